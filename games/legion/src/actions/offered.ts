import { cardNamed, type Effect, numbersHaving, type Plain, query, type RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { activationOf } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { isEngaged } from '../geometry/melee.ts'
import { canClimb, climbsOf } from '../moves/2018/climbing.ts'
import {
  hasMovedEnough,
  isFastEnough,
  isHeld,
  isRooted,
  mayLeave,
  mayMove,
  mayMoveAction,
} from '../moves/may-move.ts'
import type { LState, Unit } from '../state.ts'
import { isOfType, unitOf } from '../units.ts'
import { mayStandBy } from '../values.ts'
import type { Activating, Basic, ByCard } from '../vocabulary/activations.ts'
import type { CardAction } from '../vocabulary/card.ts'
import { hasDefender } from './defenders.ts'
import { mustBeFirst } from './first-action.ts'

/** An action of every unit by its name, one of a card, or that no more is done. */
export type ActAnswer = Basic | 'done' | ByCard

const others: readonly Basic[] = ['attack', 'aim', 'dodge', 'standby', 'recover']
const all: readonly Basic[] = ['move', 'withdraw', ...others]
const withClimbs: readonly Basic[] = ['move', 'withdraw', 'climb', 'clamber', ...others]

function basics(s: LState): readonly Basic[] {
  return editionOf(s).climbing === 'without' ? withClimbs : all
}

/** What the activated unit may do now. */
export function actionsOffered(s: LState, v: Activating): ActAnswer[] {
  const unit = unitOf(s, v.unit)
  if (v.panicked || v.over === true || unit.minis.length === 0) return []
  const bound = boundTo(s, v, unit)
  const offered: ActAnswer[] = bound === null ? [] : [...bound]
  if (bound === null)
    for (const action of basics(s)) if (refused(s, v, unit, action) === null) offered.push(action)
  addCardActions(s, v, unit, bound, offered)
  if (bound === null) offered.push('done')
  return offered
}

/** The same, but nothing where there is nothing to do but to end. */
export function actionsIfAny(s: LState, v: Activating): ActAnswer[] {
  const offered = actionsOffered(s, v)
  return offered[0] === 'done' ? [] : offered
}

/**
 * What must come first, if it can be performed: to be deployed (LG2-DEPL-005), or what the AI of a unit demands
 * (LG2-KW-127, -128); null: it is free.
 */
function boundTo(s: LState, v: Activating, unit: Unit): readonly Basic[] | null {
  const first = mustDeploy(v, unit) ? (['move'] as const) : mustBeFirst(s, v, unit)
  const possible = first?.filter((action) => refused(s, v, unit, action) === null) ?? []
  return possible.length > 0 ? possible : null
}

function mustDeploy({ acted }: Activating, unit: Unit): boolean {
  return !unit.deployed && acted !== true
}

/** Why an action is not among those offered. */
export function refuseAction(s: LState, v: Activating, answer: Plain): RuleId | null {
  const unit = unitOf(s, v.unit)
  const bound = boundTo(s, v, unit)
  if (isMap(answer)) return refuseByCard(s, v, unit, bound, answer.effect)
  if (bound !== null) return mustDeploy(v, unit) ? 'LG2-DEPL-005' : 'LG2-KW-127'
  const action = basics(s).find((one) => one === answer)
  return action === undefined ? 'LG2-ACT-001' : refused(s, v, unit, action)
}

function refused(s: LState, v: Activating, unit: Unit, action: Basic): RuleId | null {
  if (v.actions <= 0) return 'LG2-ACT-001'
  if (!unit.deployed) return action === 'move' ? null : 'LG2-DEPL-005'
  if (!moves.includes(action) && isUsedUp(s, v, action)) return 'LG2-ACT-002'
  if (action === 'move') return hasMovedEnough(s, unit, v) ?? refuseMove(s, v, unit)
  if (action === 'withdraw') return hasMovedEnough(s, unit, v) ?? refuseWithdraw(s, v, unit)
  if (action === 'climb' || action === 'clamber') return refuseClimb(s, v, unit, action)
  if (action === 'attack') return refuseAttack(s, v, unit)
  if (action === 'standby') return refuseStandby(s, v, unit)
  return null
}

/** Has it performed this action as often as it may (LG2-ACT-002, -020)? */
export function isUsedUp(s: LState, { unit, done }: Activating, action: string): boolean {
  let before = 0
  for (const one of done) if (one === action) before++
  return before >= query(s, 'times per activation', 1, { unit, action })
}

function refuseMove(s: LState, v: Activating, unit: Unit): RuleId | null {
  if (v.rooted === true) return 'LG1-WKW-003'
  if (mayMove(s, unit)) return null
  if (isRooted(s, unit)) return 'LG2-KW-231'
  if (isHeld(s, unit)) return 'LG2-MELEE-012'
  return unit.tokens.immobilize > 0 ? 'LG2-WKW-022' : 'LG2-MOVE-002'
}

/** May it attack in the activation in which it withdraws (LG2-APXB-010)? */
export function fightsOn(unit: Unit): boolean {
  return isOfType(unit, 'creature trooper')
}

/** Kinds of move actions, which may be performed again (LG1-ACTN-002). */
const moves: readonly Basic[] = ['move', 'withdraw', 'climb', 'clamber']

function refuseClimb(s: LState, v: Activating, unit: Unit, action: 'climb' | 'clamber'): RuleId | null {
  return v.rooted === true ? 'LG1-WKW-003' : climbRefused(s, unit, action, v.actions)
}

/** LG1-VERT-001 to -006. */
export function climbRefused(
  s: LState,
  unit: Unit,
  action: 'climb' | 'clamber',
  actions: number,
): RuleId | null {
  if (!canClimb(s, unit)) return 'LG1-VERT-002'
  if (isHeld(s, unit)) return 'LG2-MELEE-012'
  // LG1-ACTB-005.
  if (action === 'climb' && actions < 2) return 'LG1-VERT-003'
  return climbsOf(s, unit, action === 'clamber' && actions > 1 ? 2 : 1).length > 0 ? null : 'LG1-VERT-001'
}

/** May a free move action lead it out of a melee, too? */
export function mayWithdrawFreely(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  if (activation === null || editionOf(s).withdrawal === 'whole activation') return false
  return hasMovedEnough(s, unit, activation) === null && refuseWithdraw(s, activation, unit) === null
}

/** May it perform a free move action now, of any kind? */
export function mayMoveFreely(s: LState, unit: Unit): boolean {
  return mayMoveAction(s, unit) || mayWithdrawFreely(s, unit)
}

/** LG2-MELEE-015 to -018. */
function refuseWithdraw(s: LState, v: Activating, unit: Unit): RuleId | null {
  // Only in its own activation.
  if (!isEngaged(s, unit) || activationOf(s, unit) === null) return 'LG2-MELEE-015'
  if (isRooted(s, unit)) return 'LG2-KW-231'
  if (!isFastEnough(s, unit)) return 'LG2-MELEE-016'
  if (!mayLeave(s, unit)) return 'LG2-MELEE-015'
  if (editionOf(s).withdrawal === 'whole activation') return v.done.length > 0 ? 'LG1-WDRB-003' : null
  if (activationOf(s, unit)?.moves.some(({ fights }) => fights)) return 'LG2-MELEE-017'
  const fought = v.done.includes('attack') && !fightsOn(unit)
  return fought || v.done.includes('standby') ? 'LG2-MELEE-018' : null
}

/** LG2-ACT-021, LG2-MELEE-018. */
function refuseAttack(s: LState, v: Activating, unit: Unit): RuleId | null {
  if (v.done.includes('standby') && !editionOf(s).attacksWhileStandingBy) return 'LG2-ACT-021'
  if (v.withdrew && !fightsOn(unit)) return 'LG2-MELEE-018'
  return hasDefender(s, unit) ? null : 'LG2-ATK-010'
}

/** LG2-ACT-016, -021. */
function refuseStandby(s: LState, v: Activating, unit: Unit): RuleId | null {
  if (v.done.includes('attack')) return 'LG2-ACT-021'
  if (v.withdrew) return 'LG2-MELEE-018'
  return mayStandBy(s, unit) ? null : 'LG2-ACT-016'
}

/** What one card action is called among those that were performed: each once (LG2-ACT-007, -010, -012). */
export function doneAs({ card, effect }: ByCard): string {
  return `${card} ${effect}`
}

/** The card action that is called so; undefined: it is none. */
export function actionOfCard(s: LState, done: string): CardAction | undefined {
  return cardNamed(s, done.split(' ')[0] ?? '')?.action
}

/** Adds the card actions of a unit: of its own cards, then of those in play that are on no unit. */
function addCardActions(
  s: LState,
  v: Activating,
  unit: Unit,
  bound: readonly Basic[] | null,
  offered: ActAnswer[],
): void {
  for (const on of [v.unit, null])
    for (const id of numbersHaving(s, on, 'action'))
      if (refuseByCard(s, v, unit, bound, id) === null)
        offered.push({ card: (s.effects[id] as Effect).card, effect: id })
}

function refuseByCard(
  s: LState,
  v: Activating,
  unit: Unit,
  bound: readonly Basic[] | null,
  id: Plain | undefined,
): RuleId | null {
  const effect = s.effects[Number(id)]
  if (effect === undefined || !isFor(effect, unit)) return 'LG2-ACT-006'
  const action = actionOf(s, effect)
  if (action === undefined) return 'LG2-ACT-006'
  if (!unit.deployed) return 'LG2-DEPL-005'
  const cost = costOf(s, unit, action)
  if (cost > 0 && bound !== null) return 'LG2-KW-127'
  if (cost > v.actions) return 'LG2-ACT-008'
  if (isUsedUp(s, v, doneAs({ card: effect.card, effect: effect.id }))) return 'LG2-ACT-007'
  return action.can?.(s, unit, effect) === false ? 'LG2-ACT-006' : null
}

function isFor({ on, seat }: Effect, unit: Unit): boolean {
  return on === unit.id || (on === null && (seat === null || seat === unit.seat))
}

export function actionOf(s: LState, { card }: Effect): CardAction | undefined {
  return cardNamed(s, card)?.action
}

export function costOf(s: LState, unit: Unit, { cost }: CardAction): number {
  return typeof cost === 'function' ? cost(s, unit) : cost
}
