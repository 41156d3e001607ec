import { finish, type Outcome, type Seat } from '@sandtable/kernel'
import { editionOf } from './editions/index.ts'
import { isAgreed } from './editions/terms.ts'
import { type LState, seats } from './state.ts'
import { isDefeated, unitsOfSide } from './units.ts'

/** Who has won, and when that is found out. */

/** At any moment, if only one side has units left (LG2-WIN-003); nobody at all: a draw. */
export function checkLastStanding(s: LState): void {
  const left = seats.filter((seat) => unitsOfSide(s, seat).length > 0)
  if (left.length === 2) return
  finish(s, { winner: left[0] ?? null, reason: 'last standing', score: scoreOf(s) })
}

/** At the end of the end phase (LG2-WIN-001, -004 to -007). */
export function checkPoints(s: LState): void {
  const reached = byPoints(s)
  if (reached !== null) finish(s, { score: scoreOf(s), ...reached })
}

function byPoints(s: LState): Pick<Outcome, 'winner' | 'reason'> | null {
  const { rounds, enough, lastWord } = editionOf(s)
  const leader = whoHas((seat) => pointsOf(s, seat))
  if (leader !== null && enough !== null && pointsOf(s, leader) >= enough)
    return { winner: leader, reason: 'victory points' }
  // LG1-OPTB-012.
  if (s.table.round < rounds || isAgreed(s, 'unlimited rounds')) return null
  if (leader !== null) return { winner: leader, reason: 'most victory points' }
  const winner = whoHas((seat) => -lostPoints(s, seat))
  if (winner !== null) return { winner, reason: 'fewer losses' }
  return lastWord === 'blue' ? { winner: s.table.blue, reason: 'blue' } : { winner: null, reason: 'draw' }
}

/** Who has more of something; null: neither. */
function whoHas(of: (seat: Seat) => number): Seat | null {
  const [one, other] = seats as [Seat, Seat]
  const ahead = of(one) - of(other)
  return ahead === 0 ? null : ahead > 0 ? one : other
}

function pointsOf(s: LState, seat: Seat): number {
  return s.table.points[seat] ?? 0
}

/** What the defeated units of a side cost (LG2-WIN-005). */
function lostPoints(s: LState, seat: Seat): number {
  return s.table.units.reduce(
    (sum, unit) => sum + (unit.seat === seat && isDefeated(unit) ? unit.points : 0),
    0,
  )
}

function scoreOf(s: LState): Record<Seat, number> {
  return Object.fromEntries(seats.map((seat) => [seat, pointsOf(s, seat)]))
}
