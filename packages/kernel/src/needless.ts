import { applyAnswer } from './answer.ts'
import type { Pausing } from './flow.ts'
import { hashOf } from './hash.ts'
import { clone, type Plain, same } from './plain.ts'
import { askedOf, askingStep, offerTo, questionFor } from './question.ts'
import { gameOf } from './registry.ts'
import type { Seat } from './seat.ts'
import { momentName } from './stack.ts'
import type { State } from './state.ts'

/**
 * The answer of a seat that has nothing to decide: the only one there is, the only one that would do anything, or any
 * of several in whatever order; undefined: it has a choice.
 */
export function onlyAnswerOf(s: State, seat: Seat): Plain | undefined {
  const asked = askedOf(s, seat)
  if (s.over !== null || asked === null) return undefined
  const { step, frame } = askingStep(gameOf(s), s)
  const options = offerTo(s, step, frame.vars, asked.seat) ?? []
  if (options.length < 2) return options[0]
  const idle = idleAnswersOf(s, seat)
  const useful = options.filter((one) => !idle.includes(one))
  if (useful.length === 1) return useful[0]
  return isInAnyOrder(s, seat) ? options[0] : undefined
}

/** The answers of a seat that the rules allow, but that would do nothing for it. */
export function idleAnswersOf(s: State, seat: Seat): readonly Plain[] {
  const asked = askedOf(s, seat)
  if (s.over !== null || asked === null) return []
  const { step, frame } = askingStep(gameOf(s), s)
  const { idle } = step
  if (idle === undefined) return []
  const options = offerTo(s, step, frame.vars, asked.seat) ?? []
  return options.filter((one) => idle(s, frame.vars, one, asked.seat))
}

/** More effects at one moment than these are left to whoever is asked: there are too many orders to try. */
const most = 4

/** Must all of this happen, and does it come to the same in every order? Each is tried. */
function isInAnyOrder(s: State, seat: Seat): boolean {
  const options = ordersOf(s, seat)
  if (options === null || options.length > most) return false
  const ends = new Set<string | null>()
  collect(s, seat, s.stack.length, ends)
  return ends.size === 1 && !ends.has(null)
}

/** What must be used at the moment that is asked about, if nothing of it can be passed; else null. */
function ordersOf(s: State, seat: Seat): readonly Plain[] | null {
  const question = questionFor(s, seat)
  if (question?.procedure !== momentName || question.options === null) return null
  return question.options.some((one) => same(one, 'pass')) ? null : question.options
}

/** The states in which the orders end, by their fingerprints; null: dice fell or something was shown on the way. */
function collect(s: State, seat: Seat, depth: number, ends: Set<string | null>): void {
  const options = s.stack.length === depth ? ordersOf(s, seat) : null
  if (options === null) {
    ends.add(fingerprint(s))
    return
  }
  for (const option of options) {
    const after = clone(s)
    applyAnswer(after, seat, option, atItsEnd(s))
    if (after.sealed === after.decision || after.over !== null) ends.add(null)
    else collect(after, seat, depth, ends)
  }
}

/** What comes after the moment is no part of it. */
function atItsEnd(s: State): Pausing {
  const opener = s.stack[s.stack.length - 2]
  const next = opener && gameOf(s).procedures.get(opener.procedure)?.steps[opener.step]
  return { before: new Set(next === undefined ? [] : [next]), past: false, at: null }
}

/** Of how it came about nothing: neither how many answers it took, nor in which order it was told. */
function fingerprint(s: State): string {
  return hashOf({ ...s, decision: 0, news: [] })
}
