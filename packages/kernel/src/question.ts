import { type Plain, same } from './plain.ts'
import type { Ask } from './procedure.ts'
import { pickOne, type Random, randomFrom } from './random.ts'
import { gameOf, type Indexed } from './registry.ts'
import { type RuleId, table } from './rule.ts'
import { type Seat, seatsOf, teamOf } from './seat.ts'
import type { Asked, Asking, Frame, State, Vocabulary } from './state.ts'
import { Stuck } from './stuck.ts'

/** What a seat is asked, as plain data: enough to answer without knowing anything else. */
export interface Question {
  readonly seat: Seat
  readonly procedure: string
  readonly step: string
  /** The rule that asks. */
  readonly rule: RuleId | null
  readonly about: Plain
  /** The legal answers, or null where there are too many to list … */
  readonly options: readonly Plain[] | null
  /** … and then the space they come from. */
  readonly space: Plain
}

/** What a question is for: the moment at which something may be used, or else the step that asks. */
export function momentAsked({ about, step }: Question): string {
  if (typeof about !== 'object' || about === null || !('moment' in about)) return step
  return typeof about.moment === 'string' ? about.moment : step
}

/** Is it a window at which something may be used, and nothing must be? */
export function mayBePassed(question: Question): boolean {
  return momentAsked(question) !== question.step && question.options?.includes('pass') === true
}

/** The step that asks, with its frame: always the one at the top of the stack. */
export function askingStep(
  indexed: Indexed,
  s: State,
): { step: Ask<Vocabulary, object, Plain>; frame: Frame } {
  const frame = s.stack[s.stack.length - 1]
  const step = frame && indexed.procedures.get(frame.procedure)?.steps[frame.step - 1]
  if (frame === undefined || step?.type !== 'ask') throw new Error('nothing is asked')
  return { step, frame }
}

/** Is a declaration asked for now? */
export function asksToDeclare(s: State): boolean {
  return s.asking !== null && askingStep(gameOf(s), s).step.declares === true
}

/** How long one may let this reaction be, as the game says; undefined: none is asked for. */
export function reactionAsked(s: State): Plain | undefined {
  return s.asking === null ? undefined : askingStep(gameOf(s), s).step.reacts?.(s)
}

/** Who answers for this seat: itself; after it conceded, one of its team; null: nobody is left. */
export function answererFor(s: State, seat: Seat): Seat | null {
  if (s.conceded.length === 0 || !s.conceded.includes(seat)) return seat
  return seatsOf(s, teamOf(s, seat)).find((mate) => !s.conceded.includes(mate)) ?? null
}

/** What this seat has to answer, or may still change while others think. */
export function askedOf(s: State, seat: Seat): Asked | null {
  const { asking } = s
  if (asking === null) return null
  // Where one answer is enough, those who are asked speak for themselves first.
  const own = asking.any ? asking.asked.find((one) => one.seat === seat) : undefined
  if (own !== undefined && !own.settled && answererFor(s, seat) === seat) return own
  let answered: Asked | null = null
  for (const one of asking.asked) {
    if (one.settled || answererFor(s, one.seat) !== seat) continue
    if (!one.answered) return one
    answered ??= one
  }
  return answered
}

/** The seats that still have to answer, themselves or for a team mate that conceded. */
export function awaited(s: State): Seat[] {
  const seats: Seat[] = []
  for (const one of s.asking?.asked ?? []) {
    const seat = one.answered ? null : answererFor(s, one.seat)
    if (seat !== null && !seats.includes(seat)) seats.push(seat)
  }
  return seats
}

// Every question, and every copy of a state, has an `asking` of its own, and the table does not change while it is
// open (or `reopen` is called): as long as it is the same object, the question offers the same.
let lastAsking: Asking | null = null
let lastSeat: Seat = ''
let lastOffer: readonly Plain[] = []

/** The options of the open question for a seat; null where it lists none. */
export function offerTo(
  s: State,
  step: Ask<Vocabulary, object, Plain>,
  v: object,
  seat: Seat,
): readonly Plain[] | null {
  if (step.options === undefined) return null
  const { asking } = s
  if (asking !== null && asking === lastAsking && seat === lastSeat) return lastOffer
  const offer = step.options(s, v, seat)
  lastAsking = asking
  lastSeat = seat
  lastOffer = offer
  return offer
}

/** To be called where a state is changed by hand under an open question: what it offers is found anew. */
export function reopen(s: State): void {
  if (s.asking !== null) s.asking = { ...s.asking }
}

// While its only answer is taken a question is closed already, and the table is still as it was under it.
let taken: Asking | null = null

/**
 * The question that is open, or whose only answer is about to change the table: whoever is asked of an answer several
 * times, for a sample, a check and to carry it out, may keep what it found by it. Null: none is.
 */
export function questionAtHand(s: State): object | null {
  return s.asking ?? taken
}

/** Takes the only answer to a question. */
export function takingOnly<T>(asking: Asking, take: () => T): T {
  taken = asking
  try {
    return take()
  } finally {
    taken = null
  }
}

/** What this seat is asked now; null: nothing. */
export function questionFor(s: State, seat: Seat): Question | null {
  if (s.over !== null) return null
  const asked = askedOf(s, seat)
  return asked === null ? null : questionAt(gameOf(s), s, asked.seat)
}

/** The question of a seat without the answers that only it knows of; null: nothing of it is for others to know. */
export function openQuestion(s: State, seat: Seat): Question | null {
  const asked = s.over === null ? askedOf(s, seat) : null
  if (s.asking === null || asked === null) return null
  const indexed = gameOf(s)
  const { step, frame } = askingStep(indexed, s)
  if (s.asking.asked.length > 1 && !s.asking.any) return null
  const isSecret = (answer: Plain) => step.secret?.(s, frame.vars, answer, asked.seat) === true
  const question = questionAt(indexed, s, asked.seat)
  if (question.options === null) return isSecret(null) ? null : question
  const options = question.options.filter((one) => !namesSecret(indexed, one) && !isSecret(one))
  return options.length === 0 ? null : { ...question, options }
}

/** Does it name a card that only its seat knows of? */
function namesSecret({ cards }: Indexed, option: Plain): boolean {
  const card = typeof option === 'object' && option !== null && 'card' in option ? option.card : null
  return typeof card === 'string' && cards.get(card)?.secret === true
}

export function questionAt(indexed: Indexed, s: State, seat: Seat): Question {
  const { step, frame } = askingStep(indexed, s)
  const v = frame.vars
  return {
    seat,
    procedure: frame.procedure,
    step: step.name,
    rule: step.rule === undefined ? null : cited(indexed, s, step.rule),
    about: step.about?.(s, v, seat) ?? null,
    options: offerTo(s, step, v, seat),
    space: step.space?.describe(s, v, seat) ?? null,
  }
}

/** Null for a legal answer of a seat that is asked, else the rule that forbids it. */
export function refuseAt(indexed: Indexed, s: State, seat: Seat, answer: Plain): RuleId | null {
  const rule = refusedBy(askingStep(indexed, s), s, seat, answer)
  return rule === null ? null : cited(indexed, s, rule)
}

function refusedBy(
  { step, frame }: ReturnType<typeof askingStep>,
  s: State,
  seat: Seat,
  answer: Plain,
): RuleId | null {
  if (step.space) return step.space.refuse(s, frame.vars, answer, seat)
  const options = offerTo(s, step, frame.vars, seat) ?? []
  if (options.includes(answer)) return null
  for (const option of options) if (same(option, answer)) return null
  return step.why?.(s, frame.vars, answer, seat) ?? table.oneOfTheOffered
}

/** A rule by the number that it has in what is played. */
function cited({ game }: Indexed, s: State, rule: RuleId): RuleId {
  return game.cites === undefined ? rule : game.cites(s, rule)
}

/** Some legal answer to what this seat is asked. */
export function sampleFor(s: State, seat: Seat, random: Random): Plain {
  const asked = askedOf(s, seat)
  if (asked === null) throw new Error(`${seat} is not asked`)
  return sampleAt(gameOf(s), s, asked.seat, random)
}

export function sampleAt(indexed: Indexed, s: State, seat: Seat, random: Random): Plain {
  const { step, frame } = askingStep(indexed, s)
  if (step.space) return step.space.sample(s, frame.vars, seat, random)
  const options = offerTo(s, step, frame.vars, seat) ?? []
  if (options.length === 0) throw new Stuck(`“${step.name}” of ${frame.procedure} offers ${seat} nothing`)
  return pickOne(random, options)
}

/** The answer of a seat for which nobody is left to speak: the first offered, or a settled sample. */
export function defaultAnswer(indexed: Indexed, s: State, seat: Seat): Plain {
  const { step, frame } = askingStep(indexed, s)
  const first = offerTo(s, step, frame.vars, seat)?.[0]
  return first ?? sampleAt(indexed, s, seat, randomFrom(`nobody left ${s.decision}`))
}
