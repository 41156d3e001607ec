import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { isOnTable, overlaps, rest } from '@sandtable/plane'
import { unitsAround } from '../bounds/nearby.ts'
import { editionOf } from '../editions/index.ts'
import { baseAt, heightOfMini } from '../geometry/bases.ts'
import { CLIMB } from '../geometry/measures.ts'
import { inContact } from '../geometry/melee.ts'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Moving } from '../vocabulary/moves.ts'
import { hasMeleeWeapon } from '../weapons.ts'
import { mayDisplace } from './2018/displacing.ts'
import { outOfCohesion, placeAt } from './cohesion.ts'
import { liesOnAnother, refuseOnToken } from './ground.ts'

/** What moves of all bases have in common: what they come to, where they may end, and what may be in their way. */

/** A legal move: where the leader and the others come to stand. */
export interface Judged {
  readonly leader: Place
  readonly others: readonly Place[]
  /** A climb, and no standard move (LG2-MOVE-014). */
  readonly climbs: boolean
  /** Neither a climb nor a pivot. */
  readonly standard: boolean
  /** All along the tool of the highest speed (LG2-WKW-036). */
  readonly full: boolean
  /** How far along the tool its leading notch came, in mm; 0 for bases without one. */
  readonly front: number
  /** It stands a little short of the end, where terrain left no room, and is not hurt for that (LG1-QCMPB-008). */
  readonly spared?: boolean
  /** The edge of the battlefield cut it short (LG2-MOVE-017). */
  readonly offEdge: boolean
}

/** A standard move of a round base that ends on the battlefield, but for what is said otherwise. */
export function roundMoveTo(leader: Place, others: readonly Place[], but: Partial<Judged> = {}): Judged {
  return { leader, others, climbs: false, standard: true, full: false, front: 0, offEdge: false, ...but }
}

/** Unhindered, Scale and Jump take no notice of difficult terrain (LG2-KW-226, -248, -260). */
export function ignoresDifficult(s: LState, v: Moving, unit: Unit): boolean {
  if (v.jump !== undefined || v.ignoresDifficult === true) return true
  return hasKeyword(s, unit, 'unhindered') || hasKeyword(s, unit, 'scale')
}

/** How far up or down a climb may lead: twice as far for those who are good at it (LG2-KW-091, -247). */
export function climbOf(s: LState, unit: Unit): number {
  return hasKeyword(s, unit, 'scale') || hasKeyword(s, unit, 'expert-climber') ? 2 * CLIMB : CLIMB
}

/** From where its way up or down is measured: from the edge, or from a vehicle, before it is deployed (LG2-KW-245). */
export function heightBefore(s: LState, { outOf }: Moving, unit: Unit): number {
  if (outOf !== undefined) return heightOfMini(s, leaderOf(unitOf(s, outOf)))
  return heightOf(battlefieldOf(s.table.map), leaderOf(unit).on)
}

/** Nobody ends on anybody, nor on a point of interest, nor beside an enemy but to fight it (LG2-MOVE-011, -018). */
export function endRefused(s: LState, v: Moving, unit: Unit, place: Place): RuleId | null {
  const isAside = editionOf(s).vehiclesMeet === 'units' ? displaces(s, v, unit) : undefined
  if (liesOnAnother(s, unit, place, isAside)) return 'LG2-MOVE-011'
  const base = baseAt(unit, place)
  const underfoot = refuseOnToken(s, base)
  if (underfoot !== null) return underfoot
  if (touchesFriends(s, unit, place, isAside)) return 'LG1-BASE-008'
  const touched = touchedEnemies(s, unit, place).filter((enemy) =>
    touchesBesideOverlap(s, unit, place, enemy),
  )
  if (touched.length === 0) return null
  if (touched.some((enemy) => hasKeyword(s, enemy, 'immune-melee'))) return 'LG2-KW-111'
  if (v.keepsOff === true) return 'LG2-MELEE-017'
  if (!hasMeleeWeapon(unit)) return 'LG2-BASE-008'
  return touched.length > 1 ? 'LG2-MELEE-009' : null
}

function displaces(s: LState, v: Moving, unit: Unit): (other: Unit) => boolean {
  return (other) => mayDisplace(s, v, unit, other)
}

/** Does a base here touch any that it does not drive over? */
function touchesBesideOverlap(s: LState, unit: Unit, place: Place, other: Unit): boolean {
  const leader = { ...leaderOf(unit), ...place }
  const base = baseAt(unit, place)
  return other.minis.some(
    (mini) => !overlaps(base, baseAt(other, mini)) && inContact(s, unit, leader, other, mini),
  )
}

/** Would a base here touch that of another friendly unit, where that is forbidden (LG1-BASE-008)? */
export function touchesFriends(
  s: LState,
  unit: Unit,
  place: Place,
  isAside?: (other: Unit) => boolean,
): boolean {
  if (editionOf(s).keepsOff === 'enemies') return false
  const standing = { ...leaderOf(unit), ...place }
  return unitsAround(s, unit, place).some(
    (other) =>
      other !== unit &&
      other.seat === unit.seat &&
      isAside?.(other) !== true &&
      other.minis.some((mini) => inContact(s, unit, standing, other, mini)),
  )
}

/** The enemy units whose miniatures a leader here would touch. */
export function touchedEnemies(s: LState, unit: Unit, place: Place): Unit[] {
  const leader = { ...leaderOf(unit), ...place }
  return unitsAround(s, unit, place).filter(
    (enemy) =>
      enemy.seat !== unit.seat && enemy.minis.some((mini) => inContact(s, unit, leader, enemy, mini)),
  )
}

export function isSpot(spot: Plain): boolean {
  return isMap(spot) && Number.isFinite(spot.x) && Number.isFinite(spot.y)
}

/** The others where the player puts them, each checked (LG2-COH-007). */
export function asSaid(
  s: LState,
  unit: Unit,
  leader: Place,
  said: readonly { readonly x: number; readonly y: number }[],
): Place[] | RuleId {
  if (said.length !== unit.minis.length - 1) return 'LG2-COH-001'
  const { width, height } = battlefieldOf(s.table.map)
  const enemies = touchedEnemies(s, unit, leader)
  const stand: Place[] = []
  for (const spot of said) {
    const at = rest({ x: spot.x, y: spot.y, facing: leader.facing })
    const base = baseAt(unit, at)
    if (!isOnTable(base, { width, height })) return 'LG2-MOVE-015'
    const place = placeAt(s, unit, at)
    if ('rule' in place) return place.rule
    const isOnOwn = [leader, ...stand].some((one) => overlaps(base, baseAt(unit, one)))
    if (isOnOwn || liesOnAnother(s, unit, at)) return 'LG2-MOVE-011'
    if (touchesFriends(s, unit, place)) return 'LG1-BASE-008'
    const underfoot = refuseOnToken(s, base)
    if (underfoot !== null) return underfoot
    const rule = outOfCohesion(s, unit, leader, place)
    if (rule !== null) return rule
    // Only the unit whose melee the leader starts or is in.
    if (touchedEnemies(s, unit, place).some((enemy) => !enemies.includes(enemy)))
      return enemies.length === 0 ? 'LG2-MELEE-002' : 'LG2-MELEE-009'
    stand.push(place)
  }
  return stand
}
