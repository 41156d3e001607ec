import { leave } from './effect.ts'
import { openWindow } from './moment.ts'
import { clone, type Plain } from './plain.ts'
import type { Ask, Go, Next, Procedure, Step } from './procedure.ts'
import { stepIndex } from './procedure.ts'
import {
  answererFor,
  defaultAnswer,
  offerTo,
  type Question,
  questionAt,
  refuseAt,
  takingOnly,
} from './question.ts'
import { gameOf, type Indexed } from './registry.ts'
import type { Seat } from './seat.ts'
import { pushEvent, pushFrame } from './stack.ts'
import type { Asked, Frame, State, Vocabulary } from './state.ts'
import { Stuck } from './stuck.ts'

type AnyStep = Step<Vocabulary, object>

/** More steps than any rulebook takes between two decisions: something goes round in circles. */
const endless = 1_000_000

/**
 * For whoever looks ahead: the state between two steps is whole, so it can be kept and gone on from. `before` are the
 * steps to pause at, `past` lets the first one through, and `at` says which step was under way when something failed.
 */
export interface Pausing {
  readonly before: ReadonlySet<object>
  past: boolean
  at: object | null
}

/** Goes on until somebody is asked or the game is over, or until a step to pause at. */
export function proceed(s: State, pausing?: Pausing): void {
  const indexed = gameOf(s)
  let current: Frame | null = null
  let procedure: Procedure | null = null
  for (let steps = 0; s.over === null && s.asking === null; steps++) {
    const frame = s.stack[s.stack.length - 1]
    if (frame === undefined) throw new Stuck('the procedures have ended, but nobody said the game is over')
    if (steps > endless)
      throw new Stuck(`no question and no end after ${endless} steps, in ${frame.procedure}`)
    if (procedure === null || frame !== current) {
      current = frame
      procedure = indexed.procedures.get(frame.procedure) ?? null
      if (procedure === null) throw new Error(`${s.game} has no procedure “${frame.procedure}”`)
    }
    const step = procedure.steps[frame.step]
    if (step === undefined) {
      endFrame(indexed, s, procedure)
      continue
    }
    if (pausing !== undefined) {
      if (!pausing.past && pausing.before.has(step)) return
      pausing.past = false
      pausing.at = step
    }
    frame.step++
    const depth = s.stack.length
    settle(s, procedure, frame, depth, perform(indexed, s, frame, step))
  }
}

function perform(indexed: Indexed, s: State, frame: Frame, step: AnyStep): Next {
  const v = frame.vars
  switch (step.type) {
    case 'run':
      return step.do(s, v)
    case 'ask':
      return openQuestion(indexed, s, frame, step)
    case 'call': {
      const vars = step.with(s, v)
      if (vars !== null) pushFrame(s, step.procedure, vars, step.then !== undefined)
      return
    }
    case 'window':
      return openWindow(s, step, v)
    case 'event': {
      const event = step.of(s, v)
      if (event !== null) pushEvent(s, step.event, event)
      return
    }
    case 'repeat':
      return step.when === undefined || step.when(s, v) ? { to: step.from } : undefined
  }
}

/** What a step called happens in the order in which it was called; then the procedure goes on. */
function settle(s: State, procedure: Procedure, frame: Frame, depth: number, next: Next): void {
  const called = s.stack.length - depth
  if (called > 1) {
    for (let low = depth, high = s.stack.length - 1; low < high; low++, high--) {
      const one = s.stack[low] as Frame
      s.stack[low] = s.stack[high] as Frame
      s.stack[high] = one
    }
  }
  if (next !== undefined)
    frame.step = next.to === null ? procedure.steps.length : stepIndex(procedure, next.to)
}

/** A procedure is through: its effects end, and the step that called it may look at the result. */
function endFrame(indexed: Indexed, s: State, procedure: Procedure): void {
  const ended = s.stack.pop() as Frame
  if (ended.ends !== null) for (const id of ended.ends) leave(s, id)
  if (!ended.returns) return
  const caller = s.stack[s.stack.length - 1] as Frame
  const calling = indexed.procedures.get(caller.procedure) as Procedure
  const step = calling.steps[caller.step - 1]
  if (step?.type !== 'call' || step.then === undefined)
    throw new Error(`${procedure.name} returns to ${calling.name}, which did not call it`)
  settle(s, calling, caller, s.stack.length, step.then(s, caller.vars, ended.vars))
}

function openQuestion(indexed: Indexed, s: State, frame: Frame, step: Ask<Vocabulary, object, Plain>): Next {
  const seats = step.seats(s, frame.vars)
  if (seats === null || seats.length === 0) return
  // Mostly it is one seat: a list that is made with it takes less room than one to which it is added.
  const asked: Asked[] = typeof seats === 'string' ? [askedNow(seats)] : []
  s.asking = { asked, any: step.any === true }
  if (typeof seats === 'string') {
    if (!isAsked(s, frame, step, seats)) asked.pop()
  } else for (const seat of seats) if (isAsked(s, frame, step, seat)) asked.push(askedNow(seat))
  if (asked.length === 0) {
    s.asking = null
    return
  }
  answerByRules(indexed, s)
  if (allAnswered(s)) return takeAnswers(s, frame, step)
}

function askedNow(seat: Seat): Asked {
  return { seat, answered: false, settled: false, answer: null }
}

function isAsked(s: State, frame: Frame, step: Ask<Vocabulary, object, Plain>, seat: Seat): boolean {
  return !step.onlyIfAny || hasChoice(offerTo(s, step, frame.vars, seat), step.onlyIfAny)
}

function hasChoice(offer: readonly Plain[] | null, any: true | 'or pass'): boolean {
  if (offer === null || offer.length === 0) return false
  return any === 'or pass' || offer.length > 1 || offer[0] !== 'pass'
}

/** Seats that the rules play, and seats for which nobody is left, answer at once. */
export function answerByRules(indexed: Indexed, s: State): void {
  const { game } = indexed
  if (game.plays === undefined && s.conceded.length === 0) return
  for (const one of s.asking?.asked ?? []) {
    if (one.answered) continue
    const player = game.plays?.(s, one.seat) ?? null
    if (player !== null) one.answer = byRules(indexed, s, one.seat, player)
    else if (answererFor(s, one.seat) === null) one.answer = defaultAnswer(indexed, s, one.seat)
    else continue
    one.answered = true
    one.settled = true
  }
}

function byRules(indexed: Indexed, s: State, seat: Seat, player: (question: Question) => Plain): Plain {
  const answer = player(questionAt(indexed, s, seat))
  const refusal = refuseAt(indexed, s, seat, answer)
  if (refusal !== null)
    throw new Error(`the rules that play ${seat} answer ${JSON.stringify(answer)}, which ${refusal} forbids`)
  return clone(answer)
}

export function allAnswered(s: State): boolean {
  const asking = s.asking
  if (asking === null) return false
  for (const one of asking.asked) {
    if (one.answered === asking.any) return asking.any
  }
  return !asking.any
}

/** Every answer is in: they are taken in the order of the question, not in that of arrival. */
function takeAnswers(s: State, frame: Frame, step: Ask<Vocabulary, object, Plain>): Next {
  const asking = s.asking
  if (asking === null) return
  s.asking = null
  const [only] = asking.asked
  if (only?.answered && asking.asked.length === 1)
    return takingOnly(asking, () => step.answer(s, frame.vars, only.answer, only.seat))
  if (asking.asked.length > 1 && !asking.any) s.sealed = s.decision
  let next: Go | undefined
  for (const one of asking.asked) {
    if (!one.answered) continue
    const go = step.answer(s, frame.vars, one.answer, one.seat)
    if (go !== undefined) next ??= go
    if (asking.any) break
  }
  return next
}

/** Takes the answers to the open question and goes on. */
export function resume(indexed: Indexed, s: State, pausing?: Pausing): void {
  const frame = s.stack[s.stack.length - 1] as Frame
  const procedure = indexed.procedures.get(frame.procedure) as Procedure
  const step = procedure.steps[frame.step - 1] as Ask<Vocabulary, object, Plain>
  const depth = s.stack.length
  settle(s, procedure, frame, depth, takeAnswers(s, frame, step))
  proceed(s, pausing)
}
