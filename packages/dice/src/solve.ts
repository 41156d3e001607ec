import { type Chances, gather } from './chances.ts'
import type { Attack, Contest } from './contest.ts'
import { distinct } from './distinct.ts'
import { endOf, expand, judge, type Level } from './level.ts'

/** A contest played out in every way from one state on, with the best choice wherever there is one. */
export type Solution<State, Outcome, Side extends string = Attack> = {
  readonly contest: Contest<State, Outcome, Side>
  /** What can be the case before each stage, in order, and last at the end. */
  readonly levels: readonly Level<State, Side>[]
}

/**
 * Works forward through all states, stage by stage, then backward to what they are worth. Starts before the
 * first stage, or before the one named, for an attack that is under way.
 */
export function solve<State, Outcome, Side extends string>(
  contest: Contest<State, Outcome, Side>,
  start: State,
  from?: string,
): Solution<State, Outcome, Side> {
  const { ending } = contest
  const first = from === undefined ? 0 : contest.stages.findIndex(({ name }) => name === from)
  if (first < 0) throw new RangeError(`no stage ${from} in this contest`)
  const stages = contest.stages.slice(first)
  const ahead = []
  let before = distinct<State>()
  before.number(start)
  for (const stage of stages) {
    const after = distinct<State>()
    ahead.push({ stage, before, ways: expand(stage, before, after) })
    before = after
  }
  let level = endOf(ending, before)
  const levels = [level]
  for (const { stage, before, ways } of ahead.reverse()) {
    level = judge(stage, before, ways, level.worth)
    levels.push(level)
  }
  return { contest, levels: levels.reverse() }
}

/** What the contest comes to if both sides choose as well as they can. */
export function outcomesOf<State, Outcome, Side extends string>(
  solution: Solution<State, Outcome, Side>,
): Chances<Outcome> {
  return playOut(solution, 0, 0)
}

/** The same from a state before a stage on; `null` if that cannot be reached. */
export function outcomesFrom<State, Outcome, Side extends string>(
  solution: Solution<State, Outcome, Side>,
  stage: string,
  state: State,
): Chances<Outcome> | null {
  const found = find(solution, stage, state)
  return found && playOut(solution, found.at, found.number)
}

/** What the contest is worth to a side, before anything has happened. */
export function worthOf<State, Outcome, Side extends string>(
  { levels }: Solution<State, Outcome, Side>,
  side: Side,
): number {
  return levels[0]!.worth.get(side)![0]!
}

export type Advice<State, Side extends string = Attack> = {
  readonly by: Side
  /** Number of the best option. */
  readonly best: number
  /** In the order in which the stage lists them, with what each is worth to the side that chooses. */
  readonly options: readonly { readonly state: State; readonly worth: number }[]
}

/** What to choose at a stage; `null` if nothing is chosen there, or the state cannot be reached. */
export function advise<State, Outcome, Side extends string>(
  solution: Solution<State, Outcome, Side>,
  stage: string,
  state: State,
): Advice<State, Side> | null {
  const found = find(solution, stage, state)
  if (found === null) return null
  const level = solution.levels[found.at]!
  if (level.stage?.type !== 'choice') return null
  const { by } = level.stage
  const { first, to } = level.ways
  const after = solution.levels[found.at + 1]!
  const start = first[found.number]!
  const options = to.slice(start, first[found.number + 1]!).map((next) => ({
    state: after.states.list[next]!,
    worth: after.worth.get(by)![next]!,
  }))
  return { by, best: level.taken[found.number]! - start, options }
}

function find<State, Outcome, Side extends string>(
  { levels }: Solution<State, Outcome, Side>,
  stage: string,
  state: State,
): { at: number; number: number } | null {
  const at = levels.findIndex((level) => level.stage?.name === stage)
  const number = levels[at]?.states.find(state)
  return number === undefined ? null : { at, number }
}

/** Follow the chances along the ways taken, from one state to the end. */
function playOut<State, Outcome, Side extends string>(
  { contest, levels }: Solution<State, Outcome, Side>,
  from: number,
  start: number,
): Chances<Outcome> {
  let now = new Float64Array(levels[from]!.states.list.length)
  now[start] = 1
  for (let at = from; at < levels.length - 1; at++) {
    const { ways, taken, stage } = levels[at]!
    const next = new Float64Array(levels[at + 1]!.states.list.length)
    for (let state = 0; state < now.length; state++) {
      const chance = now[state]!
      if (chance === 0) continue
      if (stage?.type === 'chance') {
        const end = ways.first[state + 1]!
        for (let way = ways.first[state]!; way < end; way++)
          next[ways.to[way]!]! += chance * ways.chance[way]!
      } else {
        next[ways.to[taken[state]!]!]! += chance
      }
    }
    now = next
  }
  const gathering = gather<Outcome>()
  for (const [number, state] of levels.at(-1)!.states.list.entries()) {
    if (now[number]! > 0) gathering.add(contest.ending.outcome(state), now[number]!)
  }
  return gathering.done()
}
