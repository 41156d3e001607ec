import type { BattleCard, EditionId } from '../../data/types.ts'

/**
 * What one edition has otherwise than another: figures, and the ways in which something is done, by their names. It holds
 * no code, so that everything may ask it; where two ways differ in kind, each of them is a file of its own.
 */
export interface Edition {
  readonly id: EditionId
  /** Cards and formats are those of this edition; a profile has those of the edition that it goes over. */
  readonly cards: '2024' | '2018'
  /** The format that is usual in it. */
  readonly format: string
  /** The command card that is in every hand and comes back to it. */
  readonly standingOrders: string
  /** The kinds of cards in the battle deck that an army brings; none: it brings no deck. */
  readonly battleDeck: readonly BattleCard['kind'][]

  /** After this round the game is over. */
  readonly rounds: number
  /** So many victory points end it before; null: none do. */
  readonly enough: number | null
  /** Who wins where victory points and losses are the same; null: nobody. */
  readonly lastWord: 'blue' | null
}
