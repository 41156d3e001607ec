import type { Stand } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { FigureId, GroupId } from '../state.ts'

export interface ActivatingGroup {
  readonly group: GroupId
  /** Figures that have still to be activated. */
  left: FigureId[]
  figure: FigureId | null
}

export interface Activating {
  readonly figure: FigureId
  /** Actions and movement points left. */
  actions: number
  readonly points: number
  /** Actions used to attack. */
  attacks: number
  /** Has it declared an attack, with an action or without? */
  attacked: boolean
  /** Special actions performed. */
  specials: string[]
  /** Is an action under way? */
  acting: boolean
  /** The action performed last. */
  last: string | null
  /** Did it leave a space of its own will? */
  moved: boolean
  /** Everybody who has left a space while it lasted, in whatever way. */
  walkers: FigureId[]
  /** Figures that were defeated while it lasted. */
  defeats: FigureId[]
  /** Hostile figures that saw it when its activation began. */
  readonly seenBy: FigureId[]
  /** May it not move any more (IA-MASS-007)? */
  halted: boolean
  path: Stand[]
  over: boolean
}

export interface TakingTurns {
  /** Whose turn it is; null: that of whoever has the initiative. */
  turn: Seat | null
  group: GroupId | null
}
