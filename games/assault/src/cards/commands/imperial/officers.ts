import type { AState, Figure, FigureId } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  bonus,
  canAttack,
  choice,
  chooseSeveral,
  figuresWithin,
  hasTrait,
  me,
  several,
  withTrait,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { exhaustedAmong, readyGroupOf } from '../readying.ts'

const gun = several<string>('gun', (s, _, id) => {
  attackNow(s, id, { may: true, bonus: bonus({ blast: 1 }) })
})

const rallied = choice<string>('readied', {
  from: (s, effect) => troopers(s, me(s, effect)),
  do: (s, _, id) => readyGroupOf(s, id),
})

/** Cards that name one of the figures in `figures/imperial/officers.ts`. */
export const imperialOfficersCommands: readonly ACard[] = [
  command(
    'optimal-bombardment',
    {
      action: { when: (s, figure) => guns(s, figure).length > 0 },
      play: (s, { effect }) => chooseSeveral(s, effect, gun, guns(s, me(s, effect)), 3),
    },
    {
      asks: [gun],
    },
  ),
  choosing('rally-the-troops', 'action', rallied),
]

function guns(s: AState, figure: Figure): FigureId[] {
  const beside = adjacentFigures(s, figure, 'friendly')
  return withTrait(s, beside, 'vehicle', 'droid', 'heavy-weapon').filter((id) => canAttack(s, id))
}

function troopers(s: AState, figure: Figure): FigureId[] {
  return exhaustedAmong(
    s,
    figuresWithin(s, figure, 3, 'friendly', (one) => hasTrait(one, 'trooper')),
  )
}
