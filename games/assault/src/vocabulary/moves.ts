import type { Space, Stand } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { Gait } from '../board/movement.ts'

/** How a figure goes, apart from its points. */
export type Manner = Omit<Gait, 'points'>

/** A figure on its way. */
export interface Walking {
  readonly figure: string
  readonly path: Stand[]
  /** How many steps are done. */
  at: number
  readonly how: 'move' | 'push' | 'place'
  /** How it goes, if it can be kept from going on; its points are those of whoever moves it. */
  readonly manner: Manner | null
  /** Whom a Massive figure has ended its movement on. */
  over: string[]
}

/** One step of it. */
export interface Stepping {
  readonly figure: string
  readonly how: Walking['how']
  readonly to: Stand
  /** Where it stood, and the spaces it covered, before. */
  readonly before: Stand
  readonly from: Space[]
  /** Who interrupts first, where that had to be decided. */
  first: Seat | null
  /** What becomes of the way: it goes on, ends with this step, or ended before it. */
  way: 'goes on' | 'ends here' | 'ended before'
}

/** Movement points or spaces that are used at once, or lost (IA-INTR-007, IA-ACTN-007). */
export interface MovingNow {
  readonly figure: string
  readonly points: number
  /** A number of spaces at no cost, not movement points (IA-MOVE-011). */
  readonly spaces: boolean
  readonly mobile: boolean
  /** Does it have to end outside blocking and impassable terrain? */
  readonly lands?: boolean
  /** Who moves it, if not its own player. */
  readonly by?: Seat
  path: Stand[]
  done: boolean
}

/** A figure that can go no further and may not stay: it is placed on the nearest empty space (IA-MOVE-019). */
export interface Settling {
  readonly figure: string
  to: Stand | null
}

/** Somebody pushes a figure by up to so many spaces (IA-PUSH-001 to -004). */
export interface Pushing {
  readonly figure: string
  readonly by: Seat
  readonly spaces: number
  /** It has to end adjacent to this figure. */
  readonly beside?: string
  path: Stand[]
}

/** A figure is taken off its space and put straight onto another (IA-PLACE-001). */
export interface Placing {
  readonly figure: string
  readonly by: Seat
  /** Where it may be put. */
  readonly from: Stand[]
  readonly may: boolean
  chosen: Stand | null
}

/** Figures under a Massive one, each pushed to the nearest empty space (IA-MASS-005, IA-OPEN-021). */
export interface PushingAside {
  readonly figure: string
  /** Those that are still in the way, the next one first. */
  readonly left: string[]
  to: Stand | null
}
