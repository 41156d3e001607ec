import type { Effect, Plain, Seat } from '@sandtable/kernel'
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

/** A player chooses a card of the own hand and discards it; `picked.discarded` says what comes of it. */
export interface Discarding {
  readonly seat: Seat
  readonly effect: Effect
  /** It goes under the deck instead, unseen. */
  readonly under?: boolean
  /** One of those that came to the hand after this effect came into play. */
  readonly after?: number
}

/** A card's player chooses: a figure, a space, a die, one of several ways to use it. */
export interface Picking {
  readonly effect: Effect
  /** The name of the choice, under which the card says what comes of it. */
  readonly choice: string
  readonly from: Plain[]
  /** May the player choose nothing? */
  readonly may: boolean
  readonly by: Seat
}

/** The rest of what a card does, after what it began is over. */
export interface GoingOn {
  readonly effect: Effect
  readonly choice: string
  readonly value: Plain
}
