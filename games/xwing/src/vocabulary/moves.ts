import type { Seat } from '@sandtable/kernel'
import type { Bearing, Maneuver } from '../../data/types.ts'
import type { BankRoll, Bend } from '../geometry/bank-roll.ts'
import type { Guides } from '../geometry/deploy.ts'
import type { Side } from '../geometry/reposition.ts'
import type { ShipId } from '../state.ts'

export interface ShipMoment {
  readonly ship: ShipId
}

/** Ships that take their turn one after the other: those that could be next now. */
export interface Turns {
  choices: ShipId[]
}

export interface Activating {
  readonly ship: ShipId
  /** What the maneuver came to. */
  moving: Moving | null
  /** How many actions it performed in its step; null: it passed. */
  acted?: number | null
}

export interface Moving {
  readonly ship: ShipId
  maneuver: Maneuver
  /** Ships and obstacles that it overlapped. */
  overlapped: ShipId[]
  obstacles: string[]
  slide: number
  /** Is its stress checked only after the action step? */
  stressLater?: boolean
}

export interface ExtraManeuver {
  readonly ship: ShipId
  readonly maneuver: Maneuver
  obstacles: string[]
}

/** A roll to a side, or ahead; along a bank, a roll has a direction besides (XW-PIL-047, -048). */
export type Straight = Side | 'boost'

export type Bank = `${Side} ${Bend}` | 'bank-left' | 'bank-right'

export interface Decloaking {
  done: ShipId[]
  choices: ShipId[]
  ship: ShipId | null
  side?: 'left' | 'right' | null
  decloaked?: boolean
  /** Only this ship, which has to; null or missing: all that are cloaked, and each may. */
  readonly only?: ShipId
}

export interface BankRolling extends BankRoll {
  readonly ship: ShipId
  readonly kind: 'barrel-roll' | 'decloak'
  /** Does it ignore obstacles? */
  readonly over: boolean
}

export interface Shift {
  readonly ship: ShipId
  readonly by: Seat
  way: 'pass' | 'boost' | Side
  slide: number
  /** Obstacles that the ship was moved onto. */
  obstacles: string[]
}

export interface Deploying {
  readonly ship: ShipId
  /** Because its carrier is destroyed? */
  readonly forced: boolean
  /** Is it the Nashtah Pup? Then it has rules of its own (XW-DOCK-005). */
  readonly pup?: boolean
  /** The guides of the carrier that its template is set to. */
  guides: Guides
  /** The place on its dial of the maneuver that it deploys with. */
  maneuver: number
  moving: Moving | null
}

export interface ObstacleEffects {
  readonly ship: ShipId
  /** Those still to come, nearest to the start first (XW-OBST-008). */
  obstacles: string[]
}

export interface Daring {
  readonly ship: ShipId
  readonly bearing: Bearing
  obstacles: string[]
}
