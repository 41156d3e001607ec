import { spacesBetween, spacesOf } from '../../board/board.ts'
import { deckOf } from '../../hand.ts'
import { type AState, figureOf, figuresOnMap, isAttackable, isOnMap, type TargetId } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  areAdjacent,
  attackOf,
  choice,
  choose,
  damage,
  isFigureTarget,
  recoverDamage,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { readyGroupOf } from './readying.ts'

const victim = choice<string>('victim', {
  from: (s) => besideTarget(s, attackOf(s)),
  do: (s, effect, target) => damage(s, target, 2, effect.on),
})

/** Command cards for the end of an attack, on either side of it. */
export const attackAfterCommands: readonly ACard[] = [
  command(
    'collateral-damage',
    {
      at: {
        'attack resolved': { figures: (_, v) => [v.attacker], when: (s, v) => besideTarget(s, v).length > 0 },
      },
      play: (s, { effect }) => choose(s, effect, victim),
    },
    { asks: [victim] },
  ),
  command('counter-attack', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.target],
        when: (s, v) => {
          const attacker = figureOf(s, v.attacker)
          return isOnMap(attacker) && areAdjacent(s, figureOf(s, v.target), attacker)
        },
      },
    },
    play: (s, { figure }) => damage(s, attackOf(s).attacker, 2, figure),
  }),
  command('escalating-hostility', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => !v.missed && isFigureTarget(s, v) && isOnMap(figureOf(s, v.target)),
      },
    },
    play: (s, { seat, figure }) => {
      // This one lies there, too: 1, and 1 for each other.
      const copies = deckOf(s, seat).discard.filter((card) => card === 'escalating-hostility')
      strain(s, attackOf(s).target, copies.length, figure)
    },
  }),
  command('furious-charge', {
    at: { 'attack resolved': { figures: (_, v) => [v.target], when: (_, v) => v.suffered >= 3 } },
    play: (s, { effect }) => readyGroupOf(s, effect.on ?? ''),
  }),
  command('glory-of-the-kill', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => v.defeated && isFigureTarget(s, v),
      },
    },
    play: (s, { effect }) => recoverDamage(s, effect.on ?? '', 3),
  }),
]

/** Figures and attackable objects within 2 spaces of the target space, but not the defender. */
function besideTarget(s: AState, v: Attack): TargetId[] {
  const figures = figuresOnMap(s).filter((one) => spacesBetween(s, spacesOf(s, one), [v.space]) <= 2)
  const objects = s.table.objects.filter(
    (one) => isAttackable(one) && one.spaces.length > 0 && spacesBetween(s, one.spaces, [v.space]) <= 2,
  )
  return [...figures, ...objects].map((one) => one.id).filter((id) => id !== v.target)
}
