import { couldAttack } from '../../../flow/acts.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { attackNow } from '../../words.ts'
import { command } from '../command.ts'

/** Cards that name one of the figures in `figures/imperial/guards.ts`. */
export const imperialGuardsCommands: readonly ACard[] = [
  command('flurry-of-blades', {
    action: { attack: true, when: (s, figure) => couldAttack(s, figure) },
    play: (s, { effect }) => {
      for (let i = 0; i < 3; i++) attackNow(s, effect.on ?? '')
    },
  }),
]
