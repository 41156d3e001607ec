import { figuresOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { pick } from '../words.ts'
import { command } from './command.ts'
import { keepInPlay, lasting } from './lasting.ts'

/** A command that lies with a hostile group of one's choice; what it does there is its lasting effect. */
export function markedGroup(id: string): ACard {
  return command(
    id,
    {
      action: {},
      play: (s, { seat, effect }) => {
        const hostile = s.table.groups.filter((one) => one.seat !== seat && figuresOf(s, one).length > 0)
        keepInPlay(s, effect)
        const ids = hostile.map((one) => one.id)
        pick(s, effect, 'group', ids)
      },
    },
    { picked: { group: (s, effect, group) => lasting(s, effect, null, { on: null, vars: { group } }) } },
  )
}
