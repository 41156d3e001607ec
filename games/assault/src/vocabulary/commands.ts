import type { Pending, Seat } from '@sandtable/kernel'
import type { FigureId } from '../state.ts'

/** A command card being played: it is discarded, and does what it says unless somebody cancels it. */
export interface Playing {
  readonly card: string
  readonly seat: Seat
  /** The figure that uses it (IA-CMD-004); null: its player does. */
  figure: FigureId | null
  /** Those that could use it, where there are several. */
  readonly from: FigureId[]
  /** Actions that were spent on it. */
  readonly cost?: number
  cancelled: boolean
}

/** A player chooses a card of the own hand and discards it. */
export interface Discarding {
  readonly seat: Seat
  /** The card for which it is discarded, and what that does then with the one that went. */
  readonly card: string
  readonly next: Pending<string> | null
  /** It goes under the deck instead, unseen. */
  readonly under?: boolean
  /** One of those that came to the hand after this effect came into play. */
  readonly after?: number
}
