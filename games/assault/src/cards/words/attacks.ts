import { call, type Effect, pending, type Seat, type Sequel, tell } from '@sandtable/kernel'
import type { AttackDie } from '../../../data/types.ts'
import { newAttack } from '../../attack.ts'
import { distanceBetween } from '../../board/board.ts'
import { legalTargets } from '../../board/targets.ts'
import { emptyTally, rollDice, symbolsOf, total } from '../../dice.ts'
import { type AState, type Assault, type FigureId, figureOf, isFigure, type Tally } from '../../state.ts'
import type { Attack, Outcome, Rerolling, Volley } from '../../vocabulary/attacks.ts'

/** Words for cards: attacks that a card makes, changes or rerolls, and dice. */

/** The figure attacks now; more says among whom, with which dice, and what is added. */
export function attackNow(
  s: AState,
  figure: FigureId,
  more: Partial<
    Pick<Attack, 'by' | 'type' | 'among' | 'may' | 'pool' | 'bonus' | 'pastFigures' | 'bare'>
  > = {},
): void {
  call(s, 'attack', newAttack(s, figure, more))
}

/** It attacks; then the card goes on with what came of it. */
export function attackThen(s: AState, effect: Effect, next: Sequel<Assault, Outcome>, one: Attack): void {
  call(s, 'strike', { attack: one, next: pending(effect, next), outcome: null })
}

/** Could the figure declare such an attack now? */
export function canAttack(
  s: AState,
  figure: FigureId,
  more: Partial<Pick<Attack, 'by' | 'type' | 'among' | 'pastFigures' | 'arcing'>> = {},
): boolean {
  const targets = legalTargets(s, newAttack(s, figure, more))
  return targets.some(({ target }) => more.among?.includes(target) ?? true)
}

/** Several attacks in turn, each at another target or all at one figure; with `dice`, one of them for each. */
export function attacksInTurn(
  s: AState,
  attacks: readonly Attack[],
  at: Volley['at'],
  dice: readonly AttackDie[] = [],
): void {
  call(s, 'volley', { left: [...attacks], at, attacked: [], dice: [...dice], die: null })
}

export function bonus(more: Partial<Tally>): Tally {
  return { ...emptyTally(), ...more }
}

/** Adds to the results of the attack at hand. */
export function add(v: Attack, more: Partial<Omit<Tally, 'conditions'>>): void {
  for (const [symbol, amount] of Object.entries(more) as [keyof Omit<Tally, 'conditions'>, number][])
    v.bonus[symbol] += amount
}

/** The card's player may (or must, with `least`) reroll dice of the attack under way. */
export function mayReroll(
  s: AState,
  effect: Effect,
  dice: Rerolling['dice'],
  most: number,
  more: { readonly least?: number; readonly by?: Seat } = {},
): void {
  const by = more.by ?? (effect.seat as Seat)
  call(s, 'reroll', { by, dice, least: more.least ?? 0, most, places: [], rerolled: 0 })
}

/** Rolls dice outside an attack; the damage, surge or accuracy they show. */
export function rollFor(
  s: AState,
  dice: readonly ('red' | 'blue' | 'green' | 'yellow')[],
): { damage: number; surge: number; accuracy: number } {
  const rolled = rollDice(s, dice)
  const shown = {
    damage: total(rolled, 'damage'),
    surge: total(rolled, 'surge'),
    accuracy: total(rolled, 'accuracy'),
  }
  tell(s, { type: 'dice', dice: rolled.map((die) => ({ colour: die.colour, ...symbolsOf(die) })) })
  return shown
}

/** How far the target is from the attacker, by its nearest space. */
export function distanceToTarget(s: AState, { attacker, target, distance }: Attack): number {
  return isFigure(s, target) ? distanceBetween(s, figureOf(s, attacker), figureOf(s, target)) : distance
}

/** Is the target of the attack a figure, not an object? */
export function isFigureTarget(s: AState, v: Attack): boolean {
  return isFigure(s, v.target)
}
