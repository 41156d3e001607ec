import type { Stand } from '@sandtable/grid'
import { type Plain, query } from '@sandtable/kernel'
import { destinations, type Gait, mayEnd, passages, pathOf, type Way } from '../movement.ts'
import { type AState, type Figure, figureOf, isOnMap } from '../state.ts'
import { onTheWay, walk } from './walk.ts'
import { ask, call, procedure, repeat } from './words.ts'

/** An answer that moves a figure: to where it may stay, or one step through where it may not. */
export type MoveAnswer = { readonly move: Stand } | { readonly step: Stand }

/** Where a figure could go now, as answers. */
export function moveAnswers(s: AState, figure: Figure, gait: Gait): MoveAnswer[] {
  if (!isOnMap(figure) || gait.points <= 0 || query(s, 'exit forbidden', null, figure.id) !== null) return []
  return [
    ...destinations(s, figure, gait).map(({ stand }): MoveAnswer => ({ move: stand })),
    ...passages(s, figure, gait).map(({ stand }): MoveAnswer => ({ step: stand })),
  ]
}

/** The way of an answer, and what it costs. */
export function wayOf(
  s: AState,
  figure: Figure,
  gait: Gait,
  answer: MoveAnswer,
): { path: Stand[]; cost: number } {
  if (!isOnMap(figure)) return { path: [], cost: 0 }
  const stand = 'move' in answer ? answer.move : answer.step
  const ways: Way[] = 'move' in answer ? destinations(s, figure, gait) : passages(s, figure, gait)
  const cost = ways.find((way) => way.stand === stand)?.cost ?? 0
  return { path: pathOf(s, figure, gait, stand) ?? [], cost }
}

export function isMove(answer: Plain): answer is MoveAnswer {
  return typeof answer === 'object' && answer !== null && ('move' in answer || 'step' in answer)
}

/** Movement points or spaces that are used at once, or lost (IA-INTR-007, IA-ACTN-007). */
export interface Going {
  readonly figure: string
  points: number
  /** A number of spaces at no cost, not movement points (IA-MOVE-011). */
  readonly spaces: boolean
  readonly mobile: boolean
  path: Stand[]
  done: boolean
}

const gaitOf = (v: Going): Gait => ({ points: v.points, spaces: v.spaces, mobile: v.mobile })

export const moveNow = procedure<Going>(
  'move now',
  [
    ask('choose where to move', {
      rule: 'IA-INTR-007',
      seats: (s, v) => (v.done || goings(s, v).length === 0 ? null : figureOf(s, v.figure).seat),
      about: (_, v) => ({ figure: v.figure, points: v.points }),
      options: (s, v) => (mayStay(s, v) ? [...goings(s, v), 'stop'] : goings(s, v)),
      answer: (s, v, answer) => {
        v.path = []
        if (!isMove(answer)) {
          v.done = true
          return
        }
        const { path, cost } = wayOf(s, figureOf(s, v.figure), gaitOf(v), answer)
        v.path = path
        v.points -= v.spaces ? path.length : cost
      },
    }),
    call(
      'walk there',
      () => walk,
      (_, v) => (v.path.length === 0 ? null : onTheWay(v.figure, v.path.splice(0), 'move')),
    ),
    repeat('choose where to move', (s, v) => !v.done && goings(s, v).length > 0),
  ],
  { about: (_, v) => ({ figure: v.figure }) },
)

function goings(s: AState, v: Going): MoveAnswer[] {
  return moveAnswers(s, figureOf(s, v.figure), gaitOf(v))
}

function mayStay(s: AState, v: Going): boolean {
  const figure = figureOf(s, v.figure)
  return !isOnMap(figure) || mayEnd(s, figure, figure.stand, { mobile: v.mobile })
}
