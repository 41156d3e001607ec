import { call, cause, enter } from '@sandtable/kernel'
import type { Condition, PowerToken } from '../data/types.ts'
import { activationOf } from './current-activation.ts'
import { addCondition, addMovement } from './holdings.ts'
import { type AState, type FigureId, figureOf, isFigure, isOnMap, type TargetId } from './state.ts'
import { hasCondition, moveOf } from './values.ts'
import type { Activating } from './vocabulary/activations.ts'

/** What happens to figures, in the words of the rules. */

export { removeCondition as discardCondition } from './holdings.ts'

const beneficial: readonly Condition[] = ['focused', 'hidden']

export function isHarmful(condition: Condition): boolean {
  return !beneficial.includes(condition)
}

/** Conditions by keyword: good ones for the attacker, bad ones for the target (IA-COND-008, -009). */
export function applyConditions(
  s: AState,
  attacker: FigureId,
  target: TargetId,
  conditions: readonly Condition[],
): void {
  for (const condition of conditions) {
    const figure = isHarmful(condition) ? target : attacker
    if (isFigure(s, figure)) gainCondition(s, figure, condition, attacker)
  }
}

export function gainCondition(
  s: AState,
  figure: FigureId,
  condition: Condition,
  by: FigureId | null = null,
): void {
  cause(s, 'gain condition', { figure, condition, by })
}

/** A figure has a condition once, or not (IA-COND-006). */
export function giveCondition(s: AState, id: FigureId, condition: Condition): void {
  const figure = figureOf(s, id)
  if (!isOnMap(figure) || hasCondition(figure, condition)) return
  const effect = enter(s, { card: `condition:${condition}`, seat: figure.seat, on: id })
  addCondition(s, figure, condition, effect)
}

export function recoverDamage(s: AState, figure: FigureId, amount: number): void {
  cause(s, 'recover damage', { figure, amount })
}

export function gainPower(s: AState, figure: FigureId, token: PowerToken): void {
  cause(s, 'gain power token', { figure, token })
}

/** The most power tokens a figure has (IA-TOK-007). */
export const mostPower = 2

/**
 * Movement points: kept for the figure's own activation, unless a special action of it is under way: then, as
 * in the activations of others, they are spent at once (IA-MOVE-003, IA-INTR-007, IA-ACTN-007).
 */
export function gainMovement(s: AState, id: FigureId, points: number): void {
  const activation = activationOf(s)
  if (activation?.figure === id && !isWithinSpecial(activation)) {
    addMovement(s, activation, points)
  } else call(s, 'move now', { figure: id, points, spaces: false, mobile: false, path: [], done: false })
}

function isWithinSpecial({ acting, last }: Activating): boolean {
  return acting && (last === 'special' || last === 'command')
}

/** It performs a move (IA-ACTN-014). */
export function performMove(s: AState, id: FigureId): void {
  gainMovement(s, id, moveOf(s, figureOf(s, id)))
}

/** It may move up to so many spaces (IA-MOVE-011); as if Mobile; but not ending where only those may who are. */
export function moveSpaces(s: AState, id: FigureId, spaces: number, mobile = false, lands = false): void {
  call(s, 'move now', { figure: id, points: spaces, spaces: true, mobile, lands, path: [], done: false })
}
