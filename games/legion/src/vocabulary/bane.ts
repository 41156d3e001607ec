import type { Seat } from '@sandtable/kernel'

/** What the three Bane tokens of a player have on their fronts (LG2-CKW-004). */
export type BaneFront = 'smoke and mirrors' | 'here i am' | 'kablamo'

/** A player lays Bane tokens face down. */
export interface LayingBane {
  readonly seat: Seat
  readonly zone: 'ambush' | 'trap'
  left: number
  /** The one that is laid now. */
  token: string
}

/** One of them is turned up. */
export interface ShowingBane {
  readonly token: string
}

/** At the start of a round its player may turn up Here I Am. */
export interface AppearingBane {
  readonly seat: Seat
  shown?: boolean
}
