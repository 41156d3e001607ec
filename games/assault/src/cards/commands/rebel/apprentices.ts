import { leave } from '@sandtable/kernel'
import type { ACard } from '../../../vocabulary/card.ts'
import { attacksInTurn, canAttack, gainMovement, newAttack } from '../../words.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'

/** Cards that name one of the figures in `figures/rebel/apprentices.ts`. */
export const rebelApprenticesCommands: readonly ACard[] = [
  command('sarlacc-sweep', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) =>
      attacksInTurn(s, [newAttack(s, figure ?? ''), newAttack(s, figure ?? '')], 'different'),
  }),
  command('vanish', { action: {}, play: (s, { effect }) => lasting(s, effect, null) }),
  {
    id: 'effect:vanish',
    rules: ['IA-CMD-vanish'],
    replace: {
      'gain condition': {
        forced: true,
        of: 'figure',
        do: () => null,
      },
    },
    trigger: {
      'about to suffer': {
        forced: true,
        of: 'target',
        do: (_, __, v) => {
          v.amount = 0
        },
      },
      'start of activation': {
        forced: true,
        of: 'figure',
        do: (s, effect) => {
          gainMovement(s, effect.on ?? '', 4)
          leave(s, effect.id)
        },
      },
    },
  },
]
