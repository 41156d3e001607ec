import { type Entry, momentAsked, type Plain, questionFor } from '@sandtable/kernel'
import { withCards as gameWithCards, say } from '@sandtable/kernel/contract'
import { assault } from '../src/index.ts'
import type { AState } from '../src/state.ts'
import type { ACard } from '../src/vocabulary/card.ts'

export { begin } from '@sandtable/kernel/contract'

export const withCards = (...cards: readonly ACard[]) => gameWithCards(assault, ...cards)

/** Answers at the table, for tests that look at a single moment. */

/** The step (or the moment for cards) at which somebody is asked, and who it is. */
export function asked(s: AState): string {
  const seat = seatAsked(s)
  const question = questionFor(s, seat)
  return `${seat}: ${question === null ? '' : momentAsked(question)}`
}

function seatAsked(s: AState): string {
  return s.seats.find((seat) => questionFor(s, seat) !== null) ?? ''
}

export function options(s: AState): readonly Plain[] {
  return questionFor(s, seatAsked(s))?.options ?? []
}

/** The seat that is asked takes the offered answer that has all this. */
export function choose(s: AState, like: Plain): readonly Entry[] {
  const found = options(s).find((one) => fits(one, like))
  if (found === undefined) throw new Error(`${JSON.stringify(like)} is not offered at ${asked(s)}`)
  return say(s, seatAsked(s), found)
}

export function isOffered(s: AState, like: Plain): boolean {
  return options(s).some((one) => fits(one, like))
}

function fits(one: Plain, like: Plain): boolean {
  if (typeof like !== 'object' || like === null || typeof one !== 'object' || one === null)
    return one === like
  const given = one as Readonly<Record<string, Plain>>
  return Object.entries(like).every(([key, value]) => given[key] === value)
}

/** Everybody passes, whatever cards there may be, until this is asked. */
export function passTo(s: AState, question: string): void {
  for (let i = 0; i < 30 && asked(s) !== question; i++) choose(s, 'pass')
}
