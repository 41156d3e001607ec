import type { Seat, State } from '@sandtable/kernel'
import type { Legion, LegionTable } from '../state.ts'
import type { Activating } from './activations.ts'
import type { Attacking, Pool, Rerolling } from './attacks.ts'
import type { Displacing, Moving } from './moves.ts'

/** What a seat sees: everything but the other's hand and the card that lies face down before it. */
export interface LegionView extends Omit<LegionTable, 'hands' | 'played'> {
  /** How many order tokens lie aside. One sees one's own; to others they are among those that could be drawn. */
  readonly asideSizes: Readonly<Record<Seat, number>>
  readonly hand: readonly string[] | null
  readonly handSizes: Readonly<Record<Seat, number>>
  /** The cards of this round: revealed, or one's own. */
  readonly played: LegionTable['played']
  /** What is in play beyond the table: keywords, battle cards, what lasts. */
  readonly inPlay: Pick<State<Legion>, 'effects' | 'hooks'>
  /** What is going on, as far as it goes on; null: it does not. */
  readonly now: {
    readonly activation: Activating | null
    readonly move: Moving | null
    readonly attack: Attacking | null
    readonly pool: Pool | null
    readonly reroll: Rerolling | null
    readonly displacing: Displacing | null
  }
}
