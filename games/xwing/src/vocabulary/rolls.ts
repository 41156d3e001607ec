import type { Pending } from '@sandtable/kernel'
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
  /** What the card that they are for does with them; null: they are for no card. */
  readonly to: Pending<readonly string[]> | null
}

/** A stress token that a ship takes to use an ability. */
export interface Paying {
  /** What the card does that is paid for. */
  readonly to: Pending<null>
  /** Another ship took the token: the ability is not paid for, and nothing comes of it (XW-PIL-020). */
  intercepted: boolean
}
