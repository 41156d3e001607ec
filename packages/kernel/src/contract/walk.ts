import { applyAnswer } from '../answer.ts'
import type { Game } from '../game.ts'
import { placeAt } from '../place.ts'
import type { Plain } from '../plain.ts'
import { awaited } from '../question.ts'
import { pickOne, type Random, randomFrom } from '../random.ts'
import type { Move } from '../record.ts'
import type { Seat } from '../seat.ts'
import { start } from '../start.ts'
import type { State, Vocabulary } from '../state.ts'
import { coveringSetups } from './covering.ts'
import { fighterOf } from './fighter.ts'

/** How much to try. More finds more. */
export interface Effort {
  readonly games: number
  readonly seed: string
  /** Which of the seed's games is the first; 0 unless said. */
  readonly from?: number
  /** A game that has not ended after so many decisions counts as endless. */
  readonly decisions?: number
  /** Before every so many-th decision only, for checks that take long; otherwise before each. */
  readonly every?: number
}

export const patience = 20_000

/** A game on its way, handed to a check before each decision. */
export interface Walk<V extends Vocabulary> {
  readonly game: Game<V>
  readonly setup: V['setup']
  readonly seed: string
  readonly s: State<V>
  readonly random: Random
  readonly moves: readonly Move[]
  /** Who decides next, and what. */
  readonly seat: Seat
  readonly answer: Plain
}

/**
 * Plays games between players who fight, with forces that go through all cards; before each decision `probe` looks for
 * problems. The first of each game is kept.
 */
export function walk<V extends Vocabulary>(
  game: Game<V>,
  effort: Effort,
  probe: (walk: Walk<V>) => string | null,
  after: (walk: Omit<Walk<V>, 'seat' | 'answer'>) => string | null = () => null,
): string[] {
  const problems: string[] = []
  const { from = 0 } = effort
  const setups = coveringSetups(game, effort.seed)
  for (let number = from; number < from + effort.games; number++) {
    const seed = `${effort.seed} ${number}`
    const problem = walkOnce(game, setups(number), seed, effort, probe, after)
    if (problem !== null) problems.push(`seed “${seed}”: ${problem}`)
  }
  return problems
}

function walkOnce<V extends Vocabulary>(
  game: Game<V>,
  setup: V['setup'],
  seed: string,
  { decisions = patience, every = 1 }: Effort,
  probe: (walk: Walk<V>) => string | null,
  after: (walk: Omit<Walk<V>, 'seat' | 'answer'>) => string | null,
): string | null {
  const random = randomFrom(seed)
  const fighter = fighterOf(game)
  const wrong = game.checkSetup(setup as Plain)
  if (wrong !== null) return `its own random setup is refused: ${wrong}`
  const moves: Move[] = []
  let s: State<V> | undefined
  try {
    s = start(game, { setup, seed })
    while (s.over === null) {
      const seats = awaited(s)
      if (seats.length === 0) return `decision ${s.decision}: not over, and nobody is asked`
      if (s.decision >= decisions) return `no end after ${decisions} decisions`
      const seat = pickOne(random, seats)
      const answer = fighter.choose(placeAt(s, seat), random)
      const isDue = s.decision % every === 0
      const problem = isDue ? probe({ game, setup, seed, s, random, moves, seat, answer }) : null
      if (problem !== null) return `decision ${s.decision}: ${problem}`
      moves.push({ seat, answer })
      applyAnswer(s, seat, answer)
    }
    return after({ game, setup, seed, s, random, moves })
  } catch (error) {
    return `decision ${s?.decision ?? 0}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  }
}
