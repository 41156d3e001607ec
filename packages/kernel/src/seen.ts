import { heardBy } from './journal.ts'
import { clone, type Plain } from './plain.ts'
import { awaited, openQuestion, type Question, questionFor } from './question.ts'
import { gameOf } from './registry.ts'
import type { Seat, Team } from './seat.ts'
import type { Entry, Outcome, Proposal, State, Vocabulary } from './state.ts'

/** Everything a seat gets: copied from what it may see, never cut from the whole. */
export interface Seen<V extends Vocabulary = Vocabulary> {
  readonly game: string
  readonly version: string
  /** null: somebody who only watches. */
  readonly seat: Seat | null
  readonly seats: readonly Seat[]
  readonly teams: Readonly<Record<Seat, Team>>
  readonly table: V['view']
  /** What is going on, outermost first. */
  readonly path: readonly Crumb[]
  /** Who is being waited for. */
  readonly awaited: readonly Seat[]
  readonly question: Question | null
  readonly news: readonly Entry[]
  readonly decision: number
  readonly conceded: readonly Seat[]
  readonly proposal: Proposal | null
  readonly over: Outcome | null
}

export interface Crumb {
  readonly procedure: string
  readonly step: string | null
  readonly about: Plain
}

export function look<V extends Vocabulary>(s: State<V>, seat: Seat | null): Seen<V> {
  const { game } = gameOf(s)
  return {
    game: s.game,
    version: s.version,
    seat,
    seats: [...s.seats],
    teams: { ...s.teams },
    table: game.view(s, seat),
    path: pathOf(s),
    awaited: awaited(s),
    question: seat === null ? null : clone(questionFor(s, seat)),
    news: clone(heardBy(s.news, seat)),
    decision: s.decision,
    conceded: [...s.conceded],
    proposal: clone(s.proposal),
    over: clone(s.over),
  }
}

/**
 * What people who share a screen may all see while this seat is asked: nothing that is hidden from any of them. Its
 * question is there as far as it is no secret; null: all of it is.
 */
export function lookTogether<V extends Vocabulary>(s: State<V>, seat: Seat): Seen<V> | null {
  const question = openQuestion(s as State, seat)
  return question === null ? null : { ...look(s, null), seat, question: clone(question) }
}

/** Round 3 › Combat › attack by Wedge Antilles › modify attack dice. */
export function pathOf<V extends Vocabulary>(s: State<V>): Crumb[] {
  const { procedures } = gameOf(s)
  return s.stack.map((frame) => {
    const procedure = procedures.get(frame.procedure)
    return {
      procedure: frame.procedure,
      step: procedure?.steps[Math.max(frame.step - 1, 0)]?.name ?? null,
      about: procedure?.about?.(s, frame.vars) ?? null,
    }
  })
}

/** The piece that a question is about: the innermost of what goes on that names one under one of these keys. */
export function pieceAsked<V extends Vocabulary>(
  s: State<V>,
  question: Question,
  keys: readonly string[],
): string | null {
  for (const about of [...pathOf(s).map((crumb) => crumb.about), question.about].reverse()) {
    if (typeof about !== 'object' || about === null) continue
    const named = keys.map((key) => (about as { readonly [key: string]: Plain })[key])
    const piece = named.find((name) => typeof name === 'string')
    if (typeof piece === 'string') return piece
  }
  return null
}
