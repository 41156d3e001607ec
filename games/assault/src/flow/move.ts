import type { Stand } from '@sandtable/grid'
import { destinations, type Gait, mayEnd, mayLeave, passages, pathOf } from '../board/movement.ts'
import { activationOf } from '../current-activation.ts'
import { type AState, type Figure, figureOf, isOnMap } from '../state.ts'
import type { Manner, MovingNow } from '../vocabulary/moves.ts'
import { onTheWay } from './walk.ts'
import { whyNotMove } from './why.ts'
import { ask, call, procedure, repeat } from './words.ts'

/** An answer that moves a figure: to where it may stay, or one step through where it may not. */
export type MoveAnswer = { readonly move: Stand } | { readonly step: Stand }

/** Where a figure could go now, as answers. */
export function moveAnswers(s: AState, figure: Figure, gait: Gait): MoveAnswer[] {
  if (!isOnMap(figure) || !mayLeave(s, figure)) return []
  const activation = activationOf(s)
  if (activation?.figure === figure.id && activation.halted) return []
  return [
    ...destinations(s, figure, gait).map(({ stand }): MoveAnswer => ({ move: stand })),
    ...passages(s, figure, gait).map(({ stand }): MoveAnswer => ({ step: stand })),
  ]
}

/** The way of an answer. */
export function wayOf(s: AState, figure: Figure, gait: Gait, answer: MoveAnswer): Stand[] {
  if (!isOnMap(figure)) return []
  return pathOf(s, figure, gait, 'move' in answer ? answer.move : answer.step) ?? []
}

const mannerOf = (v: MovingNow): Manner => ({ spaces: v.spaces, mobile: v.mobile, lands: v.lands === true })
const gaitOf = (v: MovingNow): Gait => ({ points: v.points, ...mannerOf(v) })

export const moveNow = procedure(
  'move now',
  [
    ask('choose where to move', {
      rule: 'IA-INTR-007',
      seats: (s, v) => (goings(s, v).length === 0 ? null : (v.by ?? figureOf(s, v.figure).seat)),
      about: (_, v) => ({ figure: v.figure, points: v.points }),
      options: (s, v): readonly (MoveAnswer | 'stop')[] =>
        mayStay(s, v) ? [...goings(s, v), 'stop'] : goings(s, v),
      why: (s, v, answer) => whyNotMove(s, figureOf(s, v.figure), gaitOf(v), answer),
      answer: (s, v, answer) => {
        if (answer === 'stop') v.done = true
        else v.path = wayOf(s, figureOf(s, v.figure), gaitOf(v), answer)
      },
    }),
    call('walk there', 'walk', (_, v) =>
      v.path.length === 0 ? null : onTheWay(v.figure, v.path.splice(0), 'move', mannerOf(v)),
    ),
    repeat('choose where to move', (s, v) => !v.done && goings(s, v).length > 0),
    call('settle', 'settle', (_, v) => ({ figure: v.figure, to: null })),
  ],
  { about: (_, v) => ({ figure: v.figure }) },
)

function goings(s: AState, v: MovingNow): MoveAnswer[] {
  return moveAnswers(s, figureOf(s, v.figure), gaitOf(v))
}

function mayStay(s: AState, v: MovingNow): boolean {
  const figure = figureOf(s, v.figure)
  return !isOnMap(figure) || mayEnd(s, figure, figure.stand, gaitOf(v))
}
