import { answer } from '../answer.ts'
import type { Card } from '../card.ts'
import { defineGame, type Game } from '../game.ts'
import type { Plain } from '../plain.ts'
import { start } from '../start.ts'
import type { Entry, State, Vocabulary } from '../state.ts'

/** Positions of scenarios for tests that look at a single moment, with cards of their own if they like. */

let games = 0

/** The game with some more cards. */
export function withCards<V extends Vocabulary>(game: Game<V>, ...cards: readonly Card<V>[]): Game<V> {
  games++
  return defineGame<V>({ ...game, id: `${game.id}-${games}`, cards: [...game.cards, ...cards] })
}

/** Table and moment as a scenario has them, and the dice to come. */
export interface Beginning<V extends Vocabulary> {
  readonly table: Plain
  readonly at?: Plain
  readonly script?: readonly string[]
  /** Brings cards into play. */
  arrange?(s: State<V>): void
}

export function begin<V extends Vocabulary>(
  game: Game<V>,
  { table, at = null, script, arrange }: Beginning<V>,
): State<V> {
  const position = game.referee?.position(table, at)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  return start(game, {
    // The referee of a game lays out that game's setup.
    setup: position.setup as V['setup'],
    seed: 'a test',
    ...(script === undefined ? {} : { script }),
    arrange: (s) => {
      position.arrange(s)
      arrange?.(s)
    },
  })
}

/** Answers, or says which rule forbids it; gives back what happened. */
export function say(s: State, seat: string, given: unknown): readonly Entry[] {
  const refusal = answer(s, seat, given)
  if (refusal !== null) throw new Error(`${JSON.stringify(given)} is refused by ${refusal}`)
  return s.news
}
