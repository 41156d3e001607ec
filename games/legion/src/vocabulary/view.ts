import type { Seat } from '@sandtable/kernel'
import type { LegionTable } from '../state.ts'

/** What a seat sees: everything but the other's hand and the card that lies face down before it. */
export interface LegionView extends Omit<LegionTable, 'hands' | 'played'> {
  readonly hand: readonly string[] | null
  readonly handSizes: Readonly<Record<Seat, number>>
  /** The cards of this round: revealed, or one's own. */
  readonly played: LegionTable['played']
}
