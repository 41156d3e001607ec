import { obstructsBetween, type Prism, type SightLine, sightBetween } from '@sandtable/plane'
import type { LState, Mini, Place, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, type Part } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { hoversLow, isOfType, leaderOf, unitsOn } from '../units.ts'
import { baseOf, heightOfMini, silhouetteOf, volumeOf } from './bases.ts'

/** Lines of sight between silhouettes among terrain and vehicles (LG2-LOS-001 to -015). */

/** A miniature of a unit, where it stands or would stand. */
export interface Figure {
  readonly unit: Unit
  readonly mini: Readonly<Place>
}

export function figuresOf(unit: Unit): { readonly unit: Unit; readonly mini: Mini }[] {
  return unit.minis.map((mini) => ({ unit, mini }))
}

/** Terrain that stands in the way of sight: area terrain only for those who are not inside (LG2-LOS-012, -013). */
export function blockingParts(s: LState, a: Figure, b: Figure): Part[] {
  const field = battlefieldOf(s.table.map)
  const around = [...piecesAround(s, field, a), ...piecesAround(s, field, b)]
  return field.parts.filter(
    (part) => (part.kind.blocks || part.kind.class === 'area') && !around.includes(part.piece),
  )
}

function piecesAround(s: LState, field: Battlefield, { unit, mini }: Figure): string[] {
  return areasAround(field, baseOf(unit, mini), heightOfMini(s, mini)).map(({ piece }) => piece)
}

/**
 * Ground vehicles, and those that hover as low, block sight, but never that to or from their own unit (LG2-LOS-009 to
 * -011, LG2-KW-199).
 */
export function blockingVehicles(
  s: LState,
  a: Unit,
  b: Unit,
): { readonly unit: Unit; readonly prism: Prism }[] {
  return unitsOn(s)
    .filter((unit) => unit !== a && unit !== b && (isOfType(unit, 'ground vehicle') || hoversLow(unit)))
    .flatMap((unit) => unit.minis.map((mini) => ({ unit, prism: volumeOf(s, unit, mini) })))
}

/** Do two miniatures see each other (LG2-LOS-002, -003)? Both stand on the battlefield. */
export function sees(s: LState, a: Figure, b: Figure): boolean {
  return lineOfSight(s, a, b) !== null
}

/** A free line between two miniatures; null: there is none. */
export function lineOfSight(s: LState, a: Figure, b: Figure): SightLine | null {
  const from = silhouetteOf(s, a.unit, a.mini)
  const to = silhouetteOf(s, b.unit, b.mini)
  const prisms = [
    ...blockingParts(s, a, b).map(({ prism }) => prism),
    ...blockingVehicles(s, a.unit, b.unit).map(({ prism }) => prism),
  ].filter((prism) => obstructsBetween(from, to, prism) !== null)
  const seen = sightBetween(from, to, prisms)
  return seen.clear ? seen.line : null
}

/** Does a miniature see any miniature of a unit (LG2-LOS-015)? */
export function seesUnit(s: LState, from: Figure, unit: Unit): boolean {
  return unit.deployed && unit.minis.some((mini) => sees(s, from, { unit, mini }))
}

export function leaderSees(s: LState, from: Unit, to: Unit): boolean {
  return from.deployed && seesUnit(s, { unit: from, mini: leaderOf(from) }, to)
}

/** Does any miniature of one unit see any of the other? */
export function unitsSee(s: LState, a: Unit, b: Unit): boolean {
  return a.deployed && a.minis.some((mini) => seesUnit(s, { unit: a, mini }, b))
}
