import type { Player } from '@sandtable/keeper/protocol'
import type { Banner, ForTerms, GameRecord, Named, Plain, Seat, Team, Terms } from '@sandtable/kernel'

/** A game kept in the browser: its record is all that is needed to go on. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly record: GameRecord
  readonly players: Readonly<Record<Seat, Player>>
  /** When it was last played, for the list. */
  readonly played: number
  readonly over: boolean
  /** The lesson that it is, if it is one. */
  readonly lesson?: string
  /** What it is called where nobody knows the forces. */
  readonly title: string
  /** Who fights whom, and where. */
  readonly forces?: Readonly<Record<Seat, Named>>
  readonly board?: Named
  /** What was agreed on, where there is something to agree on. */
  readonly terms?: Terms
}

/** What the list says of a game beside its record: how far it went, and how it ended. */
export interface Note {
  readonly id: string
  readonly round: number | null
  readonly over: { readonly winner: Team | null } | null
}

/** A force that somebody put together. */
export interface KeptForce {
  readonly id: string
  readonly game: string
  readonly force: Plain
  readonly name: string
  readonly side?: Named
  /** How it looks at a glance, as the builder shows it now. */
  readonly banner?: Banner
  readonly points: number
  readonly limit?: number
  /** The terms on which it can be taken. */
  readonly terms?: ForTerms
  readonly legal: boolean
  readonly changed: number
  /** What was left out or changed when it was read in. */
  readonly notices?: readonly Named[]
}

/** Something on the shelf that cannot be read any more. */
export interface Damaged {
  readonly id: IDBValidKey
  readonly name?: string
  readonly problem: string
}
