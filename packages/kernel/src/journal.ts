import { hearEntry } from './overhear.ts'
import type { Seat } from './seat.ts'
import type { Entry, Outcome, State, Vocabulary } from './state.ts'
import type { Told } from './vocabulary.ts'

/** Writes into the journal what happened; with `to`, only those seats may know. */
export function tell<V extends Vocabulary>(s: State<V>, entry: Told<V>, to?: readonly Seat[]): void {
  // The vocabulary names the details; that they are plain data, the contract checks.
  const told = entry as Entry
  s.news.push(to === undefined ? told : { to, ...told })
  hearEntry(s as unknown as State, told)
}

/** What an onlooker or a seat may read of some entries. */
export function heardBy(entries: readonly Entry[], seat: Seat | null): Entry[] {
  return entries.filter((entry) => entry.to === undefined || (seat !== null && entry.to.includes(seat)))
}

/**
 * Something hidden came to light in this decision: undo stops here. Chance and simultaneous answers do
 * this by themselves; a game calls it when it turns up a card or shows a hand.
 */
export function reveal<V extends Vocabulary>(s: State<V>): void {
  s.sealed = s.decision
}

/** Ends the game. */
export function finish<V extends Vocabulary>(s: State<V>, outcome: Outcome): void {
  if (s.over !== null) return
  s.over = outcome
  s.asking = null
  s.proposal = null
  s.news.push({ type: 'over', winner: outcome.winner, reason: outcome.reason })
}
