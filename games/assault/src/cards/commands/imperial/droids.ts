import { figuresOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { attackOf, canAttack, gainCondition, me, recall, seesFigure, strain } from '../../words.ts'
import { command } from '../command.ts'
import { keepInPlay, lasting } from '../lasting.ts'

/** Cards that name one of the figures in `figures/imperial/droids.ts`. */
export const imperialDroidsCommands: readonly ACard[] = [
  command('ballistics-matrix', {
    during: {},
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null, { vars: { exhausted: false } })
    },
  }),
  {
    id: 'effect:ballistics-matrix',
    rules: ['IA-CMD-ballistics-matrix'],
    aims: (s, figure, effect) =>
      !recall(effect, 'effect:ballistics-matrix').exhausted && canAttack(s, figure.id, { pastFigures: true }),
    trigger: {
      'before declaring': {
        of: 'attacker',
        when: (_, effect) => !recall(effect, 'effect:ballistics-matrix').exhausted,
        do: (s, effect) => {
          recall(effect, 'effect:ballistics-matrix').exhausted = true
          attackOf(s).pastFigures = true
        },
      },
    },
  },
  command('eerie-visage', {
    action: {},
    play: (s, { effect }) => {
      const user = me(s, effect)
      for (const one of figuresOnMap(s)) {
        if (one.seat === user.seat || !seesFigure(s, one, user)) continue
        strain(s, one.id, 1, user.id)
        gainCondition(s, one.id, 'weakened', user.id)
      }
    },
  }),
]
