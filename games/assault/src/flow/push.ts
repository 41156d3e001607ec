import type { Stand } from '@sandtable/grid'
import { type Seat, tell } from '@sandtable/kernel'
import { spacesOf } from '../board.ts'
import { destinations, type Gait, nearestStands, pathOf } from '../movement.ts'
import { type AState, figureOf, isOnMap } from '../state.ts'
import { onTheWay, walk } from './walk.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** Figures under a Massive one, each pushed to the nearest empty space (IA-MASS-005, IA-OPEN-021). */
export const pushAside = procedure<{ figure: string; left: string[] }>('push aside', [
  ask('choose the nearest empty space', {
    rule: 'IA-MASS-005',
    seats: (s, v) => (v.left[0] === undefined ? null : figureOf(s, v.left[0]).seat),
    about: (_, v) => ({ figure: v.left[0] ?? null }),
    options: (s, v) => nearest(s, v.left[0] ?? ''),
    answer: (s, v, stand) => putDown(s, v.left[0] ?? '', stand, 'push'),
  }),
  run('next', (_, v) => void v.left.shift()),
  repeat('choose the nearest empty space', (_, v) => v.left.length > 0),
])

function nearest(s: AState, id: string): Stand[] {
  const figure = figureOf(s, id)
  return nearestStands(s, figure, spacesOf(s, figure))
}

function putDown(s: AState, id: string, stand: Stand, how: 'push' | 'place'): void {
  const figure = figureOf(s, id)
  figure.stand = stand
  for (const object of s.table.objects) if (object.carrier === id) object.spaces = [...spacesOf(s, figure)]
  tell(s, { type: how, figure: id, path: [stand] })
}

/** Somebody pushes a figure by up to so many spaces (IA-PUSH-001 to -004). */
export interface Pushing {
  readonly figure: string
  readonly by: Seat
  readonly spaces: number
}

export const push = procedure<Pushing & { path: Stand[] }>('push', [
  ask('choose where it is pushed', {
    rule: 'IA-PUSH-001',
    seats: (s, v) => (isOnMap(figureOf(s, v.figure)) ? v.by : null),
    about: (_, v) => ({ figure: v.figure, spaces: v.spaces }),
    options: (s, v) => ['stay', ...pushes(s, v)],
    answer: (s, v, to) => {
      const figure = figureOf(s, v.figure)
      if (to === 'stay' || !isOnMap(figure)) return
      v.path = pathOf(s, figure, gaitOf(v), to as Stand) ?? []
    },
  }),
  call(
    'push it',
    () => walk,
    (_, v) => (v.path.length === 0 ? null : onTheWay(v.figure, [...v.path], 'push')),
  ),
])

const gaitOf = (v: Pushing): Gait => ({ points: v.spaces, spaces: true, pushed: true })

function pushes(s: AState, v: Pushing): Stand[] {
  const figure = figureOf(s, v.figure)
  return isOnMap(figure) ? destinations(s, figure, gaitOf(v)).map((way) => way.stand) : []
}

/** A figure is taken off its space and put straight onto another (IA-PLACE-001). */
export interface Placing {
  readonly figure: string
  readonly by: Seat
  /** Where it may be put. */
  readonly from: Stand[]
  readonly may: boolean
  chosen: Stand | null
}

export const place = procedure<Placing>('place', [
  ask('choose where it is placed', {
    rule: 'IA-PLACE-001',
    seats: (_, v) => (v.from.length === 0 ? null : v.by),
    about: (_, v) => ({ figure: v.figure }),
    options: (_, v) => (v.may ? ['stay', ...v.from] : v.from),
    answer: (_, v, to) => {
      if (to !== 'stay') v.chosen = to as Stand
    },
  }),
  call(
    'place it',
    () => walk,
    (_, v) => (v.chosen === null ? null : onTheWay(v.figure, [v.chosen], 'place')),
  ),
])
