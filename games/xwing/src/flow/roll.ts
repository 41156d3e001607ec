import { type Effect, type Plain, rollNames, tell } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { attackDie, defenseDie } from '../dice.ts'
import type { ShipId } from '../state.ts'
import { procedure, run, window } from './words.ts'

/** Dice that a ship has rolled for something else than an attack. */
export interface LyingDice {
  faces: string[]
  /** The place of one that nobody may modify any more. */
  fixed?: number
}

/** Dice that a ship rolls for an obstacle or a card. */
export interface Rolling extends LyingDice {
  readonly ship: ShipId
  readonly die: 'attack' | 'defense'
  readonly count: number
  /** What the journal says of it, beside the ship and its dice. */
  readonly told: { readonly type: string; readonly [detail: string]: Plain }
  /** The card that it is for; then `rolled` of it happens. */
  readonly effect: Effect | null
}

/** One attack die, if nothing else is said. */
export function rolling(
  ship: ShipId,
  told: Rolling['told'],
  more: Partial<Pick<Rolling, 'die' | 'count' | 'effect'>> = {},
): Rolling {
  return { ship, die: 'attack', count: 1, told, effect: null, faces: [], ...more }
}

/** Nothing can be spent on these (XW-DICE-009), but somebody else may change them once they lie there. */
export const rollForEffect = procedure<Rolling>(
  'roll',
  [
    run('roll the dice', (s, v) => {
      v.faces = [...rollNames(s, v.die === 'attack' ? attackDie : defenseDie, v.count)]
      tell(s, Object.assign({ ...v.told }, { ship: v.ship, dice: [...v.faces] }))
    }),
    window('dice rolled', { of: (_, v) => v.ship }),
    run('do what they say', (s, v) => {
      if (v.effect !== null) cardNamed(v.effect.card)?.rolled?.(s, v.effect, v.faces)
    }),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)
