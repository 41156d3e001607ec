import type { Space } from '@sandtable/grid'
import type { Pending, Seat } from '@sandtable/kernel'
import type { AttackDie, DefenceDie, Effects, PowerToken } from '../../data/types.ts'
import type { Die, FigureId, Tally, TargetId } from '../state.ts'

/** A surge ability that the attacker may buy (IA-SURGE-001). */
export interface SurgeAbility {
  /** Names this printed instance (IA-OPEN-014). */
  readonly key: string
  readonly cost: number
  readonly gives: Effects
  /** The card that says what a named one does: an effect in play, and the ability's id. */
  readonly effect?: number
  readonly ability?: string
}

export interface Attack {
  readonly attacker: FigureId
  /** Who performs it: usually the attacker's player (IA-ATK-024). */
  readonly by: Seat
  type: 'melee' | 'ranged'
  /** Only these may be attacked; null: any legal target. */
  readonly among: TargetId[] | null
  /** May the player decide not to attack after all? */
  readonly may: boolean
  /** Are figures in the way no hindrance to it? */
  pastFigures: boolean
  /** May it fall on whoever is next to an empty space that the attacker sees? */
  arcing: boolean
  /** Do the attacker's own abilities, its bonuses and surges among them, count for nothing in it? */
  readonly bare: boolean
  target: TargetId
  space: Space
  distance: number
  /** The pools: printed dice, or those that the ability says. */
  pool: AttackDie[]
  defence: DefenceDie[]
  attackDice: Die[]
  defenceDice: Die[]
  /** What abilities used for this attack add to the results. */
  bonus: Tally
  /** The results after step 4; surges buy more. */
  tally: Tally
  surges: number
  bought: string[]
  missed: boolean
  /** Set by effects that make it miss. */
  missesAnyway: boolean
  suffered: number
  defeated: boolean
  /** Who spent which power token in it. */
  spent: { figure: FigureId; token: PowerToken }[]
  /** Effects of the attacker's conditions that this attack uses up: Focused, Hidden. */
  spends: number[]
  /** Was there an attack at all? */
  made: boolean
}

/** Somebody may reroll some dice of the attack under way (IA-ATK-006, -007). */
export interface Rerolling {
  readonly by: Seat
  /** Which pools: `either` lets the player choose dice of both. */
  readonly dice: 'attack' | 'defence' | 'either'
  readonly least: number
  readonly most: number
  /** The dice chosen: attack dice from 0 on, defence dice after them. */
  places: number[]
  rerolled: number
  /** Those that were exchanged for another die before. */
  exchanged?: number[]
}

/** Several attacks of one ability, one after the other (IA-ACTN-005). */
export interface Volley {
  /** Those still to be made. */
  readonly left: Attack[]
  /** Each at another target, or all at one figure. */
  readonly at: 'different' | 'same'
  /** Who was attacked so far. */
  readonly attacked: TargetId[]
  /** Where each attack is made with one die: those not used yet. */
  readonly dice: AttackDie[]
  /** The one chosen for the next attack. */
  die: AttackDie | null
}

/** What came of an attack. */
export type Outcome = {
  readonly target: TargetId
  readonly suffered: number
  readonly defeated: boolean
}

/** An attack, and the rest of what a card does, which depends on what came of it. */
export interface Striking {
  attack: Attack | null
  readonly next: Pending<Outcome>
  /** None, if no attack was made. */
  outcome: Outcome | null
}
