import type { Card } from '@sandtable/kernel'
import type { Apex, AState, Legend, LegendId, Piece, TrackToken } from '../state.ts'
import type { Activating } from './acting.ts'
import type { Windows } from './windows.ts'

/** A card of Apex: the kernel's hooks, and what this game's cards have beyond them. */
export interface ACard extends Card<Apex> {
  /** Whose card it is. */
  readonly legend?: LegendId
  /** Played in the own activation, between actions: what it costs, whether it can be played, and what it does. */
  readonly action?: {
    readonly ap: number
    /** The rule that forbids it now; null: it can be played. Needs beyond AP are meant. */
    can?(s: AState, legend: Legend, v: Activating): boolean
    do(s: AState, legend: Legend, v: Activating): void
  }
  /** Windows at which it is played, each with what everybody can judge: could somebody who holds it play it? */
  readonly plays?: {
    readonly [W in keyof Windows]?: (s: AState, legend: Legend, about: Windows[W]) => boolean
  }
  /** May it be played by a legend that is not on the board? */
  readonly offBoard?: boolean
  /** An ability: what happens when its token is reached under the initiative track. */
  readonly timed?: (s: AState, token: TrackToken, legend: Legend) => void
  /** A miniature of this ability is destroyed. */
  readonly destroyed?: (s: AState, piece: Piece) => void
  /** What a legend does with a miniature of this ability that is INTERACTIVE. */
  readonly interact?: {
    /** The rule that keeps it from doing so; null: it can. */
    whyNot(s: AState, legend: Legend, piece: Piece): string | null
    do(s: AState, legend: Legend, piece: Piece): void
  }
}
