import {
  awaited,
  type Crumb,
  type Game,
  heardBy,
  type Language,
  type Lesson,
  look,
  type Match,
  type Question,
  type Scene,
  type Seat,
  sentenceFor,
} from '@sandtable/kernel'
import type { Asked, Logged, Player, Shown } from './protocol.ts'

const nothing: Scene = { width: 1, height: 1, unit: 'space', things: [], facts: [] }

export interface Reader {
  readonly seat: Seat | null
  readonly language: Language
}

/** What the page shows of a match to a seat, in a language; `moves`: of how many the game has. */
export function shownOf(
  match: Match,
  { seat, language }: Reader,
  players: Readonly<Record<Seat, Player>>,
  moves = match.inForce.length,
  lesson: Lesson | null = null,
): Shown {
  const { game } = match
  const seen = look(match.state, seat)
  const { over } = seen
  return {
    game: game.id,
    seat,
    seats: seen.seats,
    decision: seen.decision,
    scene: game.scene?.(seen) ?? nothing,
    path: seen.path.map((crumb) => crumbName(game, crumb, language)),
    question: seen.question === null ? null : asked(game, seen.question, language),
    awaited: awaited(match.state),
    log: logOf(match, seat, language),
    players,
    over,
    reason: over === null ? null : (game.phrases[language].reason(over.reason) ?? over.reason),
    proposal: seen.proposal,
    lesson,
    moves,
    move: match.inForce.length,
  }
}

function crumbName(game: Game, { procedure }: Crumb, language: Language): string {
  return game.phrases[language].step(procedure, null) ?? procedure
}

function asked(game: Game, question: Question, language: Language): Asked {
  const { seat, rule, about, space } = question
  const moment = (about as { moment?: string } | null)?.moment
  const step = game.phrases[language].step(question.procedure, moment ?? question.step)
  return { seat, step: moment ?? question.step, title: step ?? question.step, rule, about, space }
}

function logOf(match: Match, seat: Seat | null, language: Language): Logged[] {
  const table = match.game.view(match.state, seat)
  return match.journal.flatMap((entries, move) =>
    heardBy(entries, seat).map((entry) => ({
      move,
      type: entry.type,
      text: sentenceFor(match.game.id, entry, language, table),
    })),
  )
}
