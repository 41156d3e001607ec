import type { ShipId } from '../state.ts'

export interface Suffering {
  readonly ship: ShipId
  hits: number
  crits: number
  /** Are its shields through with it? What is left brings damage cards, whatever comes back meanwhile. */
  pastShields?: boolean
}

export interface Dealing {
  readonly ship: ShipId
  readonly faceUp: boolean
  effect: number
  /** The card drawn; null: it was discarded before it was dealt. */
  card?: string | null
  /** This card is dealt, none is drawn. */
  readonly given?: string
}

export interface Repair {
  readonly ship: ShipId
  readonly card: string
  readonly effect: number
}

export interface Jammed {
  readonly ship: ShipId
  /** `focus`, `evade`, or the ship whose lock is lost. */
  loses: string
}

/** A damage card beside a ship, by its place, that is turned face up. */
export interface TurningUp {
  readonly ship: ShipId
  readonly at: number
  effect: number
}
