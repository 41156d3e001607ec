import { answer, defineGame, type Entry, type Game, type Plain, questionFor, start } from '@sandtable/kernel'
import { xwing } from '../src/index.ts'
import type { XState, XWing, XWingSetup } from '../src/state.ts'
import type { XCard } from '../src/vocabulary/card.ts'

/** Positions of scenarios for tests that bring cards of their own, to look at a single moment. */

let games = 0

/** X-Wing with some more cards. */
export function withCards(...cards: readonly XCard[]): Game<XWing> {
  games++
  return defineGame<XWing>({ ...xwing, id: `xwing-${games}`, cards: [...xwing.cards, ...cards] })
}

export interface Beginning {
  readonly table: Plain
  readonly at?: string
  readonly script?: readonly string[]
  /** Brings cards into play. */
  arrange?(s: XState): void
}

export function begin(game: Game<XWing>, { table, at = 'planning', script, arrange }: Beginning): XState {
  const position = game.referee?.position(table, at)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  return start(game, {
    // The referee of this game lays out this game's setup.
    setup: position.setup as XWingSetup,
    seed: 'a test',
    ...(script === undefined ? {} : { script }),
    arrange: (s) => {
      position.arrange(s)
      arrange?.(s)
    },
  })
}

/** Answers, or says which rule forbids it; gives back what happened. */
export function say(s: XState, seat: string, given: unknown): readonly Entry[] {
  const refusal = answer(s, seat, given)
  if (refusal !== null) throw new Error(`${JSON.stringify(given)} is refused by ${refusal}`)
  return s.news
}

/** The step (or the moment for cards) at which a seat is asked. */
export function askedFor(s: XState, seat: string): string | null {
  const question = questionFor(s, seat)
  const about = question?.about as { moment?: string } | null | undefined
  return about?.moment ?? question?.step ?? null
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
