import type { Effect, Seat } from '@sandtable/kernel'
import type { ShipId } from '../state.ts'

/** Dice that a ship has rolled for something else than an attack. */
export interface LyingDice {
  faces: string[]
  /** The place of one that nobody may modify any more. */
  fixed?: number
}

/** Dice that a ship rolls for an obstacle or a card. */
export interface Rolling extends LyingDice {
  readonly ship: ShipId
  readonly die: 'attack' | 'defense'
  readonly count: number
  /** What the journal says of it, beside the ship and its dice. */
  readonly told:
    | { readonly type: 'card rolls'; readonly card: string }
    | { readonly type: 'obstacle effect'; readonly obstacle: string }
  /** The card that it is for; then `rolled` of it happens. */
  readonly effect: Effect | null
}

/** A stress token that a ship takes to use an ability. */
export interface Paying {
  readonly effect: Effect
  /** Another ship took the token: the ability is not paid for, and nothing comes of it (XW-PIL-020). */
  intercepted: boolean
}

export interface Choosing {
  readonly effect: Effect
  readonly from: ShipId[]
  readonly may: boolean
}

export interface Picking {
  readonly effect: Effect
  readonly from: string[]
  readonly may: boolean
  /** Who picks, if not the card's player. */
  readonly by?: Seat
}
