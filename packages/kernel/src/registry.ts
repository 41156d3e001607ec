import type { Card, Limit } from './card.ts'
import type { Game } from './game.ts'
import type { Procedure } from './procedure.ts'
import type { RuleId } from './rule.ts'
import type { Seat } from './seat.ts'
import type { Effect, State } from './state.ts'

/** A game with its parts indexed by name. */
export interface Indexed {
  readonly game: Game
  readonly procedures: ReadonlyMap<string, Procedure>
  readonly cards: ReadonlyMap<string, Card>
  /** What cards do, by the query, event or window and then by the card: asked of all cards in play, again and again. */
  readonly queries: ByMoment<Change>
  readonly replacements: ByMoment<Usable>
  readonly triggers: ByMoment<Usable>
}

export type ByMoment<Deed> = ReadonlyMap<string, ReadonlyMap<string, Deed>>

type Change = (value: never, s: State, effect: Effect, about: never) => unknown

/** The parts of an ability that the kernel looks at. */
export interface Usable {
  readonly of?: string
  readonly forced?: boolean | ((s: State, effect: Effect, about: object) => boolean)
  readonly limit?: Limit
  seat?(s: State, effect: Effect, about: object): Seat | null
  when?(s: State, effect: Effect, about: object): boolean
  why?(s: State, effect: Effect, about: object): RuleId | null
  idle?(s: State, effect: Effect, about: object): boolean
  sure?(s: State, effect: Effect, about: object): boolean
  pay?(s: State, effect: Effect, about: object): void
  // biome-ignore lint/suspicious/noConfusingVoidType: a trigger gives nothing back, a replacement an event.
  do(s: State, effect: Effect, about: object): object | null | void
}

// A state names its game instead of holding it, so that it stays plain data; this is where the name leads.
const known = new Map<string, Indexed>()
// Mostly it is the same one as the last time.
let last: Indexed | null = null

export function register(indexed: Indexed): void {
  known.set(indexed.game.id, indexed)
  last = null
}

export function gameOf(s: { readonly game: string }): Indexed {
  if (last !== null && last.game.id === s.game) return last
  const indexed = known.get(s.game)
  if (indexed === undefined) throw new Error(`no game “${s.game}” is known here`)
  last = indexed
  return indexed
}
