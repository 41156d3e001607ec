import { type PlayedOut, type PlayOut, playOut } from '@sandtable/bots'
import type { Bot, Game, GameRecord, Seat, Vocabulary } from '@sandtable/kernel'

/** How some games ended. */
export interface Tally {
  finished: number
  stuck: number
  errors: number
  decisions: number
  /** By team; `draw` for those that nobody won. */
  readonly wins: Record<string, number>
}

/** A game that did not come to its end. */
export interface BrokenGame {
  readonly number: number
  readonly end: 'stuck' | 'error'
  readonly problem: string
  /** As far as it was played; null: it had not even a setup. */
  readonly record: GameRecord | null
}

/** Who plays what. Game number 12 has the seed `SEED/12`, whoever plays it and after whichever other. */
export interface Pairing {
  readonly game: Game
  readonly bots: Readonly<Record<Seat, Bot>>
  readonly seed: string
  /** The forces of each game, by its number; otherwise random ones. */
  setups?(number: number): object
  readonly noting?: PlayOut<Vocabulary>['noting']
}

export function emptyTally(teams: readonly string[] = []): Tally {
  const wins: Record<string, number> = {}
  for (const team of teams) wins[team] = 0
  return { finished: 0, stuck: 0, errors: 0, decisions: 0, wins: { ...wins, draw: 0 } }
}

export function addTally(to: Tally, more: Tally): void {
  to.finished += more.finished
  to.stuck += more.stuck
  to.errors += more.errors
  to.decisions += more.decisions
  for (const [team, wins] of Object.entries(more.wins)) to.wins[team] = (to.wins[team] ?? 0) + wins
}

/** Plays one game and counts it. */
export function playOne(pairing: Pairing, number: number, tally: Tally): BrokenGame | null {
  const { end, decisions, outcome, problem, record } = played(pairing, number)
  tally.decisions += decisions
  if (end === 'finished') {
    tally.finished++
    const winner = outcome?.winner ?? 'draw'
    tally.wins[winner] = (tally.wins[winner] ?? 0) + 1
    return null
  }
  if (end === 'stuck') tally.stuck++
  else tally.errors++
  return { number, end, problem: problem ?? 'nobody knows why', record }
}

function played({ game, bots, seed, setups, noting }: Pairing, number: number): PlayedOut {
  try {
    return playOut(game, {
      seed: `${seed}/${number}`,
      bots,
      ...(setups === undefined ? {} : { setup: setups(number) }),
      ...(noting === undefined ? {} : { noting }),
    })
  } catch (error) {
    // The game could not even think of a setup: there is nothing to play back.
    const problem = error instanceof Error ? error.message : String(error)
    return { end: 'error', outcome: null, decisions: 0, problem, record: null }
  }
}
