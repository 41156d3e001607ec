import {
  circle,
  distance,
  distanceTo,
  isOnTable,
  isWhollyInside,
  isWithin,
  overlaps,
  type Point,
} from '@sandtable/plane'
import { describe, expect, it } from 'vitest'
import { battleCards } from '../../data/2024/index.ts'
import { mapPlans } from '../../data/maps/index.ts'
import type { MapPlan } from '../../data/terrain/types.ts'
import type { BattleCard, Squares } from '../../data/types.ts'
import { HALF, POI_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { type Battlefield, laidOut, type Part, partsNear } from '../terrain/battlefield.ts'
import { tokensShown } from './lay-out.ts'

/** Every objective card is laid on every battlefield of its size, both ways round. */

const objectiveCards = battleCards.filter(({ kind }) => kind === 'primary')
const ways = ['blue at the bottom', 'blue at the top'] as const
const STEP = 12

/** Free ground about every point of a raster, as far as to the nearest solid part. */
interface Raster {
  readonly columns: number
  readonly rows: number
  readonly free: readonly number[]
}

/** What stops a vehicle: it rolls over small things. */
const stopsVehicles = ({ kind, ground }: Part) => kind.class === 'obstacle' || ground === 'impassable'
/** What stops those on foot, as long as they do not climb. */
const stopsTroopers = ({ kind }: Part) => kind.class !== 'area'

function rasterOf(field: Battlefield, stops: (part: Part) => boolean): Raster {
  const columns = Math.floor(field.width / STEP)
  const rows = Math.floor(field.height / STEP)
  const solid = field.parts.filter(stops)
  const free: number[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    const { x, y } = pointOf(cell, columns)
    let least = Math.min(x, y, field.width - x, field.height - y)
    for (const { outline } of solid) least = Math.min(least, distanceTo(outline, x, y))
    free.push(least)
  }
  return { columns, rows, free }
}

function pointOf(cell: number, columns: number): Point {
  return { x: ((cell % columns) + 0.5) * STEP, y: (Math.floor(cell / columns) + 0.5) * STEP }
}

/** Where a round base can go on the ground, without climbing, from the places that it can begin at. */
function reachedFrom(
  { columns, rows, free }: Raster,
  radius: number,
  begins: (at: Point) => boolean,
): Point[] {
  const seen = new Set<number>()
  const next = free.flatMap((room, cell) => (room >= radius && begins(pointOf(cell, columns)) ? [cell] : []))
  while (next.length > 0) {
    const cell = next.pop() as number
    if (seen.has(cell) || (free[cell] as number) < radius) continue
    seen.add(cell)
    if (cell % columns > 0) next.push(cell - 1)
    if (cell % columns < columns - 1) next.push(cell + 1)
    if (cell >= columns) next.push(cell - columns)
    if (cell < columns * (rows - 1)) next.push(cell + columns)
  }
  return [...seen].map((cell) => pointOf(cell, columns))
}

function placed(plan: MapPlan, way: (typeof ways)[number], across: number, down: number): Point {
  const [x, y] = [across * SEGMENT, (plan.board[1] - down) * SEGMENT]
  return way === 'blue at the bottom'
    ? { x, y }
    : { x: plan.board[0] * SEGMENT - x, y: plan.board[1] * SEGMENT - y }
}

interface Stretch {
  readonly points: readonly Point[]
  readonly inwards: Point
}

/** The stretches of the edge that a territory touches, as points every few millimetres. */
function stretches(plan: MapPlan, way: (typeof ways)[number], territory: readonly Squares[]): Stretch[] {
  const [width, height] = [plan.board[0] * SEGMENT, plan.board[1] * SEGMENT]
  return territory.flatMap(([left, top, right, bottom]) => {
    const [a, b] = [placed(plan, way, left, top), placed(plan, way, right, bottom)]
    const [x0, x1, y0, y1] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)]
    const along = (from: number, to: number) =>
      Array.from({ length: Math.floor((to - from) / 5) - 1 }, (_, n) => from + 5 * (n + 1))
    const found: Stretch[] = []
    if (y0 < 0.01) found.push({ points: along(x0, x1).map((x) => ({ x, y: 0 })), inwards: { x: 0, y: 1 } })
    if (y1 > height - 0.01)
      found.push({ points: along(x0, x1).map((x) => ({ x, y: height })), inwards: { x: 0, y: -1 } })
    if (x0 < 0.01) found.push({ points: along(y0, y1).map((y) => ({ x: 0, y })), inwards: { x: 1, y: 0 } })
    if (x1 > width - 0.01)
      found.push({ points: along(y0, y1).map((y) => ({ x: width, y })), inwards: { x: -1, y: 0 } })
    return found
  })
}

/** The share of a stretch at which a base of this width has room right behind the edge. */
function enterable(field: Battlefield, { points, inwards }: Stretch, width: number): number {
  const r = width / 2
  const free = points.filter(({ x, y }) => {
    const base = circle(x + inwards.x * r, y + inwards.y * r, r)
    const clear = partsNear(field, base).every(
      ({ kind, outline }) => kind.class === 'area' || !overlaps(base, outline),
    )
    return clear && isOnTable(base, field)
  })
  return free.length / points.length
}

/** Why a token may not lie here: LG2-OBJ-019 to -021. */
function inTheWay(field: Battlefield, at: Point): string[] {
  const token = circle(at.x, at.y, POI_RADIUS)
  return partsNear(field, token).flatMap((part) => {
    if (!overlaps(token, part.outline)) return []
    const partly = part.kind.class !== 'area' && !isWhollyInside(token, part.outline)
    return part.ground === 'impassable' || partly || part.top > SEGMENT ? [part.id] : []
  })
}

describe.each(mapPlans.map((plan) => [plan.id, plan] as const))('%s', (_, plan) => {
  const field = laidOut(plan)
  const raster = rasterOf(field, stopsTroopers)
  const cards: BattleCard[] = objectiveCards.filter(({ board }) => `${board}` === `${plan.board}`)

  it('has 18 to 30 pieces, the same for both sides', () => {
    expect(plan.pieces.length).toBeGreaterThanOrEqual(18)
    expect(plan.pieces.length).toBeLessThanOrEqual(30)
    for (const { kind, x, y } of plan.pieces) {
      const turned = plan.pieces.find(
        (one) =>
          one.kind === kind &&
          Math.abs(one.x - (field.width - x)) < 0.01 &&
          Math.abs(one.y - (field.height - y)) < 0.01,
      )
      expect(turned, `${kind} at ${x}, ${y}`).toBeDefined()
    }
  })

  it('has lanes from edge to edge for vehicles on bases of 100 and 150 mm', () => {
    const raster = rasterOf(field, stopsVehicles)
    for (const width of [100, 150]) {
      const reached = reachedFrom(raster, width / 2, ({ y }) => y < width)
      expect(
        reached.some(({ y }) => y > field.height - width),
        `${width} mm`,
      ).toBe(true)
    }
  })

  it.each(cards.map((card) => [card.id, card] as const))(
    '[LG2-OBJ-022] can have %s as it stands',
    (__, card) => {
      for (const way of ways) {
        const tokens = tokensShown(card).map(({ at: [across, down] }) => placed(plan, way, across, down))
        expect(tokens.flatMap((at) => inTheWay(field, at))).toEqual([])
        for (const territory of [card.territory?.red ?? [], card.territory?.blue ?? []]) {
          const edges = stretches(plan, way, territory)
          for (const edge of edges) {
            expect(enterable(field, edge, 27)).toBeGreaterThanOrEqual(0.8)
            expect(enterable(field, edge, 100)).toBeGreaterThan(0)
          }
          const begins = ({ x, y }: Point) =>
            edges.some(({ points }) =>
              points.some((at) => Math.abs(at.x - x) + Math.abs(at.y - y) < 3 * STEP),
            )
          const reached = reachedFrom(raster, 13.5, begins)
          for (const { x, y } of tokens) {
            const token = circle(x, y, POI_RADIUS)
            expect(
              reached.some((at) => isWithin(circle(at.x, at.y, 13.5), token, HALF)),
              `the way to ${x}, ${y}`,
            ).toBe(true)
          }
        }
        for (const { x, y } of tokens) {
          const near = field.parts.filter(
            ({ kind, outline }) =>
              kind.cover !== 'none' && distance(circle(x, y, POI_RADIUS), outline) <= SEGMENT,
          )
          expect(near.length, `cover near ${x}, ${y}`).toBeGreaterThan(0)
        }
      }
    },
  )
})

it('there are nine large battlefields, three small ones and one for grand armies, each with a name of its own', () => {
  expect(mapPlans.filter(({ board }) => `${board}` === '12,6')).toHaveLength(9)
  expect(mapPlans.filter(({ board }) => `${board}` === '12,8')).toHaveLength(1)
  expect(mapPlans.filter(({ board }) => board[0] === 6)).toHaveLength(3)
  expect(new Set(mapPlans.flatMap(({ name }) => [name.en, name.de])).size).toBe(26)
})
