import type { LState, Unit, UnitId } from '../state.ts'
import { type Battlefield, battlefieldOf, heightOf, type Part } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { baseOf, sizeOf } from './bases.ts'

/**
 * Where a unit stands, as it was when somebody last looked: never changed, and the same object for as long as all its
 * miniatures stand as they did. What follows from where two units stand can so be kept and never be out of date.
 */
export interface Footprint {
  readonly field: Battlefield
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly facings: readonly number[]
  readonly ons: readonly (string | null)[]
  readonly heights: readonly number[]
  /** A box around the middles of all bases, and as far as any base reaches from there. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
  readonly reach: number
  /** What was found out between this unit and others. */
  readonly pairs: Map<UnitId, Pair>
  /** The pieces of area terrain around each miniature, once somebody asked. */
  readonly around: (readonly Part[] | undefined)[]
}

/** What is known of two units for as long as both stand as they do; nothing until somebody asks. */
export interface Pair {
  readonly other: Footprint
  inContact: boolean | null
  /** Sight from each miniature to each of the other unit, and among which blocking vehicles. */
  readonly sights: (boolean | undefined)[]
  among: object | null
}

// By the list of miniatures, which a unit shares with whoever looks at it as if it had other cards.
const footprints = new WeakMap<Unit['minis'], Footprint>()

export function footprintOf(s: LState, unit: Unit): Footprint {
  const field = battlefieldOf(s.table.map)
  const known = footprints.get(unit.minis)
  if (known !== undefined && known.field === field && standsAs(unit, known)) return known
  // Nobody comes back to where it stood: what was known of that is let go.
  known?.pairs.clear()
  const made = madeBy(field, unit)
  footprints.set(unit.minis, made)
  return made
}

function standsAs({ minis }: Unit, { xs, ys, facings, ons }: Footprint): boolean {
  if (minis.length !== xs.length) return false
  let at = 0
  for (const { x, y, facing, on } of minis) {
    if (x !== xs[at] || y !== ys[at] || facing !== facings[at] || on !== ons[at]) return false
    at++
  }
  return true
}

function madeBy(field: Battlefield, unit: Unit): Footprint {
  const { minis } = unit
  const xs: number[] = []
  const ys: number[] = []
  const facings: number[] = []
  const ons: (string | null)[] = []
  const heights: number[] = []
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [bottom, top] = [left, right]
  for (const { x, y, facing, on } of minis) {
    xs.push(x)
    ys.push(y)
    facings.push(facing)
    ons.push(on)
    heights.push(heightOf(field, on))
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  const reach = sizeOf(unit)[1] / 2
  return {
    field,
    xs,
    ys,
    facings,
    ons,
    heights,
    left,
    right,
    bottom,
    top,
    reach,
    pairs: new Map(),
    around: [],
  }
}

/** What is known of two units. */
export function pairOf(s: LState, one: Unit, two: Unit): Pair {
  const { pairs } = footprintOf(s, one)
  const other = footprintOf(s, two)
  const known = pairs.get(two.id)
  if (known !== undefined && known.other === other) return known
  const made: Pair = { other, inContact: null, sights: [], among: null }
  pairs.set(two.id, made)
  return made
}

/** Are two units so far apart that no bases of theirs can touch? */
export function areClear(a: Footprint, b: Footprint): boolean {
  const room = a.reach + b.reach + 1
  return (
    a.left - b.right > room || b.left - a.right > room || a.bottom - b.top > room || b.bottom - a.top > room
  )
}

/** Is what reaches so far from a place certainly clear of all bases of a unit? */
export function isClearOf(
  { left, right, bottom, top, reach }: Footprint,
  { x, y }: { readonly x: number; readonly y: number },
  far: number,
): boolean {
  const room = far + reach + 1
  return left - x > room || x - right > room || bottom - y > room || y - top > room
}

/** The pieces of area terrain that this miniature of a unit is inside. */
export function areasOfMini(s: LState, unit: Unit, at: number): readonly Part[] {
  const { field, heights, around } = footprintOf(s, unit)
  const mini = unit.minis[at]
  if (mini === undefined) throw new Error(`${unit.id} has no miniature ${at}`)
  let areas = around[at]
  if (areas === undefined) {
    areas = areasAround(field, baseOf(unit, mini), heights[at] ?? 0)
    around[at] = areas
  }
  return areas
}
