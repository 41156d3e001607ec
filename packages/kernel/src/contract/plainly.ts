import { applyAnswer } from '../answer.ts'
import { ScriptError } from '../chance.ts'
import type { Foreseen, Foresight } from '../foresight.ts'
import { clone, type Plain } from '../plain.ts'
import { awaited, questionFor } from '../question.ts'
import { falls } from '../rolls.ts'
import type { Seat } from '../seat.ts'
import type { State, Vocabulary } from '../state.ts'

/**
 * Looking ahead in the plainest way: every state is copied whole, no two are taken for the same unless they are the
 * same to the last figure, and every roll starts again from the answer before it. Slow, easy to believe, and there for
 * tests to hold `foresee` to.
 */
export function plainlyForeseen<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
  first?: { readonly seat: Seat; readonly answer: Plain },
): Foreseen<Outcome>[] {
  const known = new Map<string, Foreseen<Outcome>[]>()

  const look = (from: State<V>): Foreseen<Outcome>[] => {
    if (from.over !== null || foresight.over?.(from)) return [{ outcome: foresight.outcome(from), chance: 1 }]
    const key = JSON.stringify({ ...from, news: null, decision: 0, sealed: 0 })
    const before = known.get(key)
    if (before !== undefined) return before
    const [seat = ''] = awaited(from)
    const question = questionFor(from, seat)
    const answers = (question && (foresight.answers?.(from, question) ?? question.options)) ?? []
    const worthOf = (all: readonly Foreseen<Outcome>[]) =>
      all.reduce((sum, { outcome, chance }) => sum + chance * foresight.worth(outcome, seat), 0)
    const [best] = answers
      .map((answer) => after(from, seat, answer))
      .map((all) => ({ all, worth: worthOf(all) }))
      .reduce<{ all: Foreseen<Outcome>[]; worth: number }[]>(
        ([most], one) => (most === undefined || one.worth > most.worth + 1e-9 ? [one] : [most]),
        [],
      )
    if (best === undefined) throw new Error('nothing to answer')
    known.set(key, best.all)
    return best.all
  }

  const after = (from: State<V>, seat: Seat, answer: Plain): Foreseen<Outcome>[] => {
    const sum = new Map<string, Foreseen<Outcome>>()
    const play = (script: readonly string[], chance: number): void => {
      const next = clone(from)
      next.chance.script = [...script]
      try {
        applyAnswer(next, seat, answer)
      } catch (error) {
        if (!(error instanceof ScriptError) || error.missing === 0) throw error
        for (const roll of falls(error.of, error.missing))
          play([...script, ...roll.faces], chance * roll.chance)
        return
      }
      for (const one of look(next)) {
        const name = foresight.nameOf(one.outcome)
        const before = sum.get(name)?.chance ?? 0
        sum.set(name, { outcome: one.outcome, chance: before + chance * one.chance })
      }
    }
    play([], 1)
    return [...sum.values()]
  }

  return first === undefined ? look(clone(s)) : after(s, first.seat, first.answer)
}
