import type { Stand } from '@sandtable/grid'
import { sharesSpace, spacesOf } from '../board/board.ts'
import { nearestStands } from '../board/movement.ts'
import { type AState, figureOf } from '../state.ts'
import type { Settling } from '../vocabulary/moves.ts'
import { onTheWay } from './walk.ts'
import { ask, call, procedure } from './words.ts'

export const settle = procedure(
  'settle',
  [
    ask('choose the nearest empty space', {
      rule: 'IA-MOVE-019',
      seats: (s, v) => (nearest(s, v).length === 0 ? null : figureOf(s, v.figure).seat),
      about: (_, v) => ({ figure: v.figure }),
      options: (s, v) => nearest(s, v),
      answer: (_, v, stand) => {
        v.to = stand
      },
    }),
    call('place it there', 'walk', (_, v) => (v.to === null ? null : onTheWay(v.figure, [v.to], 'place'))),
  ],
  { about: (_, v) => ({ figure: v.figure }) },
)

function nearest(s: AState, v: Settling): Stand[] {
  const figure = figureOf(s, v.figure)
  return sharesSpace(s, figure) ? nearestStands(s, figure, spacesOf(s, figure)) : []
}
