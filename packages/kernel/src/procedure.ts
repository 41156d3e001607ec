import { alikeBy, fieldsOf } from './alike.ts'
import type { Plain } from './plain.ts'
import type { Random } from './random.ts'
import type { RuleId } from './rule.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'
import type { ProcedureName, StepName, VarsOf } from './vocabulary.ts'

/**
 * A procedure is the rulebook's numbered list, in code. Each step runs, asks, calls another procedure,
 * causes an event or opens a window; its name is the rulebook's own.
 *
 * Callbacks are methods, not function properties, on purpose: a procedure with variables of its own can
 * then stand in a list of procedures (method parameters are compared loosely).
 */
export interface Procedure<V extends Vocabulary = Vocabulary, Vars extends object = object> {
  readonly name: string
  /** The span of time this procedure is: limits "once per attack" and effects "until the end of the
   * attack" belong to the innermost procedure under way with that period. */
  readonly period: string | null
  readonly steps: readonly Step<V, Vars>[]
  /** Where in `steps` each step is, by its name. */
  readonly places: ReadonlyMap<string, number>
  /** What everybody may know about it, for the breadcrumb: who attacks whom. */
  about?(s: State<V>, v: Vars): Plain
}

/** `Names` are those of the procedure's steps: what a step is called, and where it may go. */
export type Step<V extends Vocabulary, Vars extends object, Names extends string = string> =
  | Run<V, Vars, Names, Names>
  | Ask<V, Vars, Plain, Names, Names>
  | Call<V, Vars, object, Names, Names>
  | Open<V, Vars>
  | Happen<V, Vars, Names>
  | Repeat<V, Vars, Names>

/** Where to go on: nothing for the next step, `goTo(step)` or `end`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on with the next.
export type Next<To extends string = string> = void | Go<To>
export interface Go<To extends string = string> {
  readonly to: To | null
}
export const end: Go<never> = { to: null }
export function goTo<To extends string>(step: To): Go<To> {
  return { to: step }
}

export interface Run<V extends Vocabulary, Vars, Name extends string = string, To extends string = string> {
  readonly type: 'run'
  readonly name: Name
  do(s: State<V>, v: Vars): Next<To>
}

export interface Ask<
  V extends Vocabulary,
  Vars,
  A extends Plain,
  Name extends string = string,
  To extends string = string,
> {
  readonly type: 'ask'
  readonly name: Name
  /** The rule that asks, for the breadcrumb. */
  readonly rule?: RuleId
  /** One answer is enough for all that are asked. */
  readonly any?: boolean
  /** A declaration: a person gives it, even where there is only one to give. */
  readonly declares?: boolean
  /**
   * A reaction, asked for again and again: whoever lets it be is asked when something else can be done, or when this is
   * another than it was.
   */
  reacts?(s: State<V>): Plain
  /**
   * Is it for whoever is asked alone to know of this answer (where they are not listed, of any)? People who share a
   * screen are not shown it before a cloth is lifted. What several are asked at the same time is secret anyway, and so
   * are answers with a secret `card`.
   */
  secret?(s: State<V>, v: Vars, answer: A | null, seat: Seat): boolean
  /**
   * Would this answer do nothing for whoever gives it? The rules allow it, but a table asks nobody for the sake of it
   * alone. Answer from what the seat knows.
   */
  idle?(s: State<V>, v: Vars, answer: A, seat: Seat): boolean
  /** Who is asked; nobody: the step is skipped. Several: all answer in secret, at the same time. */
  seats(s: State<V>, v: Vars): Seat | readonly Seat[] | null
  /** What a player should know to answer; only the asked seat gets it. */
  about?(s: State<V>, v: Vars, seat: Seat): Plain
  /** A seat with no option, or with none but `pass`, is not asked; with `or pass`, one that can only pass is. */
  readonly onlyIfAny?: boolean | 'or pass'
  /** The legal answers, where they can be listed: found once for a question, and kept while it is open … */
  options?(s: State<V>, v: Vars, seat: Seat): readonly A[]
  /** … and the rule that forbids another one, where the game can tell. */
  why?(s: State<V>, v: Vars, answer: Plain, seat: Seat): RuleId | null
  /** The legal answers, where there are too many to list. */
  readonly space?: Space<V, Vars, A>
  answer(s: State<V>, v: Vars, answer: A, seat: Seat): Next<To>
}

/** Answers too many to list: a place on the table, some of many dice. */
export interface Space<V extends Vocabulary, Vars, A extends Plain> {
  /** The space as plain data, for the table and for bots. */
  describe(s: State<V>, v: Vars, seat: Seat): Plain
  /** Null for a legal answer, else the rule that forbids it. Must take anything that is plain data. */
  refuse(s: State<V>, v: Vars, answer: Plain, seat: Seat): RuleId | null
  /** Some legal answer. */
  sample(s: State<V>, v: Vars, seat: Seat, random: Random): A
}

export interface Call<
  V extends Vocabulary,
  Vars,
  Inner extends object,
  Name extends string = string,
  To extends string = string,
> {
  readonly type: 'call'
  readonly name: Name
  /** The name of the procedure. */
  readonly procedure: string
  /** The variables it starts with; null: not now. */
  with(s: State<V>, v: Vars): Inner | null
  then?(s: State<V>, v: Vars, result: Inner): Next<To>
}

export interface Open<V extends Vocabulary, Vars> {
  readonly type: 'window'
  readonly name: string
  /** Not now, if it says no. */
  when?(s: State<V>, v: Vars): boolean
  /** What the moment is about (the activated unit), for what is due at that one's moment only. */
  of?(s: State<V>, v: Vars): Plain
  /** Who resolves first; otherwise the game's own order for this window. */
  order?(s: State<V>, v: Vars): readonly Seat[]
  /**
   * Is this seat asked even if it has nothing to use? Answer from what everybody knows, and being asked
   * gives nothing away: secret cards are used only where this says yes, or where something open can be used.
   */
  offer?(s: State<V>, v: Vars, seat: Seat): boolean
  /** What must happen is resolved in the order in which it came into play; nobody chooses. */
  readonly inOrder?: boolean
}

export interface Happen<V extends Vocabulary, Vars, Name extends string = string> {
  readonly type: 'event'
  readonly name: Name
  readonly event: string
  /** The event; null: it does not happen. */
  of(s: State<V>, v: Vars): object | null
}

export interface Repeat<V extends Vocabulary, Vars, From extends string = string> {
  readonly type: 'repeat'
  readonly name: string
  readonly from: From
  when?(s: State<V>, v: Vars): boolean
}

// Built alike, steps are read much faster by engines.
const alike = alikeBy(
  fieldsOf<Step<Vocabulary, object>>({
    type: 0,
    name: 0,
    do: 0,
    rule: 0,
    any: 0,
    declares: 0,
    reacts: 0,
    secret: 0,
    idle: 0,
    seats: 0,
    about: 0,
    onlyIfAny: 0,
    options: 0,
    why: 0,
    space: 0,
    answer: 0,
    procedure: 0,
    with: 0,
    // biome-ignore lint/suspicious/noThenProperty: nobody waits for a list of names.
    then: 0,
    when: 0,
    of: 0,
    order: 0,
    offer: 0,
    inOrder: 0,
    event: 0,
    from: 0,
  }),
)
const alikeProcedure = alikeBy(fieldsOf<Procedure>({ name: 0, period: 0, steps: 0, places: 0, about: 0 }))

/** The words to write procedures with, bound to one game's vocabulary. */
export interface Flow<V extends Vocabulary> {
  /** A procedure that the vocabulary names: its variables and the names of its steps are known. */
  procedure<Name extends ProcedureName<V>>(
    name: Name,
    steps: readonly Step<V, VarsOf<V, Name>, StepName<V, Name>>[],
    more?: { period?: string; about?(s: State<V>, v: VarsOf<V, Name>): Plain },
  ): Procedure<V, VarsOf<V, Name>>
  run<Vars extends object, Name extends string, To extends string>(
    name: Name,
    body: (s: State<V>, v: Vars) => Next<To>,
  ): Run<V, Vars, Name, To>
  ask<Vars extends object, A extends Plain, Name extends string, To extends string>(
    name: Name,
    question: Omit<Ask<V, Vars, A, Name, To>, 'type' | 'name'>,
  ): Ask<V, Vars, A, Name, To>
  /** Plays another procedure; `then` looks at its variables when it has ended. */
  call<Vars extends object, Called extends ProcedureName<V>, Name extends string, To extends string>(
    name: Name,
    procedure: Called,
    vars: (s: State<V>, v: Vars) => VarsOf<V, Called> | null,
    then?: (s: State<V>, v: Vars, result: VarsOf<V, Called>) => Next<To>,
  ): Call<V, Vars, VarsOf<V, Called>, Name, To>
  /** Opens the window of this name for the cards in play. */
  window<W extends keyof V['windows'] & string>(
    name: W,
    more?: Omit<Open<V, V['windows'][W] & object>, 'type' | 'name'>,
  ): Open<V, V['windows'][W] & object>
  event<Vars extends object, E extends keyof V['events'] & string, Name extends string>(
    name: Name,
    event: E,
    of: (s: State<V>, v: Vars) => (V['events'][E] & object) | null,
  ): Happen<V, Vars, Name>
  repeat<Vars extends object, From extends string>(
    from: From,
    when?: (s: State<V>, v: Vars) => boolean,
  ): Repeat<V, Vars, From>
}

/** The same for a vocabulary that names no procedures: each says what its variables are. */
export interface OpenFlow<V extends Vocabulary> extends Pick<Flow<V>, 'window'> {
  procedure<Vars extends object>(
    name: string,
    steps: readonly Step<V, Vars>[],
    more?: { period?: string; about?(s: State<V>, v: Vars): Plain },
  ): Procedure<V, Vars>
  run<Vars extends object>(name: string, body: Run<V, Vars>['do']): Run<V, Vars>
  ask<Vars extends object, A extends Plain>(
    name: string,
    question: Omit<Ask<V, Vars, A>, 'type' | 'name'>,
  ): Ask<V, Vars, A>
  call<Vars extends object, Inner extends object>(
    name: string,
    procedure: string,
    vars: Call<V, Vars, Inner>['with'],
    then?: Call<V, Vars, Inner>['then'],
  ): Call<V, Vars, Inner>
  event<Vars extends object, E extends keyof V['events'] & string>(
    name: string,
    event: E,
    of: (s: State<V>, v: Vars) => (V['events'][E] & object) | null,
  ): Happen<V, Vars>
  repeat<Vars extends object>(from: string, when?: Repeat<V, Vars>['when']): Repeat<V, Vars>
}

type FlowOf<V extends Vocabulary> = [keyof V['procedures']] extends [never] ? OpenFlow<V> : Flow<V>

export function flowOf<V extends Vocabulary>(): FlowOf<V> {
  return words as unknown as FlowOf<V>
}

type AnyStep = Step<Vocabulary, object>
type Made = Readonly<Record<string, unknown>>

const words = {
  procedure(
    name: string,
    steps: readonly AnyStep[],
    more: Partial<Pick<Procedure, 'period' | 'about'>> = {},
  ): Procedure {
    const places = checkedPlaces(name, steps)
    const { period = null, about } = more
    return alikeProcedure(
      about === undefined ? { name, period, steps, places } : { name, period, steps, places, about },
    )
  },
  run: (name: string, body: unknown): Made => alike({ type: 'run', name, do: body }),
  ask: (name: string, question: object): Made => alike({ type: 'ask', name, ...question }),
  call(name: string, called: string, vars: unknown, then?: unknown): Made {
    const step = alike({ type: 'call', name, procedure: called, with: vars })
    return then === undefined ? step : Object.assign(step, { then })
  },
  window: (name: string, more: object = {}): Made => alike({ type: 'window', name, ...more }),
  event: (name: string, event: string, of: unknown): Made => alike({ type: 'event', name, event, of }),
  repeat(from: string, when?: unknown): Made {
    const step = alike({ type: 'repeat', name: `repeat from ${from}`, from })
    return when === undefined ? step : Object.assign(step, { when })
  },
}

function checkedPlaces(
  name: string,
  steps: readonly { readonly type: string; readonly name: string }[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [at, step] of steps.entries()) {
    if (places.has(step.name)) throw new Error(`procedure ${name}: two steps are called “${step.name}”`)
    places.set(step.name, at)
  }
  for (const step of steps) {
    if (step.type === 'repeat' && 'from' in step && !places.has(String(step.from)))
      throw new Error(`procedure ${name}: no step “${String(step.from)}” to repeat from`)
  }
  return places
}

/** The place of a step in its procedure. */
export function stepIndex(procedure: Procedure, step: string): number {
  const at = procedure.places.get(step)
  if (at === undefined) throw new Error(`procedure ${procedure.name} has no step “${step}”`)
  return at
}
