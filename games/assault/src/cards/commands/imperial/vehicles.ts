import { shuffleBack } from '../../../hand.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, ownerOf } from '../../words.ts'
import { besideOwnGroup, bringBack, fallen } from '../coming-back.ts'
import { command } from '../command.ts'

const trooper = choice<string>('trooper', {
  from: (s, effect) => fallen(s, ownerOf(effect)),
  do: (s, effect, id) => choose(s, effect, returnStand, { figure: id, from: besideOwnGroup(s, id) }),
})

const returnStand = choice<number, { readonly figure: string; readonly from: readonly number[] }>('stand', {
  from: (_, __, { from }) => from,
  do: (s, _, stand, memory) => bringBack(s, memory.figure, stand),
})

/** Cards that name one of the figures in `figures/imperial/vehicles.ts`. */
export const imperialVehiclesCommands: readonly ACard[] = [
  command(
    'endless-reserves',
    {
      action: { when: (s, figure) => fallen(s, figure.seat).length > 0 },
      play: (s, { seat, effect }) => {
        shuffleBack(s, seat, 'endless-reserves')
        choose(s, effect, trooper)
      },
    },
    {
      asks: [trooper, returnStand],
    },
  ),
]
