import { query, type RuleId } from '@sandtable/kernel'
import { armsReaching, hasOffer, looksAway, offersAgainst } from '../attack/hands.ts'
import { enemiesInReach } from '../bounds/in-reach.ts'
import { aimLenders } from '../cards/borrowed.ts'
import { editionOf } from '../editions/index.ts'
import { isBeyondRange } from '../geometry/ranges.ts'
import { leaderSees, unitsSee } from '../geometry/sight.ts'
import type { LState, Unit } from '../state.ts'
import { maySpend } from '../tokens.ts'
import { asTarget, isOnBattlefield } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Added, PoolKind } from '../vocabulary/attacks.ts'
import { armsOf, kindsAgainst, type Stance, stanceTo } from '../weapons.ts'

/** What is already in pools of the attack under way, and the weapon that reaches farther in it (LG2-WKW-062). */
export interface Taken {
  readonly added: readonly Added[]
  /** Names of weapons that are not used in this attack at all. */
  readonly without: readonly string[]
  readonly farther?: string
}

export const nothingTaken: Taken = { added: [], without: [] }

/** The units that could be declared as defender (LG2-ATK-007 to -011). */
export function possibleDefenders(
  s: LState,
  unit: Unit,
  taken: Taken = nothingTaken,
  kinds?: readonly PoolKind[],
): Unit[] {
  return enemiesInReach(s, unit).filter((enemy) => refuseDefender(s, unit, enemy, taken, kinds) === null)
}

/** Could anybody be? */
export function hasDefender(s: LState, unit: Unit, taken: Taken = nothingTaken): boolean {
  return enemiesInReach(s, unit).some((enemy) => refuseDefender(s, unit, enemy, taken) === null)
}

export function refuseDefender(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds?: readonly PoolKind[],
): RuleId | null {
  const rule = refuseAsItIs(s, unit, enemy, taken, kinds)
  return rule !== null && longShots(s, unit, enemy, taken, kinds).length > 0 ? null : rule
}

/** Without spending anything. */
function refuseAsItIs(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds?: readonly PoolKind[],
): RuleId | null {
  if (!isOnBattlefield(enemy) || enemy.seat === unit.seat) return 'LG2-ATK-007'
  const barred = refuseAtAll(s, unit, enemy)
  if (barred !== null) return barred
  const stance = stanceTo(s, unit, enemy)
  const reaching = armsReaching(s, unit, enemy, taken.farther, stance)
  if (reaching.length === 0) return outOfReach(stance)
  // LG2-CKW-032.
  const isSeen = editionOf(s).leaderMustSee
    ? leaderSees(s, unit, asTarget(enemy))
    : unitsSee(s, unit, asTarget(enemy))
  if (!isSeen) return 'LG2-ATK-009'
  const meant = kinds === undefined ? reaching : reaching.filter(({ kind }) => kinds.includes(kind))
  if (hasOffer(s, unit, enemy, taken, meant)) return null
  return looksAway(s, unit, enemy) ? 'LG2-WKW-012' : 'LG2-ATK-021'
}

/** What keeps an enemy from being attacked by this unit, whatever the weapon. */
export function refuseAtAll(s: LState, unit: Unit, enemy: Unit): RuleId | null {
  if (!query(s, 'may attack', true, { unit: unit.id, defender: enemy.id })) return 'LG2-ATK-007'
  return hasKeyword(s, enemy, 'incognito') && isBeyondRange(unit, enemy, 1) ? 'LG2-KW-117' : null
}

/** Who is in range but fights somebody else neither shoots nor is shot at. */
function outOfReach({ isEngaged, isDefenderEngaged }: Stance): RuleId {
  if (isEngaged === true) return 'LG2-MELEE-013'
  return isDefenderEngaged === true ? 'LG2-MELEE-014' : 'LG2-ATK-008'
}

/** Must an aim token be spent to reach this unit at all? */
export function needsLongShot(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds?: readonly PoolKind[],
): boolean {
  return refuseAsItIs(s, unit, enemy, taken, kinds) !== null
}

/** The Long Shot weapons that an aim token would bring into range of this unit, once in an attack (LG2-WKW-062, -064). */
export function longShots(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds?: readonly PoolKind[],
): string[] {
  if (taken.farther !== undefined) return []
  const far = armsOf(unit).filter(
    ({ weapon }) =>
      weapon.keywords?.some(({ id }) => id === 'long-shot') === true &&
      !kindsAgainst(s, unit, weapon, enemy).includes('ranged'),
  )
  if (far.length === 0 || (!maySpend(s, unit, 'aim') && aimLenders(s, unit).length === 0)) return []
  const names = [...new Set(far.map(({ weapon }) => weapon.name))]
  return names.filter((name) => reachesThen(s, unit, enemy, { farther: name, ...taken }, kinds))
}

function reachesThen(
  s: LState,
  unit: Unit,
  enemy: Unit,
  taken: Taken,
  kinds: readonly PoolKind[] | undefined,
): boolean {
  if (refuseAsItIs(s, unit, enemy, taken, kinds) !== null) return false
  const [offer] = offersAgainst(s, unit, enemy, taken)
  return offer?.kind === 'ranged' && offer.arms.some(({ weapon }) => weapon.name === taken.farther)
}

/**
 * Whom of those that it could attack it may choose: whoever distracts it, if it can (LG2-KW-274); else those who draw fire
 * onto themselves, if there are any; and nobody whom nobody notices, unless there is no other (LG2-KW-263).
 */
export function choosable(s: LState, unit: Unit, possible: readonly Unit[]): readonly Unit[] {
  const distracts = query(s, 'must attack', [], unit.id)
  const first = possible.filter(({ id }) => distracts.includes(id))
  if (first.length > 0) return first
  const noticed = conspicuous(possible, (one) => hasKeyword(s, one, 'inconspicuous'))
  const drawn = noticed.filter(({ id }) =>
    query(s, 'must be attacked', false, { unit: unit.id, defender: id }),
  )
  return drawn.length > 0 ? drawn : noticed
}

function conspicuous(units: readonly Unit[], hides: (unit: Unit) => boolean): readonly Unit[] {
  const noticed = units.filter((unit) => unit.tokens.suppression === 0 || !hides(unit))
  return noticed.length > 0 ? noticed : units
}
