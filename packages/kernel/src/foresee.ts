import { applyAnswer } from './answer.ts'
import {
  type Atlas,
  arrived,
  atlasOf,
  beyond,
  factsAt,
  inGoodOrder,
  once,
  type Place,
  type StrideAway,
  type StrideTo,
  settled,
  stateAt,
  tidying,
} from './atlas.ts'
import { type Rollable, ScriptError } from './chance.ts'
import { type CommonGround, type Part, strayed, watched } from './common-ground.ts'
import { type Pausing, proceed } from './flow.ts'
import { made } from './made.ts'
import { clone, type Plain } from './plain.ts'
import { stepIndex } from './procedure.ts'
import { awaited, type Question, questionFor, sampleFor } from './question.ts'
import { randomFrom } from './random.ts'
import { gameOf } from './registry.ts'
import { rolls } from './rolls.ts'
import { enter, foundAt, type Rows } from './rows.ts'
import type { Seat } from './seat.ts'
import { eventName, momentName } from './stack.ts'
import type { State, Vocabulary } from './state.ts'
import type { Order } from './things.ts'
import { everything } from './watch.ts'

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
  /** Lists that can stand in any order, such as dice that were rolled, by the names of watched fields. */
  readonly order?: Order
  /** Takes out what no longer matters, such as the faces of dice in the hand. */
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
 * Hears, again and again, what has been counted so far: of all that can come, a part, with chances that can only grow;
 * nothing at all as long as everything hangs on a choice.
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
  const start = clone(s)
  const end = outcomeAt(search, start)
  return listed(search, end ?? look(search, settled(search.atlas, start), 1))
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
  return listed(search, after(search, settled(search.atlas, clone(s)), answering(seat, answer), 1))
}

/** The chance of each outcome, by its number. */
type Chances = readonly number[]

type PlaceIn<V extends Vocabulary> = Place<V, Chances>

interface Search<V extends Vocabulary, Outcome> {
  readonly foresight: Foresight<V, Outcome>
  readonly outcomes: Outcome[]
  readonly numbers: Map<string, number>
  readonly worths: Map<Seat, number[]>
  readonly atlas: Atlas<V, Chances>
  readonly pausing: Pausing & { readonly before: Set<object> }
  readonly last: object | null
  /** Steps that write into parts of the table, by name. */
  readonly writers: Set<string>
  /** What is counted so far, beyond any choice that is still open. */
  readonly counted: number[]
  readonly soFar: SoFar<Outcome> | undefined
}

/** How to go on: an answer, or nothing but the step that rolls; and how the dice fall. */
interface Onward {
  readonly name: string
  readonly answer: { readonly seat: Seat; readonly answer: Plain } | null
  readonly script: readonly string[]
}

/** One way in which dice can fall. */
interface Way {
  readonly onward: Onward
  readonly chance: number
}

const roll: Onward = { name: '', answer: null, script: [] }

function answering(seat: Seat, answer: Plain): Onward {
  return { name: `${seat} ${JSON.stringify(answer)}`, answer: { seat, answer: clone(answer) }, script: [] }
}

function waysOn({ name, answer, script }: Onward, die: Rollable, missing: number): Way[] {
  return rolls(die, missing).map(({ faces, chance }) => ({
    onward: { name: `${name}|${faces.join()}`, answer, script: [...script, ...faces] },
    chance,
  }))
}

/** Where a step leads; or it is as far as one wants to see; or it needs dice. */
type Stride<V extends Vocabulary> =
  | StrideTo<V, Chances>
  | { readonly type: 'end'; readonly chances: Chances }
  | { readonly type: 'rolls'; readonly ways: readonly Way[] }
  | StrideAway<V, Chances>

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
    atlas: atlasOf<V, Chances>(foresight),
    pausing: { before: new Set(last === null ? before : [last, ...before]), past: false, at: null },
    last,
    writers: new Set(),
    counted: [],
    soFar,
  }
}

function stepNamed(s: State, procedure: string, step: string): object {
  const found = gameOf(s).procedures.get(procedure)
  if (found === undefined) throw new Error(`${s.game} has no procedure “${procedure}”`)
  return found.steps[stepIndex(found, step)] as object
}

/** What comes of a place. `share` is how likely one gets there, or 0 as long as that hangs on an open choice. */
function look<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  at: PlaceIn<V>,
  share: number,
): Chances {
  const { atlas } = search
  const stride = tidying(atlas, at)
  return stride === null
    ? lookFrom(search, at, share)
    : beyond(atlas, at, stride, (place) => lookFrom(search, place, share))
}

function lookFrom<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  tidy: PlaceIn<V>,
  share: number,
): Chances {
  const { atlas } = search
  const { lookout: watch, seen } = atlas
  const place = inGoodOrder(atlas, tidy)
  const { known, s } = place.shape
  for (const [facts, chances] of known) {
    const before = foundAt(chances, factsAt(atlas, place, facts))
    if (before === undefined) continue
    atlas.seen |= facts
    return counted(search, before, share)
  }
  atlas.seen = 0
  const found = s.asking === null ? after(search, place, roll, share) : choose(search, place, share)
  const facts = watch.gist(atlas.seen)
  atlas.seen = seen | facts
  enter(
    made(known, facts, (): Rows<Chances> => new Map()),
    factsAt(atlas, place, facts),
    found,
  )
  return found
}

function counted<V extends Vocabulary, Outcome>(
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
function report<V extends Vocabulary, Outcome>(search: Search<V, Outcome>): void {
  search.soFar?.(() => listed(search, search.counted))
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
  place: PlaceIn<V>,
  share: number,
): Chances {
  const { s, ground } = place.shape
  const { foresight, atlas } = search
  const [seat] = awaited(s)
  if (seat === undefined) throw new Error('nobody is asked')
  const answers = once(atlas, place, '?', () => {
    const now = stateAt(place, true)
    return watched(now, ground, atlas.lookout, () => {
      const question = questionFor(now, seat)
      const listed = question && (foresight.answers?.(now, question) ?? question.options)
      const found = listed ?? [sampleFor(now, seat, randomFrom('one for all'))]
      return found.map((one) => answering(seat, one))
    })
  })
  const [only] = answers
  if (only !== undefined && answers.length === 1) return after(search, place, only, share)
  const most = foresight.most?.(seat) ?? Number.POSITIVE_INFINITY
  let best: Chances | null = null
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const answer of answers) {
    const chances = after(search, place, answer, 0)
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
  place: PlaceIn<V>,
  onward: Onward,
  share: number,
): Chances {
  const { atlas } = search
  const stride = once(
    atlas,
    place,
    onward.name,
    () => tried(search, place, onward, firstTry(search, place, onward)),
    isForAll,
  )
  switch (stride.type) {
    case 'rolls': {
      const sum: number[] = []
      for (const way of stride.ways)
        add(sum, after(search, place, way.onward, share * way.chance), way.chance)
      return sum
    }
    case 'end':
      return counted(search, stride.chances, share)
    case 'leaves': {
      const chances = look(search, stride.place, share)
      // What is no longer watched may be looked at, and nobody would notice.
      atlas.seen = everything
      return chances
    }
    case 'to':
      return beyond(atlas, place, stride, (to) => look(search, to, share))
  }
}

function isForAll({ type }: Stride<Vocabulary>): boolean {
  return type !== 'leaves'
}

/** What a step may write into: what is watched, besides the parts that change on the way, or the whole state. */
type Own = 'watched' | 'parts' | 'whole'

/** Steps that wrote into a part once are likely to do so again. */
function firstTry<V extends Vocabulary, Outcome>(
  { writers }: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
): Own {
  return writers.has(stepName(place, onward)) ? 'parts' : 'watched'
}

function stepName<V extends Vocabulary>({ shape: { s } }: PlaceIn<V>, { answer }: Onward): string {
  const frame = s.stack.at(-1)
  return `${frame?.procedure} ${frame?.step} ${JSON.stringify(answer)}`
}

/** Takes a step in the state at a place, to see what it does. */
function tried<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  place: PlaceIn<V>,
  onward: Onward,
  own: Own,
): Stride<V> {
  const { pausing, atlas, writers } = search
  const { s, ground } = place.shape
  const first = onward.answer === null ? stepTo(s) : null
  const now = stateAt(place, own !== 'watched')
  const next = own === 'whole' ? clone(now) : now
  // What a try before this one looked at and changed counts for nothing.
  atlas.lookout.begin()
  report(search)
  try {
    const chances = goOn(search, next, ground, onward)
    if (chances !== null) return { type: 'end', chances }
  } catch (error) {
    // Most likely something was written into what it does not own; if not, it will happen again.
    if (error instanceof TypeError && own !== 'whole') {
      if (own === 'parts') return tried(search, place, onward, 'whole')
      writers.add(stepName(place, onward))
      return tried(search, place, onward, 'parts')
    }
    if (!(error instanceof ScriptError) || error.missing === 0) throw error
    const { at } = pausing
    // Dice that fall between two answers: from now on there is a place right before that step.
    if (at !== null && at !== first && !pausing.before.has(at) && isOfTheGame(s, at)) {
      pausing.before.add(at)
      for (const { taken } of atlas.shapes.values()) taken.clear()
      return tried(search, place, onward, own)
    }
    return { type: 'rolls', ways: waysOn(onward, error.die, error.missing) }
  }
  return arrived(atlas, place, next, own !== 'whole' && !strayed(s, next, ground))
}

/** The kernel's own steps serve every moment: to pause at them would be to pause always. */
function isOfTheGame(s: State, step: object): boolean {
  const { procedures } = gameOf(s)
  return ![momentName, eventName].some((name) => procedures.get(name)?.steps.some((one) => one === step))
}

/** Goes on in a state until it is as far as one wants to see: then what has come of it. */
function goOn<V extends Vocabulary, Outcome>(
  search: Search<V, Outcome>,
  next: State<V>,
  ground: CommonGround,
  { answer, script }: Onward,
): Chances | null {
  const { pausing } = search
  next.chance.script = [...script]
  pausing.past = answer === null
  pausing.at = null
  return watched(next, ground, search.atlas.lookout, () => {
    if (answer === null) proceed(next, pausing)
    else applyAnswer(next, answer.seat, answer.answer, pausing)
    return outcomeAt(search, next)
  })
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
