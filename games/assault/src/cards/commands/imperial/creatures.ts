import { figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { distanceBetween, isMe, me } from '../../words.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { isOwn } from '../nearby.ts'

/** Cards that name one of the figures in `figures/imperial/creatures.ts`. */
export const imperialCreaturesCommands: readonly ACard[] = [
  command('cavalry-charge', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:cavalry-charge',
    rules: ['IA-CMD-cavalry-charge'],
    query: {
      results: (value, s, effect, v) => {
        const block = isMe(effect, v.target) ? 1 : 0
        const rides =
          isOwn(s, effect, v.attacker, 'trooper') &&
          distanceBetween(s, me(s, effect), figureOf(s, v.attacker)) <= 2
        return { ...value, block: value.block + block, surge: value.surge + (rides ? 1 : 0) }
      },
    },
  },
]
