import {
  answer,
  awaited,
  canonical,
  clone,
  concede,
  type Game,
  idleAnswersOf,
  look,
  lookTogether,
  type Misread,
  momentAsked,
  type Plain,
  pathOf,
  questionFor,
  refuse,
  ScriptError,
  type State,
  same,
  start,
} from '@sandtable/kernel'
import { mismatch, show } from './expectation.ts'
import type { Expectation, PlayStep, Scenario } from './scenario.ts'
import { answerFor, isMisread } from './sentence.ts'

/** Every scenario is played three times. */
export const manners = ['straight', 'saved and loaded', 'undone and done again'] as const
export type Manner = (typeof manners)[number]

export interface Failure {
  readonly line: number
  readonly manner: Manner
  /** Which expectation, and what was seen instead. */
  readonly problem: string
  /** Something in the file was not understood, so that nothing was shown either way. */
  readonly misread: Misread | null
  /** Where in the flow: Round › Attack › modify attack dice. */
  readonly where: string
}

/** Looks on while a scenario is played straight through, before and after each answer. */
export interface Watcher {
  before?(s: State): void
  after?(s: State): void
}

/** Plays a scenario in every manner, or in those named; the first failure, or null. */
export function runScenario(
  game: Game,
  scenario: Scenario,
  how: readonly Manner[] = manners,
  watchers: readonly Watcher[] = [],
): Failure | null {
  for (const manner of how) {
    const failure = new Run(game, scenario, manner, manner === 'straight' ? watchers : []).play()
    if (failure !== null) return failure
  }
  return null
}

interface Played {
  readonly seat: string
  readonly answer: Plain | undefined
  readonly dice: readonly string[]
}

class Run {
  readonly #game: Game
  readonly #scenario: Scenario
  readonly #manner: Manner
  readonly #watchers: readonly Watcher[]
  readonly #played: Played[] = []
  #state: State | null = null

  constructor(game: Game, scenario: Scenario, manner: Manner, watchers: readonly Watcher[]) {
    this.#game = game
    this.#scenario = scenario
    this.#manner = manner
    this.#watchers = watchers
  }

  play(): Failure | null {
    const { play, line } = this.#scenario
    let at = line
    try {
      const begun = this.#begin()
      if (isMisread(begun)) return this.#failure(line, misreadText(begun), begun)
      this.#state = begun
      const unused = this.#unused(line)
      if (unused !== null) return unused
      for (const [index, step] of play.entries()) {
        at = step.line
        const failure = step.type === 'dice' ? null : this.#step(step, diceAfter(play, index))
        if (failure !== null) return failure
      }
      return null
    } catch (error) {
      if (error instanceof ScriptError) return this.#failure(at, error.message)
      return this.#failure(at, `the game failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  /** The position with the dice of the steps before the first move. */
  #begin(): State | Misread {
    const { table, at, seed, scripted, play } = this.#scenario
    const referee = this.#game.referee
    if (referee === undefined) return { problem: `${this.#game.id} has no scenarios` }
    const position = referee.position(table, at)
    if (isMisread(position)) return position
    const wrong = this.#game.checkSetup(position.setup as Plain)
    if (wrong !== null) return { problem: wrong }
    const setup = clone(position.setup)
    const script = diceAfter(play, -1)
    return start(this.#game, { setup, seed, arrange: position.arrange, ...(scripted ? { script } : {}) })
  }

  #step(step: Exclude<PlayStep, { type: 'dice' }>, dice: readonly string[]): Failure | null {
    if (step.type !== 'move') {
      const problem = this.#check(step)
      if (problem === null) return null
      return isMisread(problem)
        ? this.#failure(step.line, misreadText(problem), problem)
        : this.#failure(step.line, problem)
    }
    const s = this.#now()
    const given = step.says === 'concede' ? undefined : this.#meaning(step.seat, step.says)
    if (isMisread(given)) return this.#failure(step.line, misreadText(given), given)
    const move = { seat: step.seat, answer: given, dice }
    if (this.#manner === 'saved and loaded') this.#state = JSON.parse(JSON.stringify(s)) as State
    const before = clone(this.#now())
    for (const watcher of this.#watchers) watcher.before?.(this.#now())
    const refusal = apply(this.#now(), move)
    if (refusal !== null)
      return this.#failure(step.line, `${step.seat}: ${show(step.says)} is refused by ${refusal}`)
    for (const watcher of this.#watchers) watcher.after?.(this.#now())
    if (this.#manner === 'undone and done again') {
      const problem = this.#undoAndRedo(before, move)
      if (problem !== null) return this.#failure(step.line, problem)
    }
    this.#played.push(move)
    return this.#unused(step.line)
  }

  /** Back to before the move by playing the log again, as undo does; then the move once more. */
  #undoAndRedo(before: State, move: Played): string | null {
    const after = this.#now()
    const back = this.#begin()
    if (isMisread(back)) return misreadText(back)
    for (const one of this.#played) apply(back, one)
    if (!same(back, before)) return `undone, the state is not the one before: ${difference(before, back)}`
    apply(back, move)
    if (!same(back, after)) return `done again, the state is another: ${difference(after, back)}`
    this.#state = back
    return null
  }

  #unused(line: number): Failure | null {
    const left = this.#now().chance.script ?? []
    return left.length === 0
      ? null
      : this.#failure(line, `dice left over that nothing rolled: ${left.join(', ')}`)
  }

  #check(step: Expectation): string | Misread | null {
    const s = this.#now()
    switch (step.type) {
      case 'expect':
        return mismatch(step.things, this.#game.referee?.look(s) ?? {})
      case 'refused': {
        const given = this.#meaning(step.seat, step.says)
        if (isMisread(given)) return given
        const refusal = refuse(s, step.seat, given)
        if (refusal === step.by) return null
        const saw = refusal === null ? 'it is allowed' : `it is refused by ${refusal}`
        return `${step.seat}: ${show(step.says)} should be refused by ${step.by}, but ${saw}`
      }
      case 'asked': {
        const seen = Object.fromEntries(awaited(s).map((seat) => [seat, stepAsked(s, seat)]))
        return same(seen, step.seats) ? null : `asked should be ${show(step.seats)}, saw ${show(seen)}`
      }
      case 'offered':
      case 'not offered':
        return this.#offers(step.seat, step.says, step.type === 'offered')
      case 'idle':
      case 'not idle':
        return this.#idle(step.seat, step.says, step.type === 'idle')
      case 'sees':
        return mismatch(step.view, look(s, step.seat).table as Plain)
      case 'hides': {
        // Also on a screen that it shares with another who is asked.
        const together = awaited(s).map((seat) => (seat === step.seat ? null : lookTogether(s, seat)))
        const text = JSON.stringify([look(s, step.seat), together])
        const shown = step.words.find((word) => text.includes(word))
        return shown === undefined ? null : `${step.seat} should not see “${shown}”, but gets it`
      }
      case 'told':
      case 'not told': {
        const told = s.news.some((entry) => mismatch(step.entry, entry as Plain) === null)
        if (told === (step.type === 'told')) return null
        return `${step.type}: ${show(step.entry)}; the journal since the last move: ${show(s.news)}`
      }
      case 'over':
        return s.over === null
          ? 'the game should be over, but goes on'
          : mismatch(step.outcome, s.over as unknown as Plain)
    }
  }

  #offers(seat: string, list: readonly Plain[], should: boolean): string | Misread | null {
    if (!should && questionFor(this.#now(), seat) === null)
      return `${seat} is asked nothing, so nothing could be offered: say whom the game asks, with “asked”`
    for (const says of list) {
      const given = this.#meaning(seat, says)
      if (isMisread(given)) return given
      const refusal = refuse(this.#now(), seat, given)
      if ((refusal === null) !== should)
        return `${seat}: ${show(says)} should ${should ? '' : 'not '}be offered${refusal === null ? '' : `, but ${refusal} forbids it`}`
    }
    return null
  }

  /** Answers that are offered, and would do nothing for whoever gives them. */
  #idle(seat: string, list: readonly Plain[], should: boolean): string | Misread | null {
    const problem = this.#offers(seat, list, true)
    if (problem !== null) return problem
    const idle = idleAnswersOf(this.#now(), seat)
    for (const says of list) {
      const given = this.#meaning(seat, says)
      if (isMisread(given)) return given
      if (idle.some((one) => same(one, given)) !== should)
        return `${seat}: ${show(says)} should ${should ? '' : 'not '}be idle`
    }
    return null
  }

  #meaning(seat: string, says: Plain): Plain | Misread {
    const s = this.#now()
    if (!s.seats.includes(seat))
      return {
        problem: `no seat and no step “${seat}”`,
        expected: `a seat (${s.seats.join(', ')}) or a step`,
      }
    const referee = this.#game.referee
    return referee === undefined ? says : answerFor(referee, s, questionFor(s, seat), says)
  }

  #now(): State {
    if (this.#state === null) throw new Error('the scenario has not begun')
    return this.#state
  }

  #failure(line: number, problem: string, misread: Misread | null = null): Failure {
    return {
      line,
      manner: this.#manner,
      problem,
      misread,
      where: this.#state === null ? 'before the start' : whereIs(this.#state),
    }
  }
}

function apply(s: State, move: Played): string | null {
  s.chance.script?.push(...move.dice)
  return move.answer === undefined ? concede(s, move.seat) : answer(s, move.seat, move.answer)
}

/** The dice that stand right after a step. */
function diceAfter(play: readonly PlayStep[], index: number): string[] {
  const faces: string[] = []
  for (let at = index + 1; ; at++) {
    const step = play[at]
    if (step?.type !== 'dice') return faces
    faces.push(...step.faces)
  }
}

/** What a seat is asked: the step, or the moment at which it may use something. */
function stepAsked(s: State, seat: string): string {
  const question = questionFor(s, seat)
  return question === null ? 'nothing' : momentAsked(question)
}

export function whereIs(s: State): string {
  const path = pathOf(s).map(({ procedure, step }) => (step === null ? procedure : `${procedure}: ${step}`))
  const waiting = s.over === null ? `, waiting for ${awaited(s).join(' and ')}` : ', over'
  return `${path.join(' › ')}${waiting}`
}

function misreadText(misread: Misread): string {
  const where = misread.path === undefined ? '' : `${misread.path.join('.')}: `
  return `${where}${misread.problem}${misread.expected === undefined ? '' : `; expected ${misread.expected}`}`
}

function difference(a: State, b: State): string {
  const [one, other] = [canonical(a), canonical(b)]
  let at = 0
  while (one[at] === other[at] && at < one.length) at++
  return `…${one.slice(Math.max(0, at - 40), at + 40)}… against …${other.slice(Math.max(0, at - 10), at + 40)}…`
}
