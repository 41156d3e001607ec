import { finish } from '@sandtable/kernel'
import { deathBoxes, modes } from '../data/modes.ts'
import type { Squad } from '../data/types.ts'
import { type AState, type Legend, otherSquad, squadOf, squads } from './state.ts'

/** Has every enemy been eliminated at least once (APX-WIN-001)? */
export function hasEliminatedAll(s: AState, squad: Squad): boolean {
  const enemies = squadOf(s, otherSquad(squad))
  return enemies.length > 0 && enemies.every((one) => one.boxes < deathBoxes)
}

/** After somebody, or several at once, were eliminated: has a squad won (APX-WIN-001, -004, OPEN-31)? */
export function judgeEliminations(s: AState): void {
  const winners = squads.filter((squad) => hasEliminatedAll(s, squad))
  const [winner] = winners
  if (winner === undefined) return
  if (winners.length === 1) finish(s, { winner, reason: 'unique eliminations', score: { ...s.table.points } })
  else finishByPoints(s)
}

/** An enemy without death boxes begins its activation, and the points suffice (APX-WIN-002, -003). */
export function judgeActivation(s: AState, legend: Legend): void {
  const enemy = otherSquad(legend.squad)
  if (legend.boxes > 0 || s.table.points[enemy] < modes[s.table.size].points) return
  finish(s, { winner: enemy, reason: 'victory points', score: { ...s.table.points } })
}

/** More victory points win, then the healthiest legend that still has both death boxes; else a draw (APX-WIN-005 to -007). */
export function finishByPoints(s: AState): void {
  const { points } = s.table
  const score = { ...points }
  if (points.red !== points.blue) {
    finish(s, { winner: points.red > points.blue ? 'red' : 'blue', reason: 'more victory points', score })
    return
  }
  const [red, blue] = squads.map((squad) => mostHealth(s, squad)) as [number, number]
  if (red === blue) finish(s, { winner: null, reason: 'draw', score })
  else finish(s, { winner: red > blue ? 'red' : 'blue', reason: 'most health', score })
}

function mostHealth(s: AState, squad: Squad): number {
  return Math.max(-1, ...squadOf(s, squad).flatMap((one) => (one.boxes === deathBoxes ? [one.health] : [])))
}
