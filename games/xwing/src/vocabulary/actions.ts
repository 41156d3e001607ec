import type { Bend } from '../geometry/bank-roll.ts'
import type { Side } from '../geometry/reposition.ts'
import type { Quadrant, ShipId } from '../state.ts'
import type { Moving } from './moves.ts'

/** One action: from the bar or a card, or one that an effect grants for free. */
export interface Acting {
  readonly ship: ShipId
  readonly free: boolean
  /** Only these; null: any. */
  readonly allowed: readonly string[] | null
  done: ActionChoice | null
  /** Was the ship stressed when it acted? */
  whileStressed?: boolean
  /** What the maneuver of a SLAM came to. */
  moving?: Moving
  /** The card that has it performed, where it matters which. */
  readonly by?: string
  /** Has it to be performed, if it can be? */
  readonly must?: boolean
  /** Is it paid for with a stress token, once all that follows from the action before it is resolved? */
  readonly owes?: boolean
  /** Stress tokens that free actions after this one have yet to bring (XW-UPG-070). */
  owed?: number
}

export type ActionChoice =
  | { readonly action: 'focus' | 'evade' | 'cloak' | 'reload' }
  | { readonly action: 'target-lock' | 'coordinate' | 'jam'; readonly target: ShipId }
  | Boost
  | BarrelRoll
  | { readonly action: 'slam'; readonly maneuver: number }
  | { readonly action: 'reinforce'; readonly side: 'fore' | 'aft' }
  | { readonly action: 'rotate-arc'; readonly quadrant: Quadrant }
  | CardAction

/** An action that is printed on a card. */
export type CardAction = { readonly action: 'card'; readonly effect: number; readonly card: string }

export type Boost = Announced & { readonly action: 'boost'; readonly template: BoostTemplate }

export type BoostTemplate = 'straight' | 'bank-left' | 'bank-right' | 'turn-left' | 'turn-right'

/** The barrel roll action: along a straight template, or with `bend` along a bank. */
export type BarrelRoll = Announced & {
  readonly action: 'barrel-roll'
  readonly side: Side
  readonly length?: 2
  readonly bend?: Bend
}

/** Boosts and rolls before which the player says that the ship ignores obstacles (XW-PIL-037). */
export type Announced = { readonly over?: true }
