import { applyAnswer } from './answer.ts'
import { ScriptError } from './chance.ts'
import {
  type CommonGround,
  groundOf,
  keyOf,
  type Numbers,
  onCommonGround,
  type Part,
  partsOf,
  strayed,
  watched,
} from './common-ground.ts'
import { type Pausing, proceed } from './flow.ts'
import { clone, type Plain, same } from './plain.ts'
import { stepIndex } from './procedure.ts'
import { awaited, type Question, questionFor, sampleFor } from './question.ts'
import { randomFrom } from './random.ts'
import { gameOf } from './registry.ts'
import { rolls } from './rolls.ts'
import type { Seat } from './seat.ts'
import { eventName, momentName } from './stack.ts'
import type { State, Vocabulary } from './state.ts'
import { everything, type Lookout, lookout } from './watch.ts'

/**
 * Looks ahead with the game's own rules: plays every result of the dice and every answer worth considering, and
 * gives the exact chances of what can come of it when each seat chooses what is best for itself. Exact means
 * enumerated: nothing is sampled, and every card in play counts, because it is the game that plays.
 */
export interface Foresight<V extends Vocabulary, Outcome> {
  /** As far as one wants to see: before this step … */
  readonly until?: { readonly procedure: string; readonly step: string }
  /** Steps before which many ways meet: what was found there once is not looked for again. For speed alone. */
  readonly meetings?: readonly { readonly procedure: string; readonly step: string }[]
  /** At that step: does it come again, in what is still to be seen? */
  again?(s: State<V>): boolean
  /** … or where this says so. */
  over?(s: State<V>): boolean
  outcome(s: State<V>): Outcome
  /** Two outcomes with the same name are the same. */
  nameOf(outcome: Outcome): string
  /** What an outcome is worth to a seat; it chooses the answer with the most, the first of equals. */
  worth(outcome: Outcome, seat: Seat): number
  /** No outcome is worth more to this seat: whoever has that looks no further. */
  most?(seat: Seat): number
  /** What is going to change, beside what is going on. It is quicker where this is known; nothing else depends on it. */
  parts?(s: State<V>): readonly Part[]
  /** Puts into one order what can stand in any, such as dice that were rolled. */
  tidy?(s: State<V>): void
  /**
   * The answers worth considering; null: all that are listed, or, where there are too many for a list, any one of them
   * in place of all.
   */
  answers?(s: State<V>, question: Question): readonly Plain[] | null
}

export interface Foreseen<Outcome> {
  readonly outcome: Outcome
  readonly chance: number
}

/**
 * Hears, again and again, what has been counted so far: of all that can come, a part, with chances that can only grow.
 * Whoever has heard enough may throw something.
 */
export type SoFar<Outcome> = (counted: () => Foreseen<Outcome>[]) => void

/** What can come of a state. Only chance that is rolled is foreseen: it is up to the game to hide what is hidden. */
export function foresee<V extends Vocabulary, Outcome>(
  s: State<V>,
  foresight: Foresight<V, Outcome>,
  soFar?: SoFar<Outcome>,
): Foreseen<Outcome>[] {
  const search = searchOf(s, foresight, soFar)
  return listed(search, look(search, settled(search, clone(s)), 1))
}

/** What can come of one answer. */
export function foreseeAnswer<V extends Vocabulary, Outcome>(
  s: State<V>,
  seat: Seat,
  answer: Plain,
  foresight: Foresight<V, Outcome>,
  soFar?: SoFar<Outcome>,
): Foreseen<Outcome>[] {
  const search = searchOf(s, foresight, soFar)
  return listed(search, after(search, settled(search, clone(s)), { seat, answer }, 1))
}

/** The chance of each outcome, by its number. */
type Chances = readonly number[]

interface Search<V extends Vocabulary, Outcome> {
  readonly foresight: Foresight<V, Outcome>
  readonly outcomes: Outcome[]
  readonly numbers: Map<string, number>
  readonly worths: Map<Seat, number[]>
  readonly texts: Numbers
  readonly lookout: Lookout
  /** By key, by the facts that were looked at, by how they were. */
  readonly known: Map<string, Map<number, Map<string, Chances>>>
  readonly pausing: Pausing & { readonly before: Set<object> }
  readonly last: object | null
  /** What is counted so far, beyond any choice that is still open. */
  readonly counted: number[]
  readonly soFar: SoFar<Outcome> | undefined
}

/** A state on its ground: somebody is asked, dice are about to be rolled, or it is as far as one wants to see. */
interface Place<V extends Vocabulary> {
  readonly s: State<V>
  readonly ground: CommonGround
  /** Has it left the ground it comes from? Then it needs one of its own. */
  readonly left: boolean
  /** What has come of it, if it is as far as one wants to see. */
  readonly end: Chances | null
}

/** How to go on: an answer, or nothing but the step that rolls. */
type Onward = { readonly seat: Seat; readonly answer: Plain } | null

function searchOf<V extends Vocabulary, Outcome>(
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
    texts: new Map(),
    lookout: lookout(),
    known: new Map(),
    pausing: { before: new Set(last === null ? before : [last, ...before]), past: false, at: null },
    last,
    counted: [],
    soFar,
  }
}

function stepNamed(s: State, procedure: string, step: string): object {
  const found = gameOf(s).procedures.get(procedure)
  if (found === undefined) throw new Error(`${s.game} has no procedure “${procedure}”`)
  return found.steps[stepIndex(found, step)] as object
}

/** Takes a state that nobody else has as new ground. */
function settled<V extends Vocabulary, Outcome>(search: Search<V, Outcome>, s: State<V>): Place<V> {
  const ground = groundOf(s, search.foresight.parts?.(s) ?? [], search.texts)
  return { s: onCommonGround(s, ground), ground, left: false, end: outcomeAt(search, s) }
}

/** What comes of a place. `share` is how likely one gets there, or 0 as long as that hangs on an open choice. */
function look<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  at: Place<V>,
  share: number,
): Chances {
  const { foresight, lookout: watch, known } = search
  if (at.end !== null) return counted(search, at.end, share)
  const place = at.left ? settled(search, clone(at.s)) : at
  // What is no longer watched may be looked at, and nobody would notice.
  if (at.left && !same(at.ground.parts, place.ground.parts)) watch.seen = everything
  const { s, ground } = place
  foresight.tidy?.(s)
  const parts = partsOf(s, ground)
  const key = keyOf(s, ground, parts, search.texts)
  const here = made(known, key, () => new Map<number, Map<string, Chances>>())
  const factsOf = watch.factsIn(parts)
  for (const [facts, chances] of here) {
    const before = chances.get(factsOf(facts))
    if (before === undefined) continue
    watch.seen |= facts
    return counted(search, before, share)
  }
  const outside = watch.seen
  watch.seen = 0
  const found = s.asking === null ? after(search, place, null, share) : choose(search, place, share)
  const facts = watch.gist(watch.seen)
  watch.seen |= outside
  made(here, facts, () => new Map<string, Chances>()).set(factsOf(facts), found)
  return found
}

function counted<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  chances: Chances,
  share: number,
): Chances {
  if (share === 0 || search.soFar === undefined) return chances
  add(search.counted, chances, share)
  search.soFar(() => listed(search, search.counted))
  return chances
}

function add(sum: number[], chances: Chances, share: number): void {
  while (sum.length < chances.length) sum.push(0)
  for (let at = 0; at < chances.length; at++) sum[at] = (sum[at] as number) + share * (chances[at] as number)
}

/** For sure, if this is as far as one wants to see. */
function outcomeAt<V extends Vocabulary, Outcome>(search: Search<V, Outcome>, s: State<V>): Chances | null {
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

function stepTo(s: State): object | null {
  const frame = s.stack.at(-1)
  return (frame && gameOf(s).procedures.get(frame.procedure)?.steps[frame.step]) ?? null
}

function choose<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: Place<V>,
  share: number,
): Chances {
  const { s, ground } = place
  const { foresight } = search
  const [seat] = awaited(s)
  if (seat === undefined) throw new Error('nobody is asked')
  const answers = watched(s, ground, search.lookout, () => {
    const question = questionFor(s, seat)
    const listed = question && (foresight.answers?.(s, question) ?? question.options)
    return listed ?? [sampleFor(s, seat, randomFrom('one for all'))]
  })
  const [only] = answers
  if (only !== undefined && answers.length === 1) return after(search, place, { seat, answer: only }, share)
  const most = foresight.most?.(seat) ?? Number.POSITIVE_INFINITY
  let best: Chances | null = null
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const answer of answers) {
    const chances = after(search, place, { seat, answer }, 0)
    const worth = worthOf(search, chances, seat)
    // A hair's breadth is rounding, not a reason.
    if (best !== null && worth <= bestWorth + 1e-9) continue
    best = chances
    bestWorth = worth
    if (worth >= most) break
  }
  if (best === null) throw new Error(`no answer of ${seat} is worth considering`)
  return counted(search, best, share)
}

function worthOf<V extends Vocabulary, Outcome>(
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

/** Goes on from a place in every way that the dice can fall. */
function after<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: Place<V>,
  onward: Onward,
  share: number,
): Chances {
  const { pausing } = search
  const first = onward === null ? stepTo(place.s) : null
  const sum: number[] = []
  let whole = false
  const play = (script: readonly string[], chance: number): void => {
    let next: Place<V>
    try {
      next = goOn(search, place, onward, script, whole)
    } catch (error) {
      // Most likely something was written into the ground; if not, it will happen again.
      if (error instanceof TypeError && !whole) {
        whole = true
        play(script, chance)
        return
      }
      if (!(error instanceof ScriptError) || error.missing === 0) throw error
      const { at } = pausing
      // Dice that fall between two answers: from now on there is a place right before that step.
      if (at !== null && at !== first && !pausing.before.has(at) && isOfTheGame(place.s, at)) {
        pausing.before.add(at)
        play(script, chance)
        return
      }
      for (const roll of rolls(error.die, error.missing))
        play([...script, ...roll.faces], chance * roll.chance)
      return
    }
    add(sum, look(search, next, share * chance), chance)
  }
  play([], 1)
  return sum
}

/** The kernel's own steps serve every moment: to pause at them would be to pause always. */
function isOfTheGame(s: State, step: object): boolean {
  const { procedures } = gameOf(s)
  return ![momentName, eventName].some((name) => procedures.get(name)?.steps.some((one) => one === step))
}

function goOn<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  { s, ground }: Place<V>,
  onward: Onward,
  script: readonly string[],
  whole: boolean,
): Place<V> {
  const { pausing } = search
  const next = whole ? clone(s) : onCommonGround(s, ground)
  next.chance.script = [...script]
  pausing.past = onward === null
  pausing.at = null
  const end = watched(next, ground, search.lookout, () => {
    if (onward === null) proceed(next, pausing)
    else applyAnswer(next, onward.seat, onward.answer, pausing)
    return outcomeAt(search, next)
  })
  return { s: next, ground, left: whole || (end === null && strayed(s, next, ground)), end }
}

function made<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key)
  if (before !== undefined) return before
  const value = make()
  map.set(key, value)
  return value
}

function listed<V extends Vocabulary, Outcome>(
  { outcomes }: Search<V, Outcome>,
  chances: Chances,
): Foreseen<Outcome>[] {
  return outcomes.flatMap((outcome, at) => {
    const chance = chances[at] ?? 0
    return chance === 0 ? [] : [{ outcome, chance }]
  })
}
