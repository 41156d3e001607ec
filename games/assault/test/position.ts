import { answer, defineGame, type Entry, type Game, type Plain, questionFor, start } from '@sandtable/kernel'
import { assault } from '../src/index.ts'
import type { AState, Assault, AssaultSetup } from '../src/state.ts'
import type { ACard } from '../src/vocabulary/card.ts'

/** Positions of scenarios for tests that bring cards of their own, to look at a single moment. */

let games = 0

/** Imperial Assault with some more cards. */
export function withCards(...cards: readonly ACard[]): Game<Assault> {
  games++
  return defineGame<Assault>({ ...assault, id: `assault-${games}`, cards: [...assault.cards, ...cards] })
}

export interface Beginning {
  readonly table: Plain
  readonly at?: Plain
  readonly script?: readonly string[]
  /** Brings cards into play. */
  arrange?(s: AState): void
}

export function begin(game: Game<Assault>, { table, at = null, script, arrange }: Beginning): AState {
  const position = game.referee?.position(table, at)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  return start(game, {
    // The referee of this game lays out this game's setup.
    setup: position.setup as AssaultSetup,
    seed: 'a test',
    ...(script === undefined ? {} : { script }),
    arrange: (s) => {
      position.arrange(s)
      arrange?.(s)
    },
  })
}

/** Answers, or says which rule forbids it; gives back what happened. */
export function say(s: AState, seat: string, given: Plain): readonly Entry[] {
  const refusal = answer(s, seat, given)
  if (refusal !== null) throw new Error(`${JSON.stringify(given)} is refused by ${refusal}`)
  return s.news
}

/** The step (or the moment for cards) at which somebody is asked, and who it is. */
export function asked(s: AState): string {
  const [seat = ''] = s.seats.filter((one) => questionFor(s, one) !== null)
  const question = questionFor(s, seat)
  const about = question?.about as { moment?: string } | null | undefined
  return `${seat}: ${about?.moment ?? question?.step ?? ''}`
}

export function options(s: AState): readonly Plain[] {
  const [seat = ''] = s.seats.filter((one) => questionFor(s, one) !== null)
  return questionFor(s, seat)?.options ?? []
}

/** The seat that is asked takes the offered answer that has all this. */
export function choose(s: AState, like: Plain): readonly Entry[] {
  const [seat = ''] = s.seats.filter((one) => questionFor(s, one) !== null)
  const found = options(s).find((one) => fits(one, like))
  if (found === undefined) throw new Error(`${JSON.stringify(like)} is not offered at ${asked(s)}`)
  return say(s, seat, found)
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
