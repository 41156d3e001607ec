import type { Chances } from './chances.ts'
import { type Key, keyOf } from './key.ts'

/**
 * A contest is a list of stages at which chance and the two sides take turns, as in the rulebook's own list of
 * an attack: roll, reroll, spend, roll, spend, compare. Whoever chooses has seen what happened so far and
 * nothing of what is to come.
 *
 * States are plain data. Equal states at the same stage are one state, so a state that holds no more than what
 * still matters is what makes a contest cheap.
 */
export type Contest<State, Outcome, Side extends string = Attack> = {
  readonly stages: readonly Stage<State, Side>[]
  readonly ending: Ending<State, Outcome, Side>
}

export type Attack = 'attacker' | 'defender'

export type Stage<State, Side extends string = Attack> =
  | ChanceStage<State>
  | ChoiceStage<State, Side>
  | SettleStage<State>

export type ChanceStage<State> = {
  readonly type: 'chance'
  readonly name: string
  /** Made anew for each solution, so that what it remembers does not outlive it. */
  readonly open: () => ShowAll<State>
}

/** Shows every state that may follow, with its chance. A state may be shown more than once. */
export type ShowAll<State> = (state: State, show: (next: State, chance: number) => void) => void

export type ChoiceStage<State, Side extends string = Attack> = {
  readonly type: 'choice'
  readonly name: string
  readonly by: Side
  readonly options: (state: State) => readonly State[]
}

export type SettleStage<State> = {
  readonly type: 'settle'
  readonly name: string
  readonly settle: (state: State) => State
}

export type Ending<State, Outcome, Side extends string = Attack> = {
  readonly outcome: (state: State) => Outcome
  /** What an outcome is worth to each side. Each side looks to its own, and takes the other to do the same. */
  readonly worth: Readonly<Record<Side, (outcome: Outcome) => number>>
}

export function contest<State, Outcome, Side extends string = Attack>(
  stages: readonly Stage<State, Side>[],
  ending: Ending<State, Outcome, Side>,
): Contest<State, Outcome, Side> {
  const names = new Set(stages.map(({ name }) => name))
  if (names.size < stages.length) throw new RangeError('two stages of a contest have the same name')
  return { stages, ending }
}

/**
 * Something falls as it may: what is rolled, what that gives, and what it makes of the state:
 * `chance('roll attack dice', (s) => s.attack, roll, (s, attack) => ({ ...s, attack }))`. What the same dice
 * give is worked out once for all states, so results are best put in their shortest form there.
 */
export function chance<State, Subject, Result>(
  name: string,
  subject: (state: State) => Subject,
  results: (subject: Subject) => Chances<Result>,
  next: (state: State, result: Result) => State,
): ChanceStage<State> {
  const open = (): ShowAll<State> => {
    const known = new Map<Key, Chances<Result>>()
    return (state, show) => {
      const rolled = subject(state)
      const key = keyOf(rolled)
      let found = known.get(key)
      if (found === undefined) {
        found = results(rolled)
        known.set(key, found)
      }
      for (const { value, chance } of found) show(next(state, value), chance)
    }
  }
  return { type: 'chance', name, open }
}

/**
 * A side picks one of the states that its options lead to; a side with nothing to choose has one option. If two
 * are worth the same to it, up to one part in a thousand million, the one listed first is taken: list first what
 * costs nothing.
 */
export function choice<State, Side extends string = Attack>(
  name: string,
  { by, options }: { readonly by: Side; readonly options: (state: State) => readonly State[] },
): ChoiceStage<State, Side> {
  return { type: 'choice', name, by, options }
}

/** What follows by itself. Dropping what no longer matters here makes everything after it cheaper. */
export function settle<State>(name: string, follow: (state: State) => State): SettleStage<State> {
  return { type: 'settle', name, settle: follow }
}

/** One side's gain is the other's loss. */
export function zeroSum<Outcome>(
  toAttacker: (outcome: Outcome) => number,
): Readonly<Record<Attack, (outcome: Outcome) => number>> {
  return { attacker: toAttacker, defender: (outcome) => -toAttacker(outcome) }
}
