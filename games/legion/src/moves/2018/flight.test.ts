import { circle, overlaps, type Raster, rasterOf, wayFrom, waysTo } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../../test/position.ts'
import { alongTool } from '../../proposals/along-tool.ts'
import type { LState, Place, TableEdge } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../../units.ts'
import { moveBy } from '../../vocabulary/moves.ts'
import { moveToEdge } from './fleeing.ts'
import { levelsRefused, othersOnLevels } from './levels.ts'
import { judgeSweep } from './round.ts'
import { nearestEdges, tableEdges, wayOff } from './ways-off.ts'

const block = (id: string, across: number, up: number, top = 50, stands?: true) => ({
  id,
  name: { en: id, de: id },
  class: 'obstacle',
  cover: 'heavy',
  ground: 'impassable',
  blocks: true,
  in2018: stands ? { cover: 'heavy', moves: 'by height' } : 'high stone walls',
  ...(stands && { ground: 'open' }),
  parts: [
    {
      outline: [-across, -up, across, -up, across, up, -across, up],
      top,
      ...(stands && { stands }),
    },
  ],
})
const kinds = [block('wide', 100, 10), block('lane', 10, 110), block('roof', 40, 40, 60, true)]
function table(at: readonly [number, number], terrain: readonly object[] = [], more: object = {}): LState {
  return begin({
    edition: '2018',
    kinds,
    terrain,
    gold: { a: { card: '2018-general-veers', at }, ...more },
    silver: { far: { card: '2018-rebel-troopers', at: [1700, 850], left: 1 } },
  })
}
const off = (s: LState, edge: TableEdge, at: { x: number; y: number } = leaderOf(unitOf(s, 'a'))) =>
  wayOff(s, unitOf(s, 'a'), edge, at)

/** The wall between somebody at (600, 450) and each edge. */
const walls: Readonly<Record<TableEdge, object>> = {
  bottom: { kind: 'wide', at: [600, 300] },
  top: { kind: 'wide', at: [600, 600] },
  left: { kind: 'wide', at: [450, 450], facing: 90 },
  right: { kind: 'wide', at: [750, 450], facing: 90 },
}

test('[LG1-PANB-005] the way to an edge is straight where nothing is in the way', () => {
  const s = table([600, 450])
  expect(tableEdges.map((edge) => Math.round(10 * off(s, edge)) / 10)).toEqual([450, 464.4, 600, 1228.8])
  expect(off(s, 'bottom', { x: 600, y: 0.5 })).toBe(0.5)
})

test.each(tableEdges)('[LG1-PANB-005] [LG1-PANB-006] and leads around what stands between (%s)', (edge) => {
  const s = table([600, 450], [walls[edge]])
  const field = battlefieldOf(s.table.map)
  const raster: Raster = rasterOf(field, 25, (x, y) =>
    field.parts.every(({ outline }) => !overlaps(circle(x, y, 13.5), outline)),
  )
  const isGoal = (x: number, y: number) =>
    ({ bottom: y === 0, top: y === raster.down - 1, left: x === 0, right: x === raster.across - 1 })[edge] &&
    raster.free[y * raster.across + x] === true
  expect(off(s, edge)).toBe(wayFrom(waysTo(raster, isGoal), { x: 600, y: 450 }))
  const straight = { bottom: 450, top: 464.4, left: 600, right: 1228.8 }[edge]
  expect(off(s, edge)).toBeGreaterThan(straight + 20)
  for (const other of tableEdges) if (other !== edge) expect(off(s, other)).toBeLessThan(1229)
})

/** Two walls with half a millimetre to spare on both sides of the base. */
test.each([
  ['bottom', [600, 240], [-24, 0], 240],
  ['top', [600, 674.4], [-24, 0], 240],
  ['left', [240, 450], [0, -24], 240],
  ['right', [1588.8, 450], [0, -24], 240],
] as const)('[LG1-PANB-005] straight is straight (%s)', (edge, at, [dx, dy], far) => {
  const [x, y] = at
  const along = { bottom: [0, -120], top: [0, 120], left: [-120, 0], right: [120, 0] }[edge] as [
    number,
    number,
  ]
  const facing = dx === 0 ? 90 : 0
  const lane = (way: number) => ({
    kind: 'lane',
    at: [x + along[0] + way * dx, y + along[1] + way * dy],
    facing,
  })
  const s = table(at, [lane(1), lane(-1)])
  expect(off(s, edge)).toBeCloseTo(far, 6)
})

test('[LG1-PANB-005] edges as near as each other are all of them the nearest', () => {
  const nearest = (x: number, y: number) => nearestEdges(table([x, y]), unitOf(table([x, y]), 'a'))
  expect(nearest(300, 200)).toEqual(['bottom'])
  expect(nearest(200, 300)).toEqual(['left'])
  expect(nearest(200.4, 200)).toEqual(['bottom', 'left'])
  expect(nearest(200.5, 200)).toEqual(['bottom', 'left'])
  expect(nearest(200.6, 200)).toEqual(['bottom'])
  expect(nearest(1628.8, 714.4)).toEqual(['top', 'right'])
})

const runs = (s: LState, edge: TableEdge, speed = 2) => {
  const found = moveToEdge(s, moveBy('a', speed), edge)
  return found === null
    ? null
    : { ...found, at: [found.leader.x, found.leader.y].map((mm) => Math.round(10 * mm) / 10) }
}

test('[LG1-PANB-005] [LG1-PANB-006] who panics runs by the whole move that leaves the shortest way', () => {
  const bare = table([600, 450])
  expect(runs(bare, 'bottom')).toMatchObject({ at: [600, 298], full: true })
  expect(runs(bare, 'top')).toMatchObject({ at: [600, 602] })
  expect(runs(bare, 'left', 1)).toMatchObject({ at: [498, 450] })
  expect(runs(bare, 'right', 4)).toMatchObject({ at: [802, 450] })
  expect(runs(bare, 'bottom', 0)).toBe(null)
  // Over the edge, where it can.
  expect(runs(table([600, 100]), 'bottom')).toMatchObject({ at: [600, -52], offEdge: true })
})

test('[LG1-PANB-006] around a wall it ends no farther from the edge than by any tool that is laid otherwise', () => {
  const s = table([600, 450], [{ kind: 'wide', at: [640, 380] }])
  const best = runs(s, 'bottom')
  if (best === null) throw new Error('there is a way')
  expect(best.full).toBe(true)
  const v = moveBy('a', 2)
  let least = Number.POSITIVE_INFINITY
  for (let bend = -90; bend <= 90; bend += 30)
    for (let direction = 0; direction < 360; direction += 5) {
      const move = alongTool(s, v, 2, direction, bend, 1)
      if (typeof judgeSweep(s, v, move) !== 'string') least = Math.min(least, off(s, 'bottom', move))
    }
  expect(off(s, 'bottom', best.leader)).toBeCloseTo(least, 0)
  expect(best.at).toMatchInlineSnapshot(`
    [
      496.2,
      346.2,
    ]
  `)
})

test('[LG1-PANB-006] where no whole move is possible it runs a part of one, as long as can be', () => {
  const box = (room: number) => [
    { kind: 'wide', at: [600, 450 - room] },
    { kind: 'wide', at: [600, 450 + room] },
    { kind: 'lane', at: [600 - room - 15, 450] },
    { kind: 'lane', at: [600 + room + 15, 450] },
  ]
  const parts = [80, 70, 60].map((room) => runs(table([600, 450], box(room)), 'bottom'))
  expect(parts.map((one) => one?.full)).toEqual([false, false, false])
  expect(parts.map((one) => one?.at)).toMatchInlineSnapshot(`
    [
      [
        653.7,
        396.3,
      ],
      [
        600,
        412,
      ],
      [
        613,
        414.3,
      ],
    ]
  `)
  expect(runs(table([600, 450], box(40)), 'bottom')).toBe(null)
})

const place = (x: number, y: number, on: string | null = null): Place => ({ x, y, facing: 0, on })

test('[LG1-COH-013] who stands below stays there, though its leader is on the roof', () => {
  const s = begin({
    edition: '2018',
    kinds,
    terrain: [{ kind: 'roof', at: [500, 400] }],
    gold: {
      a: {
        card: '2018-stormtroopers',
        minis: [
          [474, 400],
          [446, 400],
        ],
        left: 2,
      },
    },
    silver: {},
  })
  const a = unitOf(s, 'a')
  expect(a.minis.map(({ on }) => on)).toEqual(['roof-1/1', null])
  const [other] = othersOnLevels(s, a, place(510, 400, 'roof-1/1'))
  expect(other?.on).toBe(null)
})

test('[LG1-COH-014] on level ground whoever finds no room in cohesion is not refused', () => {
  const s = table([600, 450], [{ kind: 'roof', at: [900, 450] }], {
    b: {
      card: '2018-stormtroopers',
      minis: [
        [300, 450],
        [330, 450],
      ],
      left: 2,
    },
  })
  const b = unitOf(s, 'b')
  expect(levelsRefused(s, b, place(300, 450), [place(500, 450)])).toBe(null)
  expect(levelsRefused(s, b, place(900, 450, 'roof-1/1'), [place(500, 450)])).not.toBe(null)
})
