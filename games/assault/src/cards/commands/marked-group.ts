import { figuresOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { choice, choose, ownerOf } from '../words.ts'
import { command } from './command.ts'
import { keepInPlay, lasting } from './lasting.ts'

/** A command that lies with a hostile group of one's choice; what it does there is its lasting effect. */
export function markedGroup(id: string): ACard {
  const marked = choice<string>('group', {
    from: (s, effect) =>
      s.table.groups
        .filter((one) => one.seat !== ownerOf(effect) && figuresOf(s, one).length > 0)
        .map((one) => one.id),
    do: (s, effect, group) => lasting(s, effect, null, { on: null, vars: { group } }),
  })

  return command(
    id,
    {
      action: {},
      play: (s, { effect }) => {
        keepInPlay(s, effect)
        choose(s, effect, marked)
      },
    },
    { asks: [marked] },
  )
}
