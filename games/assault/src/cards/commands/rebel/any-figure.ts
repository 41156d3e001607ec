import { takeBack } from '../../../hand.ts'
import { figureOf } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { adjacentFigures, choice, choose, gainMovement, givePoints, me, recoverDamage } from '../../words.ts'
import { command } from '../command.ts'
import { shakenOff } from '../shaking-off.ts'

const takenBack = choice<string>('card', {
  from: () => ['take back'],
  may: () => true,
  do: (s, effect) => void takeBack(s, effect.seat ?? '', 'rebel-graffiti'),
})

/** Cards for every Rebel figure. */
export const rebelCommands: readonly ACard[] = [
  command(
    'heart-of-freedom',
    {
      at: { 'start of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => {
        choose(s, effect, shakenOff)
        recoverDamage(s, effect.on ?? '', 2)
        gainMovement(s, effect.on ?? '', 2)
      },
    },
    { asks: [shakenOff] },
  ),
  command('hour-of-need', {
    during: {},
    play: (s, { figure }) => recoverDamage(s, figure ?? '', s.table.round),
  }),
  command(
    'rebel-graffiti',
    {
      at: {
        'end of activation': {
          figures: (_, v) => [v.figure],
          when: (s, v) => adjacentFigures(s, figureOf(s, v.figure), 'hostile').length === 0,
        },
      },
      play: (s, { seat, effect }) => {
        givePoints(s, seat, 2, 'rebel-graffiti')
        if (figureCard(me(s, effect)).name === 'Sabine Wren') choose(s, effect, takenBack)
      },
    },
    {
      asks: [takenBack],
    },
  ),
]
