import type { Ending, Stage } from './contest.ts'
import type { Distinct } from './distinct.ts'

/** All states that can be the case before one stage, numbered, with the ways that lead on from them. */
export type Level<State, Side extends string> = {
  /** `null` at the end. */
  readonly stage: Stage<State, Side> | null
  readonly states: Distinct<State>
  readonly ways: Ways
  /** Expected worth to each side, by number of state. */
  readonly worth: ReadonlyMap<Side, Float64Array>
  /** Where nothing is left to chance: the way taken, by number of state. */
  readonly taken: Int32Array
}

/** The ways from state n are those from `first[n]` up to but not including `first[n + 1]`. */
export type Ways = {
  readonly first: readonly number[]
  readonly to: readonly number[]
  /** Empty where nothing is left to chance. */
  readonly chance: readonly number[]
}

/** An option must be better by more than this to be taken before one listed earlier: rounding decides nothing. */
const SAME = 1e-9

/** The ways through a stage from all states before it, and with them the states after it. */
export function expand<State, Side extends string>(
  stage: Stage<State, Side>,
  before: Distinct<State>,
  after: Distinct<State>,
): Ways {
  const first: number[] = []
  const to: number[] = []
  const chances: number[] = []
  let sum = 0
  const show = (next: State, chance: number): void => {
    to.push(after.number(next))
    chances.push(chance)
    sum += chance
  }
  const showAll = stage.type === 'chance' ? stage.open() : null
  for (const state of before.list) {
    const start = to.length
    first.push(start)
    switch (stage.type) {
      case 'chance':
        sum = 0
        showAll?.(state, show)
        if (!(Math.abs(sum - 1) < SAME)) throw new RangeError(`${stage.name}: the chances add up to ${sum}`)
        break
      case 'choice':
        for (const option of stage.options(state)) to.push(after.number(option))
        if (to.length === start) throw new RangeError(`${stage.name}: no option, not even to do nothing`)
        break
      case 'settle':
        to.push(after.number(stage.settle(state)))
        break
    }
  }
  first.push(to.length)
  return { first, to, chance: chances }
}

export function endOf<State, Outcome, Side extends string>(
  { outcome, worth }: Ending<State, Outcome, Side>,
  last: Distinct<State>,
): Level<State, Side> {
  const outcomes = last.list.map(outcome)
  const bySide = new Map<Side, Float64Array>()
  for (const side in worth) bySide.set(side, Float64Array.from(outcomes, worth[side]))
  return {
    stage: null,
    states: last,
    ways: { first: [], to: [], chance: [] },
    worth: bySide,
    taken: new Int32Array(),
  }
}

/** What each state is worth to each side, from what the states are worth to which it leads. */
export function judge<State, Side extends string>(
  stage: Stage<State, Side>,
  before: Distinct<State>,
  ways: Ways,
  later: ReadonlyMap<Side, Float64Array>,
): Level<State, Side> {
  const worth = new Map<Side, Float64Array>()
  if (stage.type === 'chance') {
    for (const [side, worths] of later) worth.set(side, expected(ways, worths))
    return { stage, states: before, ways, worth, taken: new Int32Array() }
  }
  const taken =
    stage.type === 'choice' ? pickBest(ways, later.get(stage.by)!) : Int32Array.from(before.list.keys())
  for (const [side, worths] of later) {
    const inherited = new Float64Array(taken.length)
    for (let state = 0; state < taken.length; state++) inherited[state] = worths[ways.to[taken[state]!]!]!
    worth.set(side, inherited)
  }
  return { stage, states: before, ways, worth, taken }
}

function expected({ first, to, chance }: Ways, later: Float64Array): Float64Array {
  const worth = new Float64Array(first.length - 1)
  for (let state = 0; state < worth.length; state++) {
    let sum = 0
    const end = first[state + 1]!
    for (let way = first[state]!; way < end; way++) sum += chance[way]! * later[to[way]!]!
    worth[state] = sum
  }
  return worth
}

/** The best way from each state in the eyes of the side that chooses. */
function pickBest({ first, to }: Ways, eyes: Float64Array): Int32Array {
  const taken = new Int32Array(first.length - 1)
  for (let state = 0; state < taken.length; state++) {
    let best = first[state]!
    const end = first[state + 1]!
    for (let way = best + 1; way < end; way++) {
      if (eyes[to[way]!]! > eyes[to[best]!]! + SAME) best = way
    }
    taken[state] = best
  }
  return taken
}
