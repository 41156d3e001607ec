import {
  applyAnswer,
  awaited,
  clone,
  leave,
  type Plain,
  type Question,
  questionFor,
  reopen,
  type Seat,
} from '@sandtable/kernel'
import { targetCards } from '../../data/targets.ts'
import type { AState } from '../state.ts'

/** Steps before which to stop, as the procedures have them. */
export type Stops = ReadonlySet<object>

/**
 * A copy of the game in which nothing is hidden from this seat: what the other squad holds is not there, so nobody is
 * thought to play it. What chance has in store is not there either: cards come in the order named.
 */
export function rehearsalFor(s: AState, seat: Seat, script: readonly string[]): AState {
  const copy = clone(s)
  const team = s.teams[seat]
  for (const legend of copy.table.legends) {
    if (legend.squad === team) continue
    for (const id of legend.hand) leave(copy, id)
    legend.hand = []
    legend.backpack = []
  }
  copy.table.openHands = true
  copy.chance.script = [...script]
  reopen(copy)
  return copy
}

export const anyTargetCards: readonly string[] = targetCards.map((card) => card.id)

/** Gives an answer and goes on, passing whatever can be passed, until a stop or a question that cannot; `passing` looks at what is passed. */
export function goOn(
  s: AState,
  seat: Seat,
  answer: Plain,
  stops: Stops,
  passing?: (s: AState, asked: Seat, question: Question) => void,
): void {
  const pausing = () => ({ before: stops, past: false, at: null })
  applyAnswer(s, seat, answer, pausing())
  for (;;) {
    const [asked] = s.asking === null || s.over !== null ? [] : awaited(s)
    if (asked === undefined) return
    const question = questionFor(s, asked)
    if (question?.step !== 'use an ability' || question.options === null) return
    const [first] = question.options
    const next = question.options.includes('pass') ? 'pass' : first
    if (next === undefined) return
    passing?.(s, asked, question)
    applyAnswer(s, asked, next, pausing())
  }
}
