import type { RuleId } from './rule.ts'
import type { Seat } from './seat.ts'
import type { Sequel } from './sequel.ts'
import type { Effect, State, Vocabulary } from './state.ts'

/**
 * What a card, keyword, condition or lasting effect does. Three kinds of hooks, kept apart because
 * rulebooks keep them apart.
 */
export interface Card<V extends Vocabulary = Vocabulary> {
  readonly id: string
  /** The rules it follows. */
  readonly rules: readonly RuleId[]
  /** Among those that change the same thing, lower layers act first; 0 if not given. */
  readonly layer?: number
  /** Only its seat knows that it is in play (a card in hand): it never decides whether its seat is asked. */
  readonly secret?: boolean
  /** Changes a value while it lasts. */
  readonly query?: {
    readonly [Q in keyof V['queries']]?: (
      value: Asks<V, Q>['value'],
      s: State<V>,
      effect: Effect,
      about: Asks<V, Q>['about'],
    ) => Asks<V, Q>['value']
  }
  /** Changes an event before it happens. */
  readonly replace?: { readonly [E in keyof V['events']]?: Replacement<V, V['events'][E]> }
  /** Acts at a window. */
  readonly trigger?: { readonly [W in keyof V['windows']]?: Trigger<V, V['windows'][W]> }
  /** What it asks its player, and what it does later: each by its name. */
  readonly asks?: readonly Sequel<V, never, never>[]
  /** What happens when the moment it was due has come; without it the effect just ends. */
  due?(s: State<V>, effect: Effect): void
}

type Asks<V extends Vocabulary, Q extends keyof V['queries']> = V['queries'][Q] extends {
  value: infer Value
  about: infer About
}
  ? { value: Value; about: About }
  : never

/** The places of a subject that hold one piece: `attacker` and `target` of an attack. */
type PieceOf<About> = About extends object
  ? { [K in keyof About & string]: string extends About[K] ? K : never }[keyof About & string]
  : never

interface Ability<V extends Vocabulary, About> {
  /** Who the piece that carries the card must be: `attacker`, `target`, `figure`; anybody, if not given. */
  readonly of?: PieceOf<About>
  /** Must it be used, always or as things stand? Otherwise its seat chooses. */
  readonly forced?: boolean | ((s: State<V>, effect: Effect, about: About) => boolean)
  /** At most so often. */
  readonly limit?: Limit
  /** Whose choice it is, where that is not the seat the card belongs to. */
  seat?(s: State<V>, effect: Effect, about: About): Seat | null
  /** Could it be used now? Costs that cannot be paid count as no. */
  when?(s: State<V>, effect: Effect, about: About): boolean
  /** It cannot be used although its moment is here: the rule that says so; null: what the card says. */
  why?(s: State<V>, effect: Effect, about: About): RuleId | null
  /** It could be used, but would do nothing for its player now: a table asks nobody for the sake of it alone. */
  idle?(s: State<V>, effect: Effect, about: About): boolean
  /** It helps, and costs nothing that would not be lost unused: nobody would pass it, so that to pass is what is idle. */
  sure?(s: State<V>, effect: Effect, about: About): boolean
  /** Paid first, before anything can interrupt. */
  pay?(s: State<V>, effect: Effect, about: About): void
}

export interface Trigger<V extends Vocabulary, About> extends Ability<V, About> {
  do(s: State<V>, effect: Effect, about: About): void
}

export interface Replacement<V extends Vocabulary, Event> extends Ability<V, Event> {
  /** What happens instead; null: nothing does. */
  do(s: State<V>, effect: Effect, event: Event): Event | null
}

export interface Limit {
  readonly times: number
  /** `game`, or the period of a procedure: `round`, `attack`, `activation`. */
  readonly per: string
  /** Shared by all cards that name it, or by those of one piece or seat; otherwise each counts for itself. */
  readonly key?: string
  readonly each?: 'piece' | 'seat'
}
