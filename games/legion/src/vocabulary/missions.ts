import type { Pending, Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'

/** What a battle card or a keyword marks a unit as. */
export type Condition =
  | 'intel'
  | 'vanguard'
  | 'marked target'
  | 'bounty'
  | 'secret mission'
  | 'field commander'
  | 'reinforcements'

/** Where a card lets a token be placed. */
export type ZoneName =
  | 'base'
  | 'cache'
  | 'core'
  | 'relay'
  | 'contested'
  | 'anywhere'
  | 'target'
  | 'cart'
  | 'ambush'
  | 'trap'
  | 'supplies'

/** Where a token lies, and the part of terrain under it; null: the battlefield itself. */
export interface Lying {
  readonly x: number
  readonly y: number
  readonly on: string | null
}

/** A player places a token on the battlefield. */
export interface Placing {
  readonly seat: Seat
  readonly token: string
  readonly zone: ZoneName
}

/** Players place tokens in turn, each of them once. */
export interface PlacingInTurn {
  turn: Seat
  left: Readonly<Record<Seat, readonly string[]>>
  readonly zone: ZoneName
  now: string | null
}

/** A player may add barricades to the battlefield. */
export interface Barricading {
  readonly seat: Seat
  left: number
  /** Where those lie that were placed already. */
  placed: readonly { readonly x: number; readonly y: number; readonly facing: number }[]
}

/** A card asks for some units at once. */
export interface ChoosingUnits {
  readonly seat: Seat
  readonly from: readonly UnitId[]
  readonly least: number
  readonly most: number
  readonly to: Pending<readonly UnitId[]>
}
