import type { Gait } from '../board/steps.ts'
import type { Field, LegendId, Token } from '../state.ts'

/** The activation of a legend (APX-ACT). */
export interface Activating {
  readonly legend: LegendId
  ap: number
  /** Has it shot (APX-ACT-010)? */
  shot: boolean
  /** Has it used haste (APX-HASTE-004)? */
  hasted: boolean
  /** Has it entered a field (Steady, Stride)? */
  moved: boolean
  /** Move actions taken, and points that the first of them has on top. */
  moves: number
  firstMove: number
}

/** Where a move must end, by the rule of a card. */
export type Must = { readonly by: string } & (
  | {
      /** Nearer to this legend than so many fields. */
      readonly nearer: LegendId
      readonly than: number
    }
  | {
      /** At distance 1 of a squadmate. */
      readonly beside: 'squadmate'
    }
)

/** A move action (APX-MOVE). */
export interface Moving {
  readonly legend: LegendId
  /** Movement points left. */
  points: number
  readonly gait: Gait
  /** May haste raise it: is it a move of the own activation, not begun (OPEN-43)? */
  raisable: boolean
  readonly must: Must | null
  /** May it be left out, although it must end somewhere? */
  readonly may: boolean
  target: Field | null
  /** Fields still to be entered, the next one first; and those entered. */
  path: Field[]
  way: Field[]
  /** Goes on after a portal. */
  again: boolean
  /** Has it gone through a portal, which a move action does once? */
  ported: boolean
}

export interface MeleeValues {
  /** The least value of the target card that succeeds. */
  success: number
  damage: number
  push: number
  collision: number
}

/** One of the parts of an action joined by "and" (APX-ACT-016). */
export type ActionPart =
  | { readonly part: 'move'; readonly points: number }
  | { readonly part: 'interact' }
  | {
      readonly part: 'use'
      readonly times: number
      readonly what: 'item' | 'consumable'
      readonly forMates: boolean
      /** The rule that says what can be used, and for whom. */
      readonly by: string
    }
  | { readonly part: 'melee'; readonly values: MeleeValues }
  | { readonly part: 'destroy'; readonly most: number }
  | { readonly part: 'shoot'; readonly weapon: number | null }

/** An action of several parts, in any order, each of which may be left out. */
export interface Combining {
  readonly legend: LegendId
  parts: ActionPart[]
  /** The part that is under way and can go on: interacting, destroying. */
  open: ActionPart['part'] | null
  /** Parts of an interact action that are used: the object, and the weapons that it attaches to and detaches from. */
  object: boolean
  attachTo: number | null
  detachFrom: number | null
  /** What is destroyed with, and how many are left. */
  means: number | 'melee' | null
  left: number
  /** Is its move raised by haste? */
  raised: boolean
  /** The first part, if it was named with the action. */
  first: Doing | null
}

/** A part that is done. */
export type Doing = Exclude<PartAnswer, 'done'>

export type PartAnswer =
  | { readonly move: Field }
  | { readonly hasten: string }
  | { readonly interact: string }
  | { readonly attach: Token; readonly weapon: number; readonly slot: number }
  | { readonly detach: number; readonly slot: number }
  | { readonly use: Token }
  | { readonly use: Token; readonly for: LegendId }
  | { readonly melee: LegendId }
  | { readonly destroy: string; readonly with: number | 'melee' }
  | { readonly shoot: LegendId; readonly weapon: number }
  | 'done'

/** A token that a legend gets, from wherever (APX-LOOT-009 to -013). */
export interface Gaining {
  readonly legend: LegendId
  readonly token: Token
  /** Picked up to be kept (APX-CARRY-004). */
  readonly keep: boolean
  /** Comes off a weapon slot that another token took (APX-WPN-002). */
  readonly loose: boolean
}

/** A token is laid down (APX-LOOT-010, APX-CARRY-002). */
export interface Dropping {
  readonly legend: LegendId
  readonly token: Token
}

/** A weapon card that a legend gets (APX-WPN-005 to -012). */
export interface GainingWeapon {
  readonly legend: LegendId
  readonly card: string
  /** Attachments of a weapon that is gone, which want a new place. */
  loose: Token[]
}

export interface GainingAmmo {
  readonly legend: LegendId
  readonly ammo: number
}

export interface Looting {
  readonly legend: LegendId
  readonly bin: string
  tokens: Token[]
  /** What is still to be decided about; empty once the weapon is. */
  weapons: string[]
  /** Attachments that wait for the weapon. */
  later: Token[]
}

/** The care package comes down, on somebody perhaps. */
export interface Landing {
  /** Whose it is. */
  readonly legend: LegendId
  field: Field
}

export interface LootingPackage {
  readonly legend: LegendId
  tokens: Token[]
}

export interface Throwing {
  readonly legend: LegendId
  readonly tile: string
  /** Where it lies, also beyond the board, and how it is turned. */
  x: number
  y: number
  turn: 'up' | 'right'
  cards: string[]
}

/** Everybody in an area takes damage at the same time. */
export interface Striking {
  readonly by: LegendId | null
  readonly area: string
  readonly x: number
  readonly y: number
  readonly turn: 'up' | 'right' | 'down' | 'left'
  hurt: { readonly legend: LegendId; readonly damage: number }[]
  /** Who was eliminated by it. */
  fallen: LegendId[]
}

export interface Fighting {
  readonly legend: LegendId
  readonly target: LegendId
  readonly values: MeleeValues
  card: string | null
}

export interface Pushing {
  readonly legend: LegendId
  readonly from: Field
  left: number
  readonly collision: number
  readonly by: LegendId | null
  /** Where it is put after a collision on lower ground. */
  beside: Field | null
}

export interface Respawning {
  readonly legend: LegendId
  /** What it costs. */
  ap: number
  /** A legend beside which it may appear instead. */
  beside: LegendId | null
}

export interface Eliminated {
  readonly legend: LegendId
  /** In whose activation it happened; null: in none. */
  readonly during: LegendId | null
}
