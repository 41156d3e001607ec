import type { Lost, TableOptions } from '@sandtable/keeper/hosted'
import type { Player } from '@sandtable/keeper/protocol'
import type { Move, Plain, Seat, Terms } from '@sandtable/kernel'

/** What happens at a table, in order: that is the table. Each has a number and a time beside it. */
export type Entry =
  | {
      readonly type: 'made'
      readonly game: string
      readonly terms: Terms
      readonly board: string | null
      readonly options: TableOptions
      readonly seats: readonly Seat[]
      /** The host's number for the dice. */
      readonly number: string
    }
  | {
      readonly type: 'joined'
      readonly seat: Seat
      readonly key: string
      readonly name: string
      readonly force: Plain
    }
  | {
      readonly type: 'bot seated'
      readonly seat: Seat
      readonly bot: string | null
      readonly force: Plain
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | {
      readonly type: 'fixed'
      readonly seat: Seat
      readonly commitment: string
      readonly nonce: string
    }
  | { readonly type: 'put in'; readonly seat: Seat; readonly number: string }
  | { readonly type: 'begun'; readonly version: string; readonly setup: Plain; readonly seed: string }
  | Moved
  /** A bot plays on in the place of a person. */
  | {
      readonly type: 'taken over'
      readonly seat: Seat
      readonly by: Player
      readonly why: Lost
      readonly spent?: Spent
    }
  /** The rules are others now, and the game goes by them as it went. */
  | { readonly type: 'stamped'; readonly version: string }
  | { readonly type: 'frozen'; readonly version: string; readonly problem: string }
  | { readonly type: 'to be ended'; readonly seat: Seat }
  | { readonly type: 'rematch'; readonly seat: Seat }
  | { readonly type: 'rematch made'; readonly table: string }

export interface Moved {
  readonly type: 'move'
  readonly move: Move
  /** The fingerprint of the state after it. */
  readonly hash: string
  /** What the page called it. */
  readonly id?: string
  /** Nobody had to think about it. */
  readonly free?: true
  readonly why?: Lost
  readonly spent?: Spent
}

/** How long seats had been asked since the move before, in milliseconds: what their clocks are charged. */
export type Spent = Readonly<Record<Seat, number>>
