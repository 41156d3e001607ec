import type { Seat } from '@sandtable/kernel'
import { end } from '@sandtable/kernel'
import { missionInPlay } from '../mission.ts'
import type { GroupId } from '../state.ts'
import {
  type AState,
  type FigureId,
  figureOf,
  groupNamed,
  isOnMap,
  liesInAmbush,
  otherSeat,
} from '../state.ts'
import { deployFigure, deployments } from './set-up.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** Players take turns, a group each; who has fewer groups left than the opponent may pass. */
export const deployInTurn = procedure('deploy in turn', [
  run('who is next?', (s, v) => {
    if (waiting(s, v.seat).length === 0) v.seat = otherSeat(v.seat)
    return waiting(s, v.seat).length === 0 ? end : undefined
  }),
  ask('choose a group to deploy', {
    rule: 'IA-SSET-007',
    seats: (_, v) => v.seat,
    options: (s, v) => (mayPass(s, v.seat) ? [...waiting(s, v.seat), 'pass'] : waiting(s, v.seat)),
    answer: (s, v, group) => {
      v.left = group === 'pass' ? [] : figuresOf(s, group)
    },
  }),
  ask('deploy a figure', {
    rule: 'IA-SSET-007',
    seats: (_, v) => (v.left.length === 0 ? null : v.seat),
    about: (_, v) => ({ figure: v.left[0] ?? null }),
    options: (s, v) => deployments(s, v.left[0] ?? ''),
    answer: (s, v, stand) => {
      v.last = v.left.shift() ?? null
      deployFigure(s, v.last ?? '', stand)
    },
  }),
  call(
    'move it',
    'move now',
    (s, v) => {
      const spaces = missionInPlay(s).deployment?.move
      if (spaces === undefined || v.last === null) return null
      return { figure: v.last, points: spaces, spaces: true, mobile: false, path: [], done: false }
    },
    (_, v) => {
      v.last = null
    },
  ),
  repeat('deploy a figure', (_, v) => v.left.length > 0),
  run('the turn passes', (_, v) => {
    v.seat = otherSeat(v.seat)
  }),
  repeat('who is next?'),
])

/** Groups that have still to be deployed. */
function waiting(s: AState, seat: Seat): GroupId[] {
  return s.table.groups
    .filter((group) => group.seat === seat && figuresOf(s, group.id).length > 0)
    .map((group) => group.id)
}

function figuresOf(s: AState, group: GroupId): FigureId[] {
  return s.table.figures
    .filter((figure) => figure.group === groupNamed(s, group).id && !isOnMap(figureOf(s, figure.id)))
    .filter((figure) => !liesInAmbush(s, figure))
    .map((figure) => figure.id)
}

function mayPass(s: AState, seat: Seat): boolean {
  return waiting(s, otherSeat(seat)).length > waiting(s, seat).length
}
