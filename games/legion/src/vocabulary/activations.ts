import type { Seat } from '@sandtable/kernel'
import type { Rank } from '../../data/types.ts'
import type { UnitId } from '../state.ts'
import type { MoveMade } from './moves.ts'

export interface TakingTurns {
  turn: Seat
  unit: UnitId | null
  /** The rank that was drawn, while a unit of it is chosen. */
  drawn: Rank | null
  /** A token that lies aside is taken in place of a draw; once it is known, its rank. */
  aside?: Rank | 'any'
  /** Who passed on their last turn (LG2-PASS-003). */
  passed: Seat[]
  /** Did the draw of this turn match no unit (LG2-ACTV-007)? */
  fruitless: boolean
}

/** A unit that has been activated is so once more. */
export interface Again {
  readonly seat: Seat
  unit: UnitId | null
}

/** An action that every unit has, withdrawing, which is a move that leaves a melee, and the climbs of 2018. */
export type Basic =
  | 'move'
  | 'withdraw'
  | 'climb'
  | 'clamber'
  | 'attack'
  | 'aim'
  | 'dodge'
  | 'standby'
  | 'recover'

/** An action of a card in play. */
export type ByCard = { readonly card: string; readonly effect: number }

export interface Activating {
  readonly unit: UnitId
  /** Actions left; null: the step has not begun. */
  actions: number
  /** As many as it had at the last look, without what suppression, ion tokens and the like cost; 0: nobody looked. */
  usual: number
  /** Actions that ion tokens and the like cost it. */
  fewer: number
  /** What it did, each action that may be performed once only (LG2-ACT-002). */
  done: readonly string[]
  /** It withdrew from a melee in this activation (LG2-MELEE-017, -018). */
  withdrew: boolean
  /** It was damaged when it was activated (LG2-APXB-022, LG1-DMG-003). */
  damaged?: true
  /** It was panicked when its actions began (LG2-SUPP-006, -007). */
  panicked?: true
  /** It has performed an action that was not free (LG2-KW-127). */
  acted: boolean
  /** The action chosen, while it is performed. */
  now: Basic | ByCard | null
  /** Its upgrades that were exhausted or expended in it (LG2-CKW-058). */
  used?: readonly string[]
  /** It is activated by a token that was drawn (LG2-ACTV-011). */
  readonly drawn: boolean
  /** It has rallied in another way, without dice. */
  rallied?: true
  /** The moves that it made, of any kind. */
  moves: readonly MoveMade[]
  /** It used several weapons of one miniature in an attack (LG2-KW-222). */
  arsenal?: true
  /** It attacked with a weapon that is not for those who move (LG1-WKW-003). */
  rooted?: true
  /** It lost all that it could still have done (LG2-MOVE-017). */
  over?: true
}

/** A unit before its activation begins. */
export function activating(unit: UnitId, drawn = false): Activating {
  return {
    unit,
    actions: 0,
    usual: 0,
    fewer: 0,
    done: [],
    withdrew: false,
    acted: false,
    now: null,
    moves: [],
    drawn,
  }
}

/** A free action that something gives, whosever activation it is: one of these, any but an attack, or any. */
export interface FreelyActing extends Activating {
  readonly only: readonly Basic[] | 'no attack' | 'any'
}

/** A unit may perform one free action. */
export function freely(unit: UnitId, only: FreelyActing['only']): FreelyActing {
  return { only, ...activating(unit), actions: 1, acted: true }
}

/** What a unit just did, for those who may answer it. */
export interface Done {
  readonly unit: UnitId
  readonly what: 'attack' | 'move' | 'action'
  /** The action that it was, or was part of; null: none. */
  readonly name: string | null
  readonly action: boolean
  /** A standard move, and no climb. */
  readonly standard: boolean
  /** The enemy units that the move brought it into contact with. */
  readonly charged: readonly UnitId[]
  /** The aim tokens that it spent in an attack. */
  readonly aims?: number
  /** It brought the unit onto the battlefield. */
  readonly deploys?: true
  /** The enemy units that the move led over. */
  readonly passed?: readonly UnitId[]
  /** Whose effect it was, where that is not its own player's (LG2-STBY-006). */
  readonly causedBy?: Seat
}

/** Something that is no move. */
export function done(unit: UnitId, what: 'attack' | 'action', name: string | null): Done {
  return { unit, what, name, action: name !== null, standard: false, charged: [] }
}

/** A move action that starts no melee; in 2018 nobody asks whether it was a standard move. */
export function moved(unit: UnitId): Done {
  return { unit, what: 'move', name: 'move', action: true, standard: false, charged: [] }
}

export interface StandingBy extends Pick<Done, 'unit' | 'what' | 'causedBy'> {
  readonly passed: UnitId[]
  /** Who spends its token now, and what for. */
  by: UnitId | null
  reaction: 'move' | 'clamber' | 'attack' | null
}

export interface Recovering {
  readonly unit: UnitId
}
