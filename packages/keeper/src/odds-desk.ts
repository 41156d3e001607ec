import type { Game, Odds, OddsSoFar, Plain, Seat, State } from '@sandtable/kernel'
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
  /** Odds of this game may be asked for: what they need is fetched now, since later there may be no way to it. */
  prepare(game: string): void
  ask(weighing: Weighing, hear: (weighed: Weighed) => void): void
  stop(): void
}

/** Counts at once, and whoever asks waits for it. */
export function deskWith(games: ReadonlyMap<string, Game>): OddsDesk {
  return {
    prepare: () => {},
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

/** Whoever has waited so long hears what is counted so far, and then so often. */
const firstWord = 500
const nextWord = 250

/** Says what is counted so far, from time to time. */
export function fromTimeToTime(say: (odds: Odds) => void, clock: () => number): OddsSoFar {
  let next = clock() + firstWord
  return (counted) => {
    if (clock() < next) return
    say(counted())
    next = clock() + nextWord
  }
}

/** What goes to a worker before it counts, so that it knows the game by then. */
export interface Preparation {
  readonly prepare: string
}

/** What goes to a worker that counts, and what it says: again and again, until it is done. */
export interface Job extends Weighing {
  readonly job: number
}

export interface Counted extends Weighed {
  readonly job: number
  readonly done: boolean
}

/** Whoever counts somewhere else: a worker of the browser, or a thread. */
export interface Counter {
  post(message: Job | Preparation): void
  end(): void
}

export type Hire = (hear: (counted: Counted) => void, failed: (problem: string) => void) => Counter

/**
 * Counts beside the table, so that nobody at it waits. A worker that counts hears nothing: to stop it is to end it. So
 * that the next odds need not wait for a new one to know the game, a spare one gets ready as soon as one counts.
 */
export function deskBeside(hire: Hire): OddsDesk {
  let counter: Counter | null = null
  let spare: Counter | null = null
  let job = 0
  let hearing: ((weighed: Weighed) => void) | null = null

  function dismiss(): void {
    counter?.end()
    counter = spare
    spare = null
    hearing = null
  }

  function hired(game: string): Counter {
    const heard = (counted: Counted) => {
      if (counted.job !== job) return
      const hear = hearing
      if (counted.done) hearing = null
      hear?.({ odds: counted.odds, problem: counted.problem })
    }
    const made = hire(heard, (problem) => {
      if (made === spare) {
        made.end()
        spare = null
      }
      if (made !== counter) return
      const hear = hearing
      dismiss()
      hear?.({ odds: null, problem })
    })
    made.post({ prepare: game })
    return made
  }

  function stop(): void {
    if (hearing !== null) dismiss()
  }

  return {
    prepare: (game) => {
      if (counter === null) counter = hired(game)
      else if (hearing === null) counter.post({ prepare: game })
    },
    ask: (weighing, hear) => {
      stop()
      hearing = hear
      counter ??= hired(weighing.game)
      counter.post({ ...weighing, job: ++job })
      spare ??= hired(weighing.game)
    },
    stop,
  }
}
