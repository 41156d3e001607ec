import { applyAnswer } from './answer.ts'
import { type Rollable, ScriptError } from './chance.ts'
import { clone, type Plain } from './plain.ts'
import { awaited, type Question, questionFor } from './question.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'

/**
 * Looks ahead with the game's own rules: plays every result of the dice and every answer worth considering, and
 * gives the exact chances of what can come of it when each seat chooses what is best for itself. Exact means
 * enumerated: nothing is sampled, and every card in play counts, because it is the game that plays.
 */
export interface Foresight<V extends Vocabulary, Outcome> {
  /** Is this as far as one wants to see? */
  over(s: State<V>): boolean
  outcome(s: State<V>): Outcome
  /** Two outcomes with the same name are the same. */
  nameOf(outcome: Outcome): string
  /** What an outcome is worth to a seat; it chooses the answer with the most, the first of equals. */
  worth(outcome: Outcome, seat: Seat): number
  /** Two states with the same key have the same future, as far as it matters here. */
  key(s: State<V>): string
  /** Puts into one order what can stand in any, such as dice that were rolled. */
  tidy?(s: State<V>): void
  /** The answers worth considering; otherwise all that are listed. */
  answers?(s: State<V>, question: Question): readonly Plain[]
}

export interface Foreseen<Outcome> {
  readonly outcome: Outcome
  readonly chance: number
}

/** What can come of a state. Only chance that is rolled is foreseen: nothing hidden is looked at. */
export function foresee<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
): Foreseen<Outcome>[] {
  return look(clone(s), foresight, new Map())
}

/** What can come of one answer. */
export function foreseeAnswer<V extends Vocabulary, Outcome>(
  s: State<V>,
  seat: Seat,
  answer: Plain,
  foresight: Foresight<V, Outcome>,
): Foreseen<Outcome>[] {
  return afterAnswer(s, seat, answer, foresight, new Map())
}

function look<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
  known: Map<string, Foreseen<Outcome>[]>,
): Foreseen<Outcome>[] {
  if (s.over !== null || foresight.over(s)) return [{ outcome: foresight.outcome(s), chance: 1 }]
  foresight.tidy?.(s)
  const key = foresight.key(s)
  const before = known.get(key)
  if (before !== undefined) return before
  const [seat] = awaited(s)
  const question = seat === undefined ? null : questionFor(s, seat)
  if (seat === undefined || question === null) throw new Error('nobody is asked')
  let best: Foreseen<Outcome>[] | null = null
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const answer of foresight.answers?.(s, question) ?? question.options ?? []) {
    const all = afterAnswer(s, seat, answer, foresight, known)
    const worth = all.reduce((sum, { outcome, chance }) => sum + chance * foresight.worth(outcome, seat), 0)
    // A hair's breadth is rounding, not a reason.
    if (best !== null && worth <= bestWorth + 1e-9) continue
    best = all
    bestWorth = worth
  }
  if (best === null) throw new Error(`no answer to “${question.step}” is worth considering`)
  known.set(key, best)
  return best
}

function afterAnswer<V extends Vocabulary, Outcome>(
  s: State<V>,
  seat: Seat,
  answer: Plain,
  foresight: Foresight<V, Outcome>,
  known: Map<string, Foreseen<Outcome>[]>,
): Foreseen<Outcome>[] {
  const sum = new Map<string, Foreseen<Outcome>>()
  for (const { state, chance } of branches(s, seat, answer)) {
    for (const one of look(state, foresight, known)) {
      const name = foresight.nameOf(one.outcome)
      const so = sum.get(name)?.chance ?? 0
      sum.set(name, { outcome: one.outcome, chance: so + chance * one.chance })
    }
  }
  return [...sum.values()]
}

interface Branch<V extends Vocabulary> {
  readonly state: State<V>
  readonly chance: number
}

/** Every state that an answer can lead to, with its chance. */
function branches<V extends Vocabulary>(s: State<V>, seat: Seat, answer: Plain): Branch<V>[] {
  const found: Branch<V>[] = []
  const play = (script: readonly string[], chance: number): void => {
    const state = clone(s)
    state.chance.script = [...script]
    try {
      applyAnswer(state, seat, answer)
    } catch (error) {
      if (!(error instanceof ScriptError) || error.missing === 0) throw error
      for (const roll of rolls(error.die, error.missing))
        play([...script, ...roll.faces], chance * roll.chance)
      return
    }
    state.chance.script = []
    found.push({ state, chance })
  }
  play([], 1)
  return found
}

/** All results of some equal dice, each set of faces once, with its chance. */
export function rolls(die: Rollable, count: number): { faces: string[]; chance: number }[] {
  const found: { faces: string[]; chance: number }[] = []
  const lay = (from: number, left: number, faces: string[], chance: number): void => {
    const face = die.faces[from]
    if (face === undefined) return
    const part = face.sides / die.sides
    if (from === die.faces.length - 1) {
      found.push({
        faces: [...faces, ...Array<string>(left).fill(face.name)],
        chance: chance * power(part, left),
      })
      return
    }
    for (let some = 0; some <= left; some++) {
      const ways = choose(left, some) * power(part, some)
      lay(from + 1, left - some, [...faces, ...Array<string>(some).fill(face.name)], chance * ways)
    }
  }
  lay(0, count, [], 1)
  return found
}

function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
