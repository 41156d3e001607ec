import { tell } from '@sandtable/kernel'
import { readyGroups } from '../../flow/activation.ts'
import { groupNamed } from '../../state.ts'
import type { ACard } from '../card.ts'
import { pick } from '../words.ts'
import { command } from './command.ts'

/** Command cards that players play at the start or the end of a round. */
export const roundCommands: readonly ACard[] = [
  command(
    'take-initiative',
    {
      at: { 'start of round': { when: (s, _, seat) => readyGroups(s, seat).length > 0 } },
      play: (s, { seat, effect }) => {
        s.table.initiative = seat
        tell(s, { type: 'initiative', seat })
        pick(s, effect, 'group', readyGroups(s, seat))
      },
    },
    {
      picked: {
        group: (s, _, group) => {
          groupNamed(s, String(group)).exhausted = true
          tell(s, { type: 'exhausted', group })
        },
      },
    },
  ),
]
