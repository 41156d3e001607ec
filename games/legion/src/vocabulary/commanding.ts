import type { Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'

/** Command cards and orders. */

export interface Revealing {
  /** Command cards are chosen anew. */
  again: boolean
  /** What a side may not choose then. */
  barred: { readonly seat: Seat; readonly card: string } | null
  /** Who plays another card in place of the one that was revealed. */
  exchanged?: readonly Seat[]
  /** How many have issued their orders. */
  ordered?: number
}

/** A player shows command cards from hand (LG2-CKW-033). */
export interface Divulging {
  readonly seat: Seat
  card: string | null
}

/** A command card may be used out of the hand. */
export interface OutOfHand {
  readonly seat: Seat
  readonly card: string
  /** The unit that gives the occasion. */
  readonly unit: UnitId
  used: boolean
}

export interface Ordering {
  seat: Seat
  /** The order fields of the card that are still to be filled, by their place. */
  field: number
  /** Those of this field who are still to get their orders; null: they were not chosen yet. */
  chosen: readonly UnitId[] | null
  /** Orders that went to somebody whom the card does not name. */
  anybody?: number
  /** Orders issued so far. */
  issued: number
  /** Orders that could have been issued, and were not. */
  withheld: number
  /** Orders that could not be issued, for their units got one elsewhere before it was their turn. */
  owed?: number
  /** So many of this field are left to be chosen for; 0: all of it. */
  left?: number
}
