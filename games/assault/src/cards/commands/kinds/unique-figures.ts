import type { PowerToken } from '../../../../data/types.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, gainPower, recoverDamage } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { discardFromPlay, keepInPlay, lasting } from '../lasting.ts'

const instinct = choice<PowerToken, { readonly from: readonly PowerToken[] }>('token', {
  from: (_, __, { from }) => from,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

/** Cards for unique figures. */
export const uniqueFigureCommands: readonly ACard[] = [
  command('second-chance', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null)
    },
  }),
  {
    id: 'effect:second-chance',
    rules: ['IA-CMD-second-chance'],
    trigger: {
      'health reached': {
        forced: true,
        of: 'target',
        do: (s, effect) => {
          recoverDamage(s, effect.on ?? '', 2)
          discardFromPlay(s, effect, 'second-chance')
        },
      },
      'end of round': {
        forced: true,
        do: (s, effect) => {
          recoverDamage(s, effect.on ?? '', 2)
          discardFromPlay(s, effect, 'second-chance')
        },
      },
    },
  },
  command(
    'veteran-instincts',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, instinct, { from: ['damage', 'surge'] })
        choose(s, effect, instinct, { from: ['block', 'evade'] })
      },
    },
    { asks: [instinct] },
  ),
]
