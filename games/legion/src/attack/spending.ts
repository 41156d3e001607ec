import { call, query, tell } from '@sandtable/kernel'
import { takeTokens } from '../holdings.ts'
import { jarkai, marksman } from '../keywords/improving.ts'
import type { LState } from '../state.ts'
import { maySpend, spendable, spendTokens } from '../tokens.ts'
import { isLaid, unitOf } from '../units.ts'
import { hasKeyword, keywordX, surgesOf } from '../values.ts'
import type { AttackFace, DefenceFace, Pool } from '../vocabulary/attacks.ts'
import { couldDeflectByDodge, mayDodge } from './defending.ts'
import { ramOf } from './modifying.ts'
import {
  cancel,
  cancelHits,
  critsOf,
  giveKeyword,
  hitsOf,
  isFinal,
  pickUp,
  poolKeywords,
  poolX,
  throughOf,
  toldDice,
  turn,
} from './tally.ts'

/** What green tokens do in an attack, whosever they are. */
export interface Spending {
  /** Could a token be spent for it now? */
  can(s: LState, v: Pool): boolean
  /** It could, and nothing would come of it. */
  idle?(s: LState, v: Pool): boolean
  do(s: LState, v: Pool): void
}

/** Each token re-rolls up to two dice, Precise X that many more (LG2-ATK-031 to -033, LG2-KW-161). */
export function dicePerAim(s: LState, { attacker }: Pool): number {
  return query(s, 'dice per aim', 2, attacker) + keywordX(s, unitOf(s, attacker), 'precise')
}

const aiming: Spending = {
  can: (_, v) => !isFinal(v, 'attack'),
  do: (s, v) => {
    v.aims++
    call(s, 'reroll', { unit: v.attacker, dice: 'attack', most: dicePerAim(s, v) })
  },
}

/** Nobody re-rolls a crit, but for a blank that Ram turns into one that cannot be dodged any more. */
function hasWorseThanBest(s: LState, v: Pool): boolean {
  return v.attackDice.some(({ face }) => face !== 'crit') || (v.attackDice.length > 0 && ramOf(s, v) > 0)
}

/** Has the attacker a token of its own, and something that it is good for? */
export function mayAim(s: LState, v: Pool): boolean {
  return (
    maySpend(s, unitOf(s, v.attacker), 'aim') &&
    aiming.can(s, v) &&
    (hasWorseThanBest(s, v) || isWorthAnAim(s, v))
  )
}

/** It is spent on the dice at these places. */
export function spendAim(s: LState, v: Pool, places: readonly number[]): void {
  spendTokens(s, unitOf(s, v.attacker), 'aim', 1)
  v.aims++
  const inHand = pickUp(v.attackDice, places)
  call(s, 'reroll', { unit: v.attacker, dice: 'attack', most: inHand.length, inHand })
}

/** May a token on the defender be spent to re-roll one die: by a unit, which a charge is not (LG2-KW-037, LG2-WKW-006)? */
export function mayUseObservation(s: LState, v: Pool): boolean {
  return (
    unitOf(s, v.defender).tokens.observation > 0 &&
    !isLaid(unitOf(s, v.attacker)) &&
    aiming.can(s, v) &&
    hasWorseThanBest(s, v)
  )
}

/** It is spent on the die at this place; another token, or an aim, may follow (LG2-KW-038). */
export function spendObservation(s: LState, v: Pool, places: readonly number[]): void {
  takeTokens(s, unitOf(s, v.defender), 'observation', 1)
  call(s, 'reroll', { unit: v.attacker, dice: 'attack', most: 1, inHand: pickUp(v.attackDice, places) })
}

/** What makes a spent aim token worth something although it re-rolls nothing. */
const aimedFor: readonly string[] = ['duelist', 'mandalorians-are-stronger-together', 'swashbuckler']

export function isWorthAnAim(s: LState, v: Pool): boolean {
  if (v.aims > 0) return false
  const unit = unitOf(s, v.attacker)
  const isAimedFor =
    aimedFor.some((keyword) => hasKeyword(s, unit, keyword)) || poolKeywords(s, v, 'overwhelm').length > 0
  return query(s, 'is worth an aim', isAimedFor, v)
}

/** Each token turns a surge that nothing else converts (LG2-ATK-035, LG2-DEF-007). */
const surgingToHit: Spending = {
  can: (s, v) =>
    surgesOf(s, unitOf(s, v.attacker), v).attack == null && v.attackDice.some(({ face }) => face === 'surge'),
  // All of them become crits (LG2-WKW-031).
  idle: (s, v) => v.attackDice.filter(({ face }) => face === 'surge').length <= poolX(s, v, 'critical'),
  do: (s, v) => {
    turn<AttackFace>(v.attackDice, 'surge', 'hit', 1)
    v.again = true
    tell(s, { type: 'attack dice', unit: v.attacker, ...toldDice(v.attackDice) })
  },
}

const surgingToBlock: Spending = {
  can: (s, v) =>
    surgesOf(s, unitOf(s, v.defender), v).defence == null &&
    v.defenceDice.some(({ face }) => face === 'surge'),
  do: (s, v) => {
    turn<DefenceFace>(v.defenceDice, 'surge', 'block', 1)
    v.again = true
    tell(s, { type: 'defence dice', unit: v.defender, ...toldDice(v.defenceDice) })
  },
}

/** What makes a spent dodge token worth something although it cancels nothing (LG2-ATK-057). */
const dodgedFor: readonly string[] = ['block', 'duelist', 'mandalorians-are-stronger-together', 'nimble']

/** Is a token of its own worth spending though there is no hit: for the dice that are due, or for what comes back? */
export function isWorthADodge(s: LState, v: Pool): boolean {
  if (v.dodges > 0) return false
  const unit = unitOf(s, v.defender)
  const has = (keyword: string) => hasKeyword(s, unit, keyword)
  const helpsDice = couldDeflectByDodge(s, v) || has('block') || (v.kind === 'melee' && has('duelist'))
  // Ram may still hit with blanks.
  const isHit = throughOf(v) > 0 || ramOf(s, v) > 0
  return (helpsDice && isHit) || has('mandalorians-are-stronger-together')
}

/** Each token cancels a hit, or with Outmaneuver a crit, if there is one (LG2-ATK-056, LG2-KW-032). */
const dodging: Spending = {
  can: (s, v) => {
    if (!mayDodge(s, v)) return false
    if (hitsOf(v) > 0 || outmaneuvers(s, v)) return true
    return v.dodges === 0 && dodgedFor.some((keyword) => hasKeyword(s, unitOf(s, v.defender), keyword))
  },
  do: (s, v) => {
    v.dodges++
    v.again = true
    if (!outmaneuvers(s, v)) return cancelHits(s, v, 1)
    cancel(v, 'crit', 1)
    tell(s, { type: 'crits cancelled', unit: v.defender, count: 1 })
  },
}

function outmaneuvers(s: LState, v: Pool): boolean {
  return critsOf(v) > 0 && hasKeyword(s, unitOf(s, v.defender), 'outmaneuver')
}

/** With Outmaneuver dodge tokens may be spent on crits (LG2-KW-032). */
export function critsDodged(s: LState, v: Pool): number {
  if (!outmaneuvers(s, v) || !mayDodge(s, v)) return 0
  return Math.min(critsOf(v), spendable(s, unitOf(s, v.defender), 'dodge'))
}

export function spendDodges(s: LState, v: Pool, count: number): void {
  v.dodges += spendTokens(s, unitOf(s, v.defender), 'dodge', count)
}

/** Lethal X: each token is a point of Pierce (LG2-WKW-049). */
const piercing: Spending = {
  can: (s, v) => poolX(s, v, 'lethal') > v.piercing && throughOf(v) > 0,
  do: (_, v) => {
    v.piercing++
    giveKeyword(v, 'pierce', 1)
  },
}

export const spendings = {
  aiming,
  surgingToHit,
  surgingToBlock,
  dodging,
  piercing,
  aimingWell: marksman.spending,
  fencing: jarkai.spending,
} as const
