import { type Atlas, atlasOf, type Place } from './atlas.ts'
import type { Pausing } from './flow.ts'
import type { Foreseen, Foresight, SoFar } from './foresight.ts'
import { made } from './made.ts'
import { stepIndex } from './procedure.ts'
import { gameOf } from './registry.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'

/** The chance of each outcome, by its number. */
export type Chances = readonly number[]

export type PlaceIn<V extends Vocabulary> = Place<V, Chances>

/** What a step may write into: what is watched, besides the parts that change on the way, or the whole state. */
export type Own = 'watched' | 'parts' | 'whole'

/** What is looked for, and what is known of it so far. */
export interface Search<V extends Vocabulary, Outcome> {
  readonly foresight: Foresight<V, Outcome>
  readonly outcomes: Outcome[]
  readonly numbers: Map<string, number>
  readonly worths: Map<Seat, number[]>
  readonly atlas: Atlas<V, Chances>
  readonly pausing: Pausing & { readonly before: Set<object> }
  readonly last: object | null
  /** Steps that write into parts of the table, or anywhere, by name. */
  readonly writers: Map<string, Exclude<Own, 'watched'>>
  /** What is counted so far, beyond any choice that is still open. */
  readonly counted: number[]
  readonly soFar: SoFar<Outcome> | undefined
}

export function searchOf<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
  soFar: SoFar<Outcome> | undefined,
): Search<V, Outcome> {
  const { until, meetings = [] } = foresight
  const last = until === undefined ? null : stepNamed(s, until.procedure, until.step)
  const before = meetings.map(({ procedure, step }) => stepNamed(s, procedure, step))
  return {
    foresight,
    outcomes: [],
    numbers: new Map(),
    worths: new Map(),
    atlas: atlasOf<V, Chances>(foresight),
    pausing: { before: new Set(last === null ? before : [last, ...before]), past: false, at: null },
    last,
    writers: new Map(),
    counted: [],
    soFar,
  }
}

function stepNamed(s: State, procedure: string, step: string): object {
  const found = gameOf(s).procedures.get(procedure)
  if (found === undefined) throw new Error(`${s.game} has no procedure “${procedure}”`)
  return found.steps[stepIndex(found, step)] as object
}

/** For sure, if this is as far as one wants to see. */
export function outcomeAt<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  s: State<V>,
): Chances | null {
  const { foresight, outcomes, numbers, last } = search
  const isAtLast = last !== null && s.asking === null && s.over === null && stepTo(s) === last
  const isLast = isAtLast && foresight.again?.(s) !== true
  if (!isLast && s.over === null && foresight.over?.(s) !== true) return null
  const outcome = foresight.outcome(s)
  const name = foresight.nameOf(outcome)
  const number = made(numbers, name, () => outcomes.push(outcome) - 1)
  const chances = Array<number>(number + 1).fill(0)
  chances[number] = 1
  return chances
}

export function stepTo(s: State): object | null {
  const frame = s.stack.at(-1)
  return (frame && gameOf(s).procedures.get(frame.procedure)?.steps[frame.step]) ?? null
}

export function worthOf<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  chances: Chances,
  seat: Seat,
): number {
  const { foresight, outcomes, worths } = search
  const worth = made(worths, seat, (): number[] => [])
  for (let at = worth.length; at < outcomes.length; at++)
    worth.push(foresight.worth(outcomes[at] as Outcome, seat))
  let sum = 0
  for (let at = 0; at < chances.length; at++) sum += (chances[at] as number) * (worth[at] as number)
  return sum
}

export function counted<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  chances: Chances,
  share: number,
): Chances {
  if (share === 0 || search.soFar === undefined) return chances
  add(search.counted, chances, share)
  report(search)
  return chances
}

/** What is under way may take long, even where nothing is certain before a choice is made: whoever waits hears that too. */
export function report<V extends Vocabulary, Outcome>(search: Search<V, Outcome>): void {
  search.soFar?.(() => listed(search, search.counted))
}

export function add(sum: number[], chances: Chances, share: number): void {
  while (sum.length < chances.length) sum.push(0)
  for (let at = 0; at < chances.length; at++) sum[at] = (sum[at] as number) + share * (chances[at] as number)
}

export function listed<V extends Vocabulary, Outcome>(
  { outcomes }: Search<V, Outcome>,
  chances: Chances,
): Foreseen<Outcome>[] {
  return outcomes.flatMap((outcome, at) => {
    const chance = chances[at] ?? 0
    return chance === 0 ? [] : [{ outcome, chance }]
  })
}
