import { type Game, momentAsked, type Plain, questionFor } from '@sandtable/kernel'
import { type Beginning, begin as beginAt, withCards as gameWithCards } from '@sandtable/kernel/contract'
import { xwing } from '../src/index.ts'
import type { XState, XWing } from '../src/state.ts'
import type { XCard } from '../src/vocabulary/card.ts'

export { say } from '@sandtable/kernel/contract'

export const withCards = (...cards: readonly XCard[]) => gameWithCards(xwing, ...cards)

/** Positions of scenarios, at the planning phase unless they say otherwise. */
export function begin(game: Game<XWing>, beginning: Beginning<XWing>): XState {
  return beginAt(game, { at: 'planning', ...beginning })
}

/** The step (or the moment for cards) at which a seat is asked. */
export function askedFor(s: XState, seat: string): string | null {
  const question = questionFor(s, seat)
  return question && momentAsked(question)
}

export function options(s: XState, seat: string): readonly Plain[] {
  return questionFor(s, seat)?.options ?? []
}

/** The answer that uses a card now. */
export function using(s: XState, seat: string, card: string): Plain {
  const found = options(s, seat).find((one) => (one as { card?: Plain } | null)?.card === card)
  if (found === undefined) throw new Error(`${card} cannot be used`)
  return found
}
