import type { Effect, Trigger } from '@sandtable/kernel'
import type { XState, XWing } from '../state.ts'
import type { Attack, Die } from '../vocabulary/attacks.ts'
import { canReroll, canRerollAttack } from './pilots/pilot.ts'
import { isWarded } from './warded.ts'
import { has, mayReroll, turnDice } from './words.ts'

/** What cards do to the dice of an attack; each is offered while there is a die for it. */

type Which = 'attack' | 'defense'

type About<Value> = (s: XState, effect: Effect, v: Attack) => Value

type OnDice = Required<Pick<Trigger<XWing, Attack>, 'when' | 'idle' | 'do'>>

interface Turning {
  /** All dice of that face, if not given. */
  readonly most?: number
  readonly when?: About<boolean>
}

/** Turns dice from one face to another. */
export function turning(
  which: Which,
  from: string,
  to: string,
  { most, when = () => true }: Turning = {},
): OnDice {
  return {
    when: (s, effect, v) => has(diceOf(v, which), from) && when(s, effect, v),
    idle: (s, _, v) => to === 'evade' && isWarded(s, v),
    do: (_, __, v) => void turnDice(diceOf(v, which), from, to, most),
  }
}

interface Rerolling {
  /** As many as there are, if not given. */
  readonly most?: About<number>
  readonly faces?: readonly string[]
  readonly when?: About<boolean>
}

/** The player of the ship that rolled them may reroll dice. */
export function rerolling(which: Which, { most, faces, when = () => true }: Rerolling = {}): OnDice {
  const count: About<number> = (s, effect, v) => most?.(s, effect, v) ?? diceOf(v, which).length
  return {
    when: (s, effect, v) =>
      mayAnyBeRerolled(s, v, which, faces) && when(s, effect, v) && count(s, effect, v) > 0,
    idle: (s, _, v) => which === 'defense' && isWarded(s, v),
    do: (s, effect, v) =>
      mayReroll(s, which === 'attack' ? v.attacker : v.target, which, count(s, effect, v), faces),
  }
}

/** May any of these dice still be rerolled (of these faces)? */
function mayAnyBeRerolled(s: XState, v: Attack, which: Which, faces?: readonly string[]): boolean {
  return which === 'attack' ? canRerollAttack(s, v, faces) : canReroll(v.defenseDice, faces)
}

function diceOf(v: Attack, which: Which): Die[] {
  return which === 'attack' ? v.attackDice : v.defenseDice
}
