import {
  awaited,
  type Crumb,
  type Game,
  journalFor,
  type Language,
  look,
  type Match,
  type Question,
  type Scene,
  type Seat,
  type Seen,
  sentenceFor,
} from '@sandtable/kernel'
import type { Asked, Logged, Player, Shown } from './protocol.ts'

const nothing: Scene = { width: 1, height: 1, unit: 'space', things: [], facts: [] }

/** What the page shows of a match to a seat, in a language. */
export function shownOf(
  match: Match,
  seat: Seat | null,
  language: Language,
  players: Readonly<Record<Seat, Player>>,
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
    question: seen.question === null ? null : asked(game, seen.question, seen, language),
    awaited: awaited(match.state),
    log: logOf(match, seat, language),
    players,
    over,
    reason: over === null ? null : (game.phrases[language].reason(over.reason) ?? over.reason),
    proposal: seen.proposal,
  }
}

function crumbName(game: Game, { procedure }: Crumb, language: Language): string {
  return game.phrases[language].step(procedure, null) ?? procedure
}

function asked(game: Game, question: Question, seen: Seen, language: Language): Asked {
  const { seat, rule, about, space, options } = question
  const moment = (about as { moment?: string } | null)?.moment
  const step = game.phrases[language].step(question.procedure, moment ?? question.step)
  return { seat, title: step ?? question.step, rule, about, space, listed: options !== null && seen !== null }
}

function logOf(match: Match, seat: Seat | null, language: Language): Logged[] {
  const heard = new Set(journalFor(match, seat))
  return match.journal.flatMap((entries, decision) =>
    entries.flatMap((entry) =>
      heard.has(entry)
        ? [{ decision, type: entry.type, text: sentenceFor(match.game.id, entry, language) }]
        : [],
    ),
  )
}
