import { allAnswered, answerByRules, type Pausing, resume } from './flow.ts'
import { clone, notPlain, type Plain } from './plain.ts'
import { askedOf, refuseAt } from './question.ts'
import { gameOf } from './registry.ts'
import { type RuleId, table } from './rule.ts'
import type { Seat } from './seat.ts'
import type { Asked, State, Vocabulary } from './state.ts'

/** Null for a legal answer, else the rule that forbids it. Takes anything; changes nothing, and never throws. */
export function refuse<V extends Vocabulary>(s: State<V>, seat: Seat, answer: unknown): RuleId | null {
  try {
    return judge(s, seat, answer)
  } catch {
    // An answer that the game cannot even judge is none that it offered.
    return table.oneOfTheOffered
  }
}

/** As `refuse`, for whoever wants to hear of a game that fails over an answer: the contract. */
export function judge<V extends Vocabulary>(s: State<V>, seat: Seat, answer: unknown): RuleId | null {
  if (s.over !== null) return table.over
  if (!s.seats.includes(seat)) return table.seatAtTheTable
  const asked = askedOf(s, seat)
  if (asked === null) return table.onlyTheAsked
  if (notPlain(answer) !== null) return table.plainAnswer
  return refuseAt(gameOf(s), s, asked.seat, answer as Plain)
}

/** Answers what the seat is asked, and goes on to the next question. The rule that forbids it, if any. */
export function answer<V extends Vocabulary>(s: State<V>, seat: Seat, given: unknown): RuleId | null {
  const refusal = refuse(s, seat, given)
  if (refusal === null) applyAnswer(s, seat, given as Plain)
  return refusal
}

/** As `answer`, for an answer known to be legal (taken from the question's own list). */
export function applyAnswer<V extends Vocabulary>(
  s: State<V>,
  seat: Seat,
  given: Plain,
  pausing?: Pausing,
): void {
  s.decision++
  s.news = []
  const asked = askedOf(s, seat) as Asked
  asked.answered = true
  // A copy: whoever gave the answer may keep it in a log, and a game may go on to change it.
  asked.answer = clone(given)
  if (allAnswered(s)) resume(gameOf(s), s, pausing)
}

/** Somebody left the table: those who now have nobody to speak for them are answered for. */
export function goOnWithout(s: State): void {
  const indexed = gameOf(s)
  answerByRules(indexed, s)
  if (allAnswered(s)) resume(indexed, s)
}
