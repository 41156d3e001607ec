import type { Seat } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Laying, TokenKind } from '../geometry/bombs.ts'
import type { ShipId } from '../state.ts'
import type { LyingDice } from './rolls.ts'

export interface Dropping {
  readonly ship: ShipId
  readonly kind: TokenKind
  laying: Laying | null
  /** Where it lies in contact with the base, if it needs no template; null: to be chosen. */
  place?: Pose | null
  /** Mines just laid that may lie on ships, the next one first. */
  laid: string[]
  /** The ships that the next one lies on; the first sets it off. */
  under: ShipId[]
}

/** A token goes off: for the ship that ran into it, or for all at range 1 of it. */
export interface Detonation {
  readonly bomb: string
  readonly ship: ShipId | null
}

/** What it does to one ship. */
export interface Blast {
  readonly kind: TokenKind
  /** Whose bomb it was. */
  readonly seat: Seat
  readonly ship: ShipId
}

export interface Crossing {
  readonly ship: ShipId
  mines: string[]
}

export interface BlastDice extends Blast, LyingDice {
  readonly count: number
  /** Do crits do critical damage? */
  readonly critical: boolean
}

export interface RerollBlast {
  readonly seat: Seat
  /** Only dice that show one of these. */
  readonly showing: string[]
}
