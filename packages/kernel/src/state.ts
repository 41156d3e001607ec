import type { Plain } from './plain.ts'
import type { Random } from './random.ts'
import type { Seat, Team } from './seat.ts'

/**
 * The words of one game: what is on its table, what can be asked of it, what can happen in it and at
 * which moments cards may act. A game declares an interface that extends this one, and every kernel
 * type takes it as its parameter.
 */
export interface Vocabulary {
  /** What is on the table: the game's own part of the state, plain data. */
  table: object
  /** What is agreed before the game: forces, map, options; plain data. */
  setup: object
  /** Numbers and other values that cards may change while they last: `agility`, `speed`, `cover`. */
  queries: Record<never, Query>
  /** What can happen and be changed before it happens: `damage`, `defeat`. */
  events: Record<never, object>
  /** Moments at which cards may act; each with the variables of the procedure that opens it. */
  windows: Record<never, object>
  /** Procedures that can be under way: their variables and the names of their steps that are no windows. */
  procedures: Record<never, Going>
  /** What the journal tells: the details of each kind of entry. */
  entries: Record<never, object>
  /** What cards in play remember, by the card. */
  memory: Record<never, object>
  /** What a seat sees of the table. */
  view: unknown
  /** A card of this game: the kernel's hooks, and what its cards have beyond them. */
  card: object
}

/** A procedure, as the vocabulary names it. */
export interface Going<Vars extends object = object, Steps extends string = string> {
  vars: Vars
  steps: Steps
}

export interface Query {
  value: unknown
  about: unknown
}

/** The whole game at one moment. Plain data throughout: no classes, closures, maps or undefined. */
export interface State<V extends Vocabulary = Vocabulary> {
  readonly game: string
  readonly version: string
  readonly seats: readonly Seat[]
  readonly teams: Readonly<Record<Seat, Team>>
  table: V['table']
  /** What is going on, outermost first: game, round, phase, attack, … */
  stack: Frame[]
  /** Who has to answer what is asked now; null while nothing is asked. */
  asking: Asking | null
  /** Cards and effects in play, by number. */
  effects: Record<number, Effect>
  /** For each hook the numbers of the effects that fill it, in the order in which they act. */
  hooks: Hooks
  lastEffect: number
  /** How often what is limited per game has been used. */
  used: Record<string, number>
  chance: Chance
  /** How many answers have been taken. */
  decision: number
  /** The last decision that rolled or revealed something: undo stops there. */
  sealed: number
  conceded: Seat[]
  proposal: Proposal | null
  /** What happened since the last answer. The journal is all of these, one after the other. */
  news: Entry[]
  over: Outcome | null
}

export interface Hooks {
  readonly query: Record<string, number[]>
  readonly replace: Record<string, number[]>
  readonly trigger: Record<string, number[]>
  readonly due: Record<string, number[]>
}

/** One procedure under way. */
export interface Frame {
  readonly procedure: string
  /** The step to do next; while a step waits for something, the one before is the current one. */
  step: number
  /** The procedure's own variables. */
  vars: object
  /** How often what is limited per this period has been used. */
  used: Record<string, number> | null
  /** Effects that end when this ends. */
  ends: number[] | null
  /** Does the step that called this want its result? */
  readonly returns: boolean
}

/** The question of the step at the top of the stack, as far as it must be remembered. */
export interface Asking {
  readonly asked: Asked[]
  /** One answer is enough, for all that are asked (a team decides together). */
  readonly any: boolean
}

export interface Asked {
  readonly seat: Seat
  answered: boolean
  /** Answered by the rules: nobody can change it. */
  settled: boolean
  /** Kept secret until everybody has answered. */
  answer: Plain
}

/** A card, keyword, condition or passing effect in play. What it does is in the game's list of cards. */
export interface Effect {
  readonly id: number
  readonly card: string
  /** Whose it is; null for what belongs to the rules (a mission, a map). */
  readonly seat: Seat | null
  /** The piece it is on, if any. */
  readonly on: string | null
  /** What it remembers. */
  readonly vars: Record<string, Plain>
  due: Due | null
}

/** A moment later: the `in`-th time from now that this window opens (for `of`, if given). */
export interface Due {
  readonly window: string
  readonly of: Plain
  in: number
}

export interface Chance {
  random: Random
  /** Results to come, for scenarios; null when chance is free. */
  script: string[] | null
}

/** A change to the table or the end of the game, in force once every other team agrees. */
export interface Proposal {
  readonly by: Seat
  readonly change: Change
  readonly agreed: Team[]
}

export type Change =
  | { readonly set: readonly { readonly path: readonly (string | number)[]; readonly value: Plain }[] }
  | { readonly end: Outcome }
  | { readonly undo: number }

export interface Outcome {
  /** null: a draw. */
  readonly winner: Team | null
  /** Why, as a key for the message catalogue or a rule id. */
  readonly reason: string
  readonly score?: Readonly<Record<Team, number>>
}

/** One thing that happened. Text is made from it at the edge, in the reader's language. */
export interface Entry {
  readonly type: string
  /** Who may know; absent: everybody. */
  readonly to?: readonly Seat[]
  readonly [detail: string]: Plain | undefined
}
