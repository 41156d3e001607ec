import { finish, type Seat, tell } from '@sandtable/kernel'
import { byInitiative, otherSeat, shipsInPlay, type XState } from '../state.ts'
import { forgetTheRound } from './end.ts'
import { onlyPupLeft } from './pup.ts'
import { call, procedure, repeat, run, window } from './words.ts'

/** Set-up, then rounds until somebody has no ships left. */
export const game = procedure('game', [
  call('set up', 'set-up', () => ({ chooser: null, shapes: [], ship: null })),
  call('play a round', 'round', () => ({})),
  run('check for victory', (s) => checkVictory(s)),
  repeat('play a round'),
])

/** XW-ROUND-001. */
export const round = procedure(
  'round',
  [
    run('begin', (s) => {
      s.table.round++
    }),
    call('planning phase', 'planning phase', () => ({})),
    call('activation phase', 'activation phase', () => ({ choices: [] })),
    call('combat phase', 'combat phase', () => ({ choices: [] })),
    call('end phase', 'end phase', () => ({})),
    window('end of round'),
    run('the round is over', (s) => forgetTheRound(s)),
  ],
  { period: 'round', about: (s) => ({ round: s.table.round }) },
)

/** At the end of a round, not at the moment the last ship is destroyed (XW-END-002, -003). */
function checkVictory(s: XState): void {
  const left = byInitiative(s).filter((seat) => shipsInPlay(s).some((ship) => ship.seat === seat))
  const [first, second] = left
  if (first === undefined) finish(s, { winner: null, reason: 'both destroyed', score: { ...s.table.points } })
  else if (second === undefined) {
    if (onlyPupLeft(s)) countPup(s, otherSeat(first))
    finish(s, { winner: first, reason: 'destroyed', score: { ...s.table.points } })
  } else if (s.table.rounds !== null && s.table.round >= s.table.rounds) {
    const [own, other] = [s.table.points[first] ?? 0, s.table.points[otherSeat(first)] ?? 0]
    const winner = own === other ? null : own > other ? first : second
    finish(s, { winner, reason: 'points', score: { ...s.table.points } })
  }
}

/** The last ship is a Nashtah Pup: it counts as 1 point that the other side has not destroyed (XW-PIL-098). */
function countPup(s: XState, loser: Seat): void {
  s.table.points[loser] = (s.table.points[loser] ?? 0) - 1
  const { limit } = s.table
  const value = (seat: Seat) => (seat === loser ? limit - 1 : limit + 1)
  tell(s, { type: 'victory value', red: value('red'), blue: value('blue') })
}
