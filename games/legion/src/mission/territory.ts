import { query, type Seat } from '@sandtable/kernel'
import { contains, exceeds, isWithin, type Point, type Polygon, type Shape, turned } from '@sandtable/plane'
import type { BattleCard, Squares } from '../../data/types.ts'
import { battleCard } from '../catalogue.ts'
import { isAgreed } from '../editions/terms.ts'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { keepLast } from '../remembered.ts'
import { type LState, otherSeat, type Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'

/** A rectangle of the battlefield in mm. */
export interface Rect {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Does the map card lie the other way round: blue at the top? It is printed with blue at the bottom. */
function isTurned(s: LState): boolean {
  return s.table.edges[s.table.blue] === 'top'
}

/** A place on a map card, in squares from its top left corner, on the battlefield. */
export function onBattlefield(s: LState, across: number, down: number): { x: number; y: number } {
  const { width, height } = battlefieldOf(s.table.map)
  const x = across * SEGMENT
  const y = height - down * SEGMENT
  return isTurned(s) ? { x: width - x, y: height - y } : { x, y }
}

function rectOf(s: LState, [left, top, right, bottom]: Squares): Rect {
  const one = onBattlefield(s, left, top)
  const other = onBattlefield(s, right, bottom)
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    bottom: Math.min(one.y, other.y),
    top: Math.max(one.y, other.y),
  }
}

/** Grand armies stand within range 2 of the short edges, four feet long (LG1-OPTB-008, -011). */
const grandZones: NonNullable<BattleCard['territory']> = { red: [[0, 0, 2, 8]], blue: [[10, 0, 12, 8]] }

function zonesAgreedOn(s: LState): BattleCard['territory'] {
  if (isAgreed(s, 'grand army')) return grandZones
  const { primary, deployment = primary?.card } = s.table.mission
  return deployment === undefined ? undefined : battleCard(deployment).territory
}

/** The rectangles of a player's own territory (LG2-MISS-016, LG1-DEPL-001); none before the mission is built. */
export function territoryOf(s: LState, seat: Seat): Rect[] {
  const territory = zonesAgreedOn(s)
  const own = seat === s.table.blue ? territory?.blue : territory?.red
  return (own ?? []).map((squares) => rectOf(s, squares))
}

export function polygonOf({ left, right, bottom, top }: Rect): Polygon {
  return { type: 'polygon', points: [left, bottom, right, bottom, right, top, left, top] }
}

/** Is any part of it in this player's territory (LG2-RANGE-013)? */
export function isInRectsOf(s: LState, seat: Seat, shape: Shape): boolean {
  return territoryOf(s, seat).some((rect) => isWithin(shape, polygonOf(rect), 0))
}

/** Is all of a unit in its own territory (LG2-RANGE-016)? */
export function isInTerritory(s: LState, unit: Unit): boolean {
  return unit.minis.every((mini) => isWhollyInTerritory(s, unit.seat, baseOf(unit, mini)))
}

/** Is all of a base in this player's territory, whose rectangles may overlap? */
export function isWhollyInTerritory(s: LState, seat: Seat, base: Shape): boolean {
  return isWhollyInRects(territoryOf(s, seat), base)
}

/** The part of its own territory that a unit may be deployed in: all of it, less what a card bars. */
export function deploymentOf(s: LState, unit: Unit): readonly Rect[] {
  return query(s, 'deployment', territoryOf(s, unit.seat), unit.id)
}

/** Do these rectangles together hold all of it? */
export function isWhollyInRects(rects: readonly Rect[], base: Shape): boolean {
  const isHeld = (x: number, y: number) => rects.some((rect) => isInRect(rect, { x, y }))
  // No corner between two of them reaches in under its side.
  if (!cornersOf(rects).every((corner) => !contains(base, corner) || isHeld(corner.x, corner.y))) return false
  // Oblong bases have rounded ends, with corners enough of their own.
  if (base.type === 'polygon')
    return base.points.every((x, at) => at % 2 > 0 || isHeld(x, base.points[at + 1] ?? 0))
  return rimOf(base.r).every(({ x, y }) => isHeld(base.x + x, base.y + y))
}

/** A hair, in mm. */
const HAIR = 0.05

/** A hair beside each point where their sides, or what goes on from these, cross: to all four sides of it. */
const cornersOf = keepLast((rects: readonly Rect[]): Point[] => {
  const beside = (value: number) => [value - HAIR, value + HAIR]
  const across = rects.flatMap(({ left, right }) => [left, right]).flatMap(beside)
  const up = rects.flatMap(({ bottom, top }) => [bottom, top]).flatMap(beside)
  return across.flatMap((x) => up.map((y): Point => ({ x, y })))
})

/** So many points of the rim stand for all of a round base that lies across several rectangles. */
const RIM = 72

/** They, as seen from its middle. */
const rimOf = keepLast((r: number) =>
  Array.from({ length: RIM }, (_, at) => turned({ x: 0, y: r }, (360 / RIM) * at)),
)

function isInRect({ left, right, bottom, top }: Rect, { x, y }: Point): boolean {
  return !exceeds(left, x) && !exceeds(x, right) && !exceeds(bottom, y) && !exceeds(y, top)
}

export type Territory = 'friendly' | 'enemy' | 'contested'

/** Whose territory something lies in, as this player sees it; contested is what is nobody's (LG2-CARD-006). */
export function territoryAt(s: LState, seat: Seat, shape: Shape): Territory {
  if (isInRectsOf(s, seat, shape)) return 'friendly'
  return isInRectsOf(s, otherSeat(seat), shape) ? 'enemy' : 'contested'
}

export function isContested(s: LState, shape: Shape): boolean {
  return territoryAt(s, s.table.blue, shape) === 'contested'
}
