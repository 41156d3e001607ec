import { leave } from '@sandtable/kernel'
import type { ACard } from '../../../vocabulary/card.ts'
import { attacksInTurn, canAttack, gainMovement, isMe, newAttack } from '../../words.ts'
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
        when: (_, effect, { figure }) => isMe(effect, figure),
        do: () => null,
      },
    },
    trigger: {
      'about to suffer': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.amount > 0,
        do: (_, __, v) => {
          v.amount = 0
        },
      },
      'start of activation': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => {
          gainMovement(s, effect.on ?? '', 4)
          leave(s, effect.id)
        },
      },
    },
  },
]
