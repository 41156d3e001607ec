import type { Effect } from '@sandtable/kernel'
import { type AState, figureOf } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard, SpecialAction } from '../../../vocabulary/card.ts'
import {
  add,
  areAdjacent,
  attackNow,
  canAttack,
  distanceToTarget,
  isFigureTarget,
  isMe,
  leap,
  me,
  strain,
} from '../../words.ts'

/** Abilities that stand on several Mercenary cards. */

type Triggers = NonNullable<ACard['trigger']>
type Query = NonNullable<ACard['query']>

/** Parting Shot: once its damage equals its Health, before it is defeated. */
export const partingShot: NonNullable<Triggers['health reached']> = {
  of: 'target',
  when: (s, _, v) => v.suffered > 0 && canAttack(s, v.target),
  do: (s, _, v) => attackNow(s, v.target),
}

/** Relentless: does the figure attack somebody within three spaces? */
export function isRelentless(s: AState, effect: Effect, v: Attack): boolean {
  return isMe(effect, v.attacker) && isFigureTarget(s, v) && distanceToTarget(s, v) <= 3
}

export const relentless: NonNullable<Triggers['attack declared']> = {
  forced: true,
  when: isRelentless,
  do: (s, effect, v) => strain(s, v.target, 1, effect.on),
}

/** Scattergun: more damage to a target beside the figure. */
export function scattergun(damage: number): NonNullable<Query['results']> {
  return (value, s, effect, v) =>
    isMe(effect, v.attacker) && isBeside(s, effect, v) ? { ...value, damage: value.damage + damage } : value
}

function isBeside(s: AState, effect: Effect, v: Attack): boolean {
  return isFigureTarget(s, v) ? areAdjacent(s, me(s, effect), figureOf(s, v.target)) : v.distance <= 1
}

/** Pounce: to an empty space within three spaces; then it may attack. */
export const pounce: SpecialAction = {
  cost: 1,
  attack: true,
  do: (s, figure) => {
    leap(s, figure, 3)
    attackNow(s, figure.id, { may: true })
  },
}

/** Non-Sentient: it cannot interact, unless it has become something else. */
export function nonSentient(
  rule: string,
  still: (s: AState, effect: Effect) => boolean = () => true,
): NonNullable<Query['interact forbidden']> {
  return (value, s, effect, { figure }) =>
    isMe(effect, figure) && still(s, effect) ? (value ?? rule) : value
}

/** Take Cover: a block more for an evade less, even if there is none. */
export const takeCover: NonNullable<Triggers['modify results']> = {
  of: 'target',
  do: (_, __, v) => add(v, { block: 1, evade: -1 }),
}
