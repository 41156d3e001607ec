import type { RuleId, Seat } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Maneuver } from '../../data/types.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import type { BombToken, Edge, Phase, Ship, Upgrade } from '../state.ts'

/** What a seat sees of the table. */
export interface XWingView {
  readonly round: number
  readonly phase: Phase
  readonly initiative: Seat
  readonly rounds: number | null
  readonly edges: Readonly<Record<Seat, Edge>>
  readonly points: Readonly<Record<Seat, number>>
  readonly reserve: Readonly<Record<Seat, readonly string[]>>
  readonly obstacles: readonly Lying<Obstacle>[]
  readonly bombs: readonly Lying<Omit<BombToken, 'effect'>>[]
  /** How many cards are left to draw, and what lies in the discard pile, in no order. */
  readonly decks: Readonly<Record<Seat, { readonly draw: number; readonly discard: readonly string[] }>>
  readonly dice: DiceInView | null
  readonly ships: readonly ShipInView[]
}

/** Something on the table, with its place among its other traits. */
export type Lying<Thing extends { readonly pose: Pose }> = Omit<Thing, 'pose'> & Pose

/** The faces of the attack under way, and of dice rolled for something else. */
export interface DiceInView {
  readonly attack: readonly string[]
  readonly defense: readonly string[]
  readonly rolled: readonly string[]
}

type Shown =
  | 'id'
  | 'seat'
  | 'pilot'
  | 'type'
  | 'points'
  | 'inPlay'
  | 'destroyed'
  | 'docked'
  | 'tokens'
  | 'reinforce'
  | 'shields'
  | 'mobile'
  | 'locks'
  | 'touching'
  | 'revealed'
  | 'activated'
  | 'engaged'
  | 'actions'

/** A ship as a seat sees it: its values as they are now, and its dial only if it may be known. */
export interface ShipInView extends Readonly<Pick<Ship, Shown>>, Pose {
  readonly skill: number
  readonly attack: number
  readonly agility: number
  readonly hull: number
  readonly shieldValue: number
  /** Null for a card that lies face down. */
  readonly damage: readonly (string | null)[]
  readonly upgrades: readonly Readonly<Omit<Upgrade, 'effect'>>[]
  /** Those of its weapons that fire all round. */
  readonly allRound: readonly ('primary' | number)[]
  readonly conditions: readonly string[]
  /** Before its opportunity to attack: the rule that takes it away. */
  readonly cannotAttack: RuleId | null
  readonly hasDial: boolean
  readonly dial: number | null
  readonly maneuver: Readonly<Maneuver> | null
}
