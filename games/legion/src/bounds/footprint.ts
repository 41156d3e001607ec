import { baseOf, sizeOf } from '../geometry/bases.ts'
import type { LState, Mini, Unit, UnitId } from '../state.ts'
import { type Battlefield, battlefieldOf, heightOf, type Part } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'

/**
 * Where a unit stands, as it was when somebody last looked: never changed, and the same object for as long as all its
 * miniatures stand as they did. What follows from where two units stand can so be kept and never be out of date.
 */
export interface Footprint {
  readonly field: Battlefield
  /** x, y, facing and height of each miniature, one after the other. */
  readonly places: Float64Array
  readonly ons: readonly (string | null)[]
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

/** The numbers that are kept of each miniature. */
const NUMBERS = 4

function standsAs({ minis }: Unit, { places, ons }: Footprint): boolean {
  if (minis.length !== ons.length) return false
  for (let at = 0; at < minis.length; at++) {
    const { x, y, facing, on } = minis[at] as Mini
    const first = NUMBERS * at
    if (x !== places[first] || y !== places[first + 1] || facing !== places[first + 2] || on !== ons[at])
      return false
  }
  return true
}

function madeBy(field: Battlefield, unit: Unit): Footprint {
  const { minis } = unit
  const places = new Float64Array(NUMBERS * minis.length)
  const ons: (string | null)[] = []
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [bottom, top] = [left, right]
  for (const { x, y, facing, on } of minis) {
    places.set([x, y, facing, heightOf(field, on)], NUMBERS * ons.length)
    ons.push(on)
    left = Math.min(left, x)
    right = Math.max(right, x)
    bottom = Math.min(bottom, y)
    top = Math.max(top, y)
  }
  const reach = sizeOf(unit)[1] / 2
  return {
    field,
    places,
    ons,
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
  const { field, places, around } = footprintOf(s, unit)
  const mini = unit.minis[at]
  if (mini === undefined) throw new Error(`${unit.id} has no miniature ${at}`)
  let areas = around[at]
  if (areas === undefined) {
    areas = areasAround(field, baseOf(unit, mini), places[NUMBERS * at + 3] ?? 0)
    around[at] = areas
  }
  return areas
}
