import { call, tell } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf, woundsOn } from '../units.ts'
import { defenceDieOf, hasKeyword, keywordX } from '../values.ts'
import { type GuardDie, type Pool, suffering } from '../vocabulary/attacks.ts'
import { keywordsOfWeapon, weaponOf } from '../weapons.ts'
import { poolKeywords, poolX, weaponsX } from './tally.ts'

/** What the defender's keywords do in an attack. */

/** Blocks of the defender that Pierce X may take away (LG2-WKW-008, -010). */
export function pierceAgainst(s: LState, v: Pool): number {
  return isImmuneToPierce(s, v, unitOf(s, v.defender)) ? 0 : pierceOf(s, v)
}

/** What is left of the pool's Pierce, after what was used on guardians (LG2-KW-047). */
export function pierceOf(s: LState, v: Pool): number {
  return pierceIn(s, v) - v.pierced
}

/** The pool's Pierce; who duels with aim tokens has one more (LG2-KW-060). */
function pierceIn(s: LState, v: Pool): number {
  const duels =
    v.kind === 'melee' && v.aims + v.improving > 0 && hasKeyword(s, unitOf(s, v.attacker), 'duelist')
  return poolX(s, v, 'pierce') + (duels ? 1 : 0)
}

/** LG2-KW-107, -112; who duels with dodge tokens is, too (LG2-KW-061), unless nothing helps (LG2-KW-138). */
export function isImmuneToPierce(s: LState, v: Pool, unit: Unit): boolean {
  // The defender's alone: who guards it is none (LG2-KW-138).
  if (v.beatsImmunity && unit.id === v.defender) return false
  if (hasKeyword(s, unit, 'immune-pierce')) return true
  if (v.kind !== 'melee') return false
  const duels = unit.id === v.defender && v.dodges > 0 && hasKeyword(s, unit, 'duelist')
  return duels || hasKeyword(s, unit, 'immune-melee-pierce')
}

/** Dice beyond those for hits and crits: Impervious, Danger Sense, Vaapad (LG2-KW-080, -255, LG2-NKW-004). */
export function moreDefenceDice(s: LState, v: Pool): GuardDie[] {
  const unit = unitOf(s, v.defender)
  // What the weapons have, not what the pool gains for an aim token.
  const impervious = isImpervious(s, v, unit) ? weaponsX(s, v, 'pierce') : 0
  const sensed = Math.min(unit.tokens.suppression, keywordX(s, unit, 'danger-sense'))
  const colour = defenceDieOf(s, unit)
  return [
    ...Array.from({ length: impervious + sensed }, () => ({ colour, face: '' as const })),
    ...Array.from({ length: vaapadDice(s, unit) }, () => ({ colour: 'white' as const, face: '' as const })),
  ]
}

/** Against Pierce that may be used, wholly or in part (LG2-KW-138, -255, -256). */
function isImpervious(s: LState, v: Pool, unit: Unit): boolean {
  return !v.beatsImmunity && hasKeyword(s, unit, 'impervious') && !isImmuneToPierce(s, v, unit)
}

/** A white die for each wound, three at most (LG2-NKW-004). */
export function vaapadDice(s: LState, unit: Unit): number {
  return hasKeyword(s, unit, 'vaapad-mastery') ? Math.min(3, woundsOn(unit)) : 0
}

/** Nobody dodges a pool of nothing but High Velocity (LG2-WKW-019). */
export function mayDodge(s: LState, v: Pool): boolean {
  return !isAllOf(s, v, 'high-velocity')
}

/** Does every weapon of the pool have this keyword? */
export function isAllOf(s: LState, v: Pool, id: string): boolean {
  const unit = unitOf(s, v.attacker)
  return v.added.every((one) =>
    keywordsOfWeapon(s, unit, weaponOf(unit, one)).some((keyword) => keyword.id === id),
  )
}

export function sureBlock(): GuardDie {
  return { colour: 'white', face: 'block' }
}

/**
 * A defence surge against a ranged attack wounds the attacker, once, or with Shien Mastery each of them (LG2-KW-003, -006,
 * -215, LG2-WKW-025).
 */
export function deflect(s: LState, v: Pool, by: Unit, dice: readonly GuardDie[]): void {
  if (editionOf(s).deflect === 'a dodge') {
    deflectDodged(s, v, by, dice)
    return
  }
  if (v.kind !== 'ranged' || !hasKeyword(s, by, 'deflect') || isAllOf(s, v, 'high-velocity')) return
  // Who guards another is not the defender.
  if (by.id === v.defender && poolKeywords(s, v, 'immune-deflect').length > 0) return
  const surges = dice.filter(({ face }) => face === 'surge').length
  strikeBack(s, v, by, 'deflect', hasKeyword(s, by, 'shien-mastery') ? surges : Math.min(1, surges))
}

/** After a dodge each surge against a shot wounds the attacker (LG1-KW-013). */
function deflectDodged(s: LState, v: Pool, by: Unit, dice: readonly GuardDie[]): void {
  if (v.kind !== 'ranged' || by.id !== v.defender || !deflectsByDodge(s, v)) return
  strikeBack(s, v, by, 'deflect', dice.filter(({ face }) => face === 'surge').length)
}

/** Has the defender spent a dodge token, so that its surges block (LG1-KW-012, -014)? */
export function deflectsByDodge(s: LState, v: Pool): boolean {
  return v.dodges > 0 && couldDeflectByDodge(s, v)
}

export function couldDeflectByDodge(s: LState, v: Pool): boolean {
  return (
    editionOf(s).deflect === 'a dodge' &&
    hasKeyword(s, unitOf(s, v.defender), 'deflect') &&
    poolKeywords(s, v, 'immune-deflect').length === 0
  )
}

/** The hits that armour cancels: X, or all of them (LG1-KW-001). */
export function armourOf(s: LState, unit: Unit): number {
  if (editionOf(s).armour === 'X hits') return keywordX(s, unit, 'armor')
  return hasKeyword(s, unit, 'armor') ? Number.MAX_SAFE_INTEGER : 0
}

/** Blanks of a melee attack wound whoever made it, once (LG2-KW-059). */
export function djemSo(s: LState, v: Pool): void {
  const defender = unitOf(s, v.defender)
  const isMaster = v.kind === 'melee' && hasKeyword(s, defender, 'djem-so-mastery')
  if (isMaster && v.attackDice.some(({ face }) => face === 'blank'))
    strikeBack(s, v, defender, 'djem-so-mastery', 1)
}

function strikeBack(s: LState, v: Pool, by: Unit, keyword: string, wounds: number): void {
  const attacker = unitOf(s, v.attacker)
  // A charge that went off feels nothing.
  if (wounds === 0 || attacker.minis.length === 0 || !s.table.units.includes(attacker)) return
  tell(s, { type: 'used', card: `keyword:${keyword}`, seat: by.seat, on: by.id, moment: 'wounds are due' })
  call(s, 'suffer wounds', suffering(attacker, wounds, by.id))
}
