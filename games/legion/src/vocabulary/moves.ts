import type { Seat } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'

export type Speed = 1 | 2 | 3

/**
 * How a round base is moved: where the tool leaves the leader's base, how it is bent, and where the leader is put down
 * (LG2-MOVE-004 to -006). The others follow of themselves, or stand where the player says.
 */
export type RoundMove = {
  readonly speed: Speed
  /** Degrees, clockwise from y, in which the tool leaves the base. */
  readonly direction: number
  /** Degrees, to the right positive. */
  readonly bend: number
  readonly x: number
  readonly y: number
  /** Where the tool touches the edge, for a unit that is deployed by this move (LG2-DEPL-002). */
  readonly from?: { readonly x: number; readonly y: number }
  /** Where the others stand, in their order; missing: where they are put of themselves. */
  readonly minis?: readonly { readonly x: number; readonly y: number }[]
}

export interface Moving {
  readonly unit: UnitId
  /** The most that the move may have, before terrain. */
  speed: number
  /** A move action, and not just a move that something gives (LG2-MOVE-013). */
  readonly action: boolean
  /** It leaves a melee (LG2-MELEE-015). */
  readonly withdraws: boolean
  /** May it decide not to move? */
  readonly may: boolean
  moved: boolean
  /** Who steers it, where that is not its own player. */
  readonly by?: Seat
  /** Was it a climb, and no standard move? Known once it is made. */
  climbed?: boolean
  /** Terrain up to this height does not matter (LG2-KW-225). */
  readonly jump?: number
}
