import type { Seat } from '@sandtable/kernel'
import type { TokenKind } from '../geometry/bombs.ts'
import type { ShipId } from '../state.ts'

export interface SetUp {
  /** Who chooses the initiative. */
  chooser: Seat | null
  /** Obstacle tokens for which there is room. */
  shapes: string[]
  /** The ship that was just placed. */
  ship: ShipId | null
}

export interface Mining {
  readonly ship: ShipId
  /** The bomb whose tokens are being placed, and how many of them are left. */
  kind: TokenKind | null
  left: number
}
