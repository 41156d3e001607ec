import { usualBot } from '@sandtable/bots'
import {
  awaited,
  type Game,
  type GameRecord,
  type Lesson,
  type Match,
  onlyAnswerOf,
  openMatch,
  questionFor,
  readRecord,
  replay,
  same,
} from '@sandtable/kernel'
import { botAnswers } from './bots.ts'
import type { Inspected } from './protocol.ts'
import type { Table } from './table.ts'

export function lessonOf(game: Game, id: string | undefined): Lesson | null {
  return game.lobby?.lessons?.find((one) => one.id === id) ?? null
}

/** A lesson's battle up to the step at which it begins; before that bots play both sides. */
export function matchFor(game: Game, lesson: Lesson): Match {
  const setup = game.lobby?.setup(lesson)
  if (setup === undefined) throw new Error(`${game.id} has no lobby`)
  const match = openMatch(game, setup, lesson.seed)
  const players = Object.fromEntries(match.state.seats.map((seat) => [seat, usualBot(game)]))
  for (let moves = 0; moves < 200; moves++) {
    const [seat] = awaited(match.state)
    if (seat === undefined || questionFor(match.state, seat)?.step === lesson.from) break
    botAnswers({ match, players }, seat)
  }
  return match
}

/** A file from somebody: a record that plays back to its end. */
export function playable(text: string, gameNamed: (id: string) => Game): Inspected {
  const record = readRecord(text)
  if ('problem' in record) throw new Error(record.problem)
  const { seats } = matchOf(gameNamed(record.game), record).state
  return { record, seats }
}

interface Taking {
  readonly players?: Table['players']
  /** Gets the moves that nobody had to think about. */
  readonly obvious?: Set<number>
  /** Ends before the first move that is refused, instead of giving up. */
  readonly salvage?: boolean
}

/** Plays a record to its end. What is recorded of its states is compared, as far as there is anything. */
export function matchOf(game: Game, record: GameRecord, taking: Taking = {}): Match {
  const { players = {}, obvious = new Set<number>(), salvage = false } = taking
  const whole: { match?: Match } = {}
  const played = replay(game, record, {
    verify: record.hashes.length > 0,
    before: (match, move) => {
      const isPerson = 'answer' in move && players[move.seat] === 'person'
      if (isPerson && same(onlyAnswerOf(match.state, move.seat), move.answer))
        obvious.add(match.inForce.length)
    },
    after: (match) => {
      whole.match = match
    },
  })
  if (!('problem' in played)) return played
  if (salvage && whole.match !== undefined) return whole.match
  throw new Error(played.problem)
}
