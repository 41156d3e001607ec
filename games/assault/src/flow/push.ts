import { type Stand, spaceOfStand } from '@sandtable/grid'
import { areAdjacent, boardOf, isAdjacentTo, spacesOf } from '../board/board.ts'
import { destinations, type Gait, nearestStands, pathOf } from '../board/movement.ts'
import { type AState, figureOf, isOnMap } from '../state.ts'
import type { Manner, Pushing } from '../vocabulary/moves.ts'
import { onTheWay } from './walk.ts'
import { whyNotThere } from './why.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** Figures under a Massive one, each pushed to the nearest empty space (IA-MASS-005, IA-OPEN-021). */
export const pushAside = procedure('push aside', [
  ask('choose the nearest empty space', {
    rule: 'IA-MASS-005',
    // Where there is no room at all, it stays where it is.
    seats: (s, v) => (nearest(s, v.left[0] ?? '').length === 0 ? null : figureOf(s, v.left[0] ?? '').seat),
    about: (_, v) => ({ figure: v.left[0] ?? null }),
    options: (s, v) => nearest(s, v.left[0] ?? ''),
    answer: (_, v, stand) => {
      v.to = stand
    },
  }),
  call('push it there', 'walk', (_, v) => (v.to === null ? null : onTheWay(v.left[0] ?? '', [v.to], 'push'))),
  run('next', (_, v) => {
    v.left.shift()
    v.to = null
  }),
  repeat('choose the nearest empty space', (_, v) => v.left.length > 0),
])

function nearest(s: AState, id: string): Stand[] {
  const figure = s.table.figures.find((one) => one.id === id)
  return figure === undefined ? [] : nearestStands(s, figure, spacesOf(s, figure), 'pushed')
}

export const push = procedure('push', [
  ask('choose where it is pushed', {
    rule: 'IA-PUSH-001',
    // Where there is no way to end as it has to, nothing happens.
    seats: (s, v) =>
      isOnMap(figureOf(s, v.figure)) && (mayStay(s, v) || pushes(s, v).length > 0) ? v.by : null,
    about: (_, v) => ({ figure: v.figure, spaces: v.spaces }),
    options: (s, v) => (mayStay(s, v) ? ['stay', ...pushes(s, v)] : pushes(s, v)),
    why: (s, v, to) => whyNotThere(s, figureOf(s, v.figure), to) ?? 'IA-PUSH-001',
    answer: (s, v, to) => {
      const figure = figureOf(s, v.figure)
      if (to === 'stay' || !isOnMap(figure)) return
      v.path = pathOf(s, figure, gaitOf(v), to as Stand) ?? []
    },
  }),
  call('push it', 'walk', (_, v) =>
    v.path.length === 0 ? null : onTheWay(v.figure, [...v.path], 'push', manner),
  ),
])

const manner: Manner = { spaces: true, pushed: true }
const gaitOf = (v: Pushing): Gait => ({ points: v.spaces, ...manner })

function pushes(s: AState, v: Pushing): Stand[] {
  const figure = figureOf(s, v.figure)
  if (!isOnMap(figure)) return []
  const { beside } = v
  const stands = destinations(s, figure, gaitOf(v)).map((way) => way.stand)
  if (beside === undefined) return stands
  return stands.filter((stand) => isAdjacentTo(s, figureOf(s, beside), [spaceOfStand(boardOf(s), stand)]))
}

function mayStay(s: AState, v: Pushing): boolean {
  return v.beside === undefined || areAdjacent(s, figureOf(s, v.figure), figureOf(s, v.beside))
}

export const place = procedure('place', [
  ask('choose where it is placed', {
    rule: 'IA-PLACE-001',
    seats: (_, v) => (v.from.length === 0 ? null : v.by),
    about: (_, v) => ({ figure: v.figure }),
    options: (_, v) => (v.may ? ['stay', ...v.from] : v.from),
    why: (s, v, to) => (whyNotThere(s, figureOf(s, v.figure), to) === null ? null : 'IA-PLACE-003'),
    answer: (_, v, to) => {
      if (to !== 'stay') v.chosen = to as Stand
    },
  }),
  call('place it', 'walk', (_, v) => (v.chosen === null ? null : onTheWay(v.figure, [v.chosen], 'place'))),
])
