import { goOnWith, rollNames, tell } from '@sandtable/kernel'
import { attackDie, defenseDie } from '../dice.ts'
import type { ShipId } from '../state.ts'
import type { Rolling } from '../vocabulary/rolls.ts'
import { procedure, run, window } from './words.ts'

/** One attack die, if nothing else is said. */
export function rolling(
  ship: ShipId,
  told: Rolling['told'],
  more: Partial<Pick<Rolling, 'die' | 'count' | 'to'>> = {},
): Rolling {
  return { ship, die: 'attack', count: 1, told, to: null, faces: [], ...more }
}

/** Nothing can be spent on these (XW-DICE-009), but somebody else may change them once they lie there. */
export const rollForEffect = procedure(
  'roll',
  [
    run('roll the dice', (s, v) => {
      v.faces = [...rollNames(s, v.die === 'attack' ? attackDie : defenseDie, v.count)]
      tell(s, { ...v.told, ship: v.ship, dice: [...v.faces] })
    }),
    window('dice rolled', { of: (_, v) => v.ship }),
    run('do what they say', (s, v) => {
      if (v.to !== null) goOnWith(s, v.to, [...v.faces])
    }),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)
