import type { Seat } from '@sandtable/kernel'
import type { Displaced } from '../moves/2018/displacing.ts'
import type { TableEdge, UnitId } from '../state.ts'

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

/** Along the tool with the front notch first, the rear notch first, or a side first (LG2-NOTCH-003, -019, LG2-KW-204). */
export type Way = 'forward' | 'reverse' | 'left' | 'right'

/**
 * How a notched base is moved: turned on the spot, then along a tool in one of its notches (LG2-NOTCH-002 to -008). It
 * follows the tool, so how far it goes says where it stands and which way it looks.
 */
export type NotchedMove = {
  readonly way: Way
  readonly speed: Speed
  /** Degrees by which it turns first, to the right positive. */
  readonly turn: number
  readonly bend: number
  /** How far along the tool its leading notch comes, in mm; missing: the whole move, or as far as it goes. */
  readonly front?: number
  /** Degrees by which it pivots when it has moved (LG2-KW-146). */
  readonly after?: number
  /** Where the tool touches the edge, for a unit that is deployed by this move (LG2-DEPL-002). */
  readonly from?: { readonly x: number; readonly y: number }
  readonly minis?: NonNullable<RoundMove['minis']>
}

/** It turns on the spot in place of any other move (LG2-APXA-005, -006). */
export type Pivot = { readonly way: 'pivot'; readonly turn: number }

export type Move = RoundMove | NotchedMove | Pivot

/** A move that a unit made in its activation. */
export interface MoveMade {
  /** A standard move, all along the tool of its highest speed. */
  readonly atFull?: true
  /** It started a melee. */
  readonly fights?: true
}

export interface Moving {
  readonly unit: UnitId
  /** The most that the move may have, before terrain. */
  speed: number
  /** A move action, and not just a move that something gives (LG2-MOVE-013). */
  readonly action: boolean
  /** It leaves a melee (LG2-MELEE-015). */
  readonly withdraws: boolean
  /** It withdraws or withdrew in this activation, so that it starts no melee (LG2-MELEE-017). */
  keepsOff?: boolean
  /** Its whole length with the tool of its speed, or as far as that goes (LG2-KW-100, -101). */
  readonly compulsory?: true
  moved: boolean
  /** Who steers it, where that is not its own player. */
  readonly by?: Seat
  /** It brought the unit onto the battlefield. */
  deploys?: true
  /** The enemies that it fought when the move began. */
  fought?: readonly UnitId[]
  /** The enemy units that it led over. */
  passed?: readonly UnitId[]
  /** It was a standard move. */
  standard?: true
  /** Difficult terrain does not matter (LG2-KW-029). */
  readonly ignoresDifficult?: true
  /** The vehicle that it gets out of: the tool starts at its base (LG2-KW-244). */
  readonly outOf?: UnitId
  /** Terrain up to this height does not matter (LG2-KW-225). */
  readonly jump?: number
}

/**
 * Given by something, and no move action: a standard move and nothing else. Only who performs a move action may climb, turn
 * on the spot, reverse or strafe in its place (LG2-MOVE-012, -001, LG2-APXA-005, -009, LG2-KW-201).
 */
export function isStandardAlone({ action, compulsory }: Moving): boolean {
  return !action && compulsory !== true
}

/** A move that begins. */
export function moveBy(unit: UnitId, speed: number, rest: Partial<Moving> = {}): Moving {
  return { unit, speed, action: true, withdraws: false, moved: false, ...rest }
}

/** A panicked unit runs for an edge of the battlefield. */
export interface Fleeing {
  readonly unit: UnitId
  /** It has an action for it. */
  readonly runs: boolean
  edge: TableEdge | null
  /** It has moved, and did not withdraw. */
  moved?: true
}

/** A unit climbs or clambers to another level. */
export interface Climbing {
  readonly unit: UnitId
  readonly kind: 'climb' | 'clamber'
  /** No higher nor lower than this: height 2 only for whoever has another action (LG1-VERT-003 to -005). */
  readonly most: 1 | 2
  /** The part of terrain, or the ground; null: there is one way only, or none is chosen yet. */
  to: string | null
  /** 1 or 2, once it has climbed. */
  height?: number
  /** By a ladder, once it has climbed. */
  safe?: boolean
}

/** Troopers that a vehicle drove over are put back. */
export interface Displacing {
  /** Who puts them back. */
  readonly by: Seat
  readonly displaced: readonly Displaced[]
  /** Who is still to be put back. */
  left: readonly PuttingBack[]
}

/** All of a unit, its leader alone, or all but the leader. */
export interface PuttingBack {
  readonly of: Displaced
  readonly who: 'everybody' | 'leader' | 'others'
}

/** The attacker moves the others of a unit (LG2-WKW-059). */
export interface Scattering {
  readonly unit: UnitId
  readonly seat: Seat
}

/** The attacker turns a vehicle (LG2-WKW-040). */
export interface Towing extends Scattering {
  /** It was turned, and not held fast. */
  turned?: true
}
