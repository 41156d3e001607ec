import type { Effect } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import type { TargetId } from '../state.ts'
import { type Attack, attack } from './attack.ts'
import { call, procedure, run } from './words.ts'

/** What came of an attack. */
export interface Outcome {
  readonly target: TargetId
  readonly suffered: number
  readonly defeated: boolean
}

/** An attack, and the rest of what a card does, which depends on what came of it. */
export interface Striking {
  attack: Attack | null
  readonly effect: Effect
  readonly choice: string
  /** None, if no attack was made. */
  outcome: Outcome | null
}

export const strike = procedure<Striking>('strike', [
  call(
    'attack',
    () => attack,
    (_, v) => {
      const one = v.attack
      v.attack = null
      return one
    },
    (_, v, { made, target, suffered, defeated }) => {
      if (made) v.outcome = { target, suffered, defeated }
    },
  ),
  run('go on', (s, v) => {
    if (v.outcome !== null) cardNamed(v.effect.card)?.picked?.[v.choice]?.(s, v.effect, { ...v.outcome })
  }),
])
