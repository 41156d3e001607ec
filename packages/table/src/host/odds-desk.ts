import type { Game, Odds, Plain, Seat, State } from '@sandtable/kernel'
import { sentenceOf } from './sentence.ts'

/** The answer whose odds are wanted, in the game as it is. */
export interface Weighing {
  readonly game: string
  readonly state: State
  readonly seat: Seat
  readonly answer: Plain
}

/** What is known of the odds: none if there are none, or if they could not be counted, for which there is a reason. */
export interface Weighed {
  readonly odds: Odds | null
  readonly problem: string | null
}

/**
 * Counts odds for a table, one answer at a time: whoever asks again, or stops, no longer hears of the one before. What
 * goes wrong here costs the odds and nothing else.
 */
export interface OddsDesk {
  ask(weighing: Weighing, hear: (weighed: Weighed) => void): void
  stop(): void
}

/** Counts at once, and whoever asks waits for it. */
export function deskWith(games: ReadonlyMap<string, Game>): OddsDesk {
  return {
    ask: ({ game, state, seat, answer }, hear) =>
      hear(weighed(() => games.get(game)?.odds?.(state, seat, answer) ?? null)),
    stop: () => {},
  }
}

export function weighed(count: () => Odds | null): Weighed {
  try {
    return { odds: count(), problem: null }
  } catch (error) {
    return { odds: null, problem: sentenceOf(error) }
  }
}

/** What goes to a worker that counts, and what it says: again and again, until it is done. */
export interface Job extends Weighing {
  readonly job: number
}

export interface Counted extends Weighed {
  readonly job: number
  readonly done: boolean
}

export type Counter = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/**
 * Counts beside the table, so that nobody at it waits. A worker that counts hears nothing: to stop it is to end it, and
 * the next one takes its place when it is needed.
 */
export function deskBeside(hire: () => Counter): OddsDesk {
  let counter: Counter | null = null
  let job = 0
  let hearing: ((weighed: Weighed) => void) | null = null

  function dismiss(): void {
    counter?.terminate()
    counter = null
    hearing = null
  }

  function hired(): Counter {
    const made = hire()
    made.onmessage = ({ data }: MessageEvent<Counted>) => {
      if (data.job !== job) return
      const hear = hearing
      if (data.done) hearing = null
      hear?.({ odds: data.odds, problem: data.problem })
    }
    made.onerror = (event) => {
      event.preventDefault()
      const hear = hearing
      dismiss()
      hear?.({ odds: null, problem: event.message })
    }
    return made
  }

  function stop(): void {
    if (hearing !== null) dismiss()
  }

  return {
    ask: (weighing, hear) => {
      stop()
      hearing = hear
      counter ??= hired()
      counter.postMessage({ ...weighing, job: ++job } satisfies Job)
    },
    stop,
  }
}
