import { finish, query, type Seat } from '@sandtable/kernel'
import { addPoints } from './holdings.ts'
import { isOneMoment } from './one-moment.ts'
import { type AState, byInitiative, figuresOnMap } from './state.ts'

/** Victory points that end a skirmish (IA-WIN-003). */
export const enough = 40

export function score(s: AState, seat: Seat, points: number, why: string): void {
  if (points === 0 || s.over !== null) return
  addPoints(s, seat, points, why)
  checkVictory(s)
}

/** Points scored, and those that only last as long as what they are for. */
export function pointsOf(s: AState, seat: Seat): number {
  return (s.table.points[seat] ?? 0) + query(s, 'running points', 0, seat)
}

/**
 * Ends the game as soon as somebody has enough points or no figures left (IA-WIN-003, -006), once all that
 * happens at the same moment has happened (IA-OPEN-025). All that scores or is defeated comes through here.
 */
export function checkVictory(s: AState): void {
  if (s.over !== null || isOneMoment(s)) return
  const [first, second] = byInitiative(s)
  if (first === undefined || second === undefined) return
  // Who is still to be deployed has not been defeated.
  const left = [first, second].filter((seat) =>
    s.table.figures.some((figure) => figure.seat === seat && !figure.defeated),
  )
  const [only] = left
  if (left.length === 1 && only !== undefined) {
    finish(s, outcome(s, only, 'defeated'))
    return
  }
  const most = Math.max(pointsOf(s, first), pointsOf(s, second))
  if (left.length > 0 && !query(s, 'points end the game', true, first)) return
  if (left.length === 0 || most >= enough) finish(s, outcome(s, leader(s), 'points'))
}

/** The players agreed on a last round, and it is over. */
export function endByRounds(s: AState): void {
  if (s.over === null && s.table.rounds !== null && s.table.round >= s.table.rounds)
    finish(s, outcome(s, leader(s), 'rounds'))
}

function outcome(s: AState, winner: Seat, reason: string) {
  const [first = '', second = ''] = byInitiative(s)
  return { winner, reason, score: { [first]: pointsOf(s, first), [second]: pointsOf(s, second) } }
}

/** More points; then more cost defeated, fewer damage tokens, the initiative (IA-WIN-007 to -009). */
function leader(s: AState): Seat {
  const [first = '', second = ''] = byInitiative(s)
  for (const seat of [first, second])
    if (!query(s, 'may win', true, seat)) return seat === first ? second : first
  const measures = [
    (seat: Seat) => pointsOf(s, seat),
    (seat: Seat) => s.table.defeatedCost[seat] ?? 0,
    (seat: Seat) => -damageOf(s, seat),
  ]
  for (const measure of measures) {
    const [own, other] = [measure(first), measure(second)]
    if (own !== other) return own > other ? first : second
  }
  return first
}

function damageOf(s: AState, seat: Seat): number {
  return figuresOnMap(s).reduce((sum, figure) => sum + (figure.seat === seat ? figure.damage : 0), 0)
}
