import type { Seat } from '@sandtable/kernel'
import type { ShipId } from '../state.ts'
import type { Shot } from '../weapons.ts'

export interface Die {
  face: string
  rerolled: boolean
  /** Nobody may modify it any more. */
  fixed?: true
}

export interface Attack {
  readonly attacker: ShipId
  /** `primary`, or the place of the weapon among the attacker's upgrades. */
  readonly weapon: 'primary' | number
  readonly target: ShipId
  range: number
  obstructed: boolean
  attackDice: Die[]
  defenseDice: Die[]
  hits: number
  crits: number
  hit: boolean
  /** Did it hit, or did one of two attacks with the same weapon? Known when they are made. */
  everHit?: boolean
  /** Focus results that a focus token turned into hits. */
  focusTurned?: number
  /** How often it is still to be made, this time included. */
  times: number
  /** Are its costs paid, so that its target is the defender (XW-TIME-005)? */
  hasDefender?: boolean
  /** The attacker's dice were rolled and are modified now. */
  modifying?: 'attack' | null
  /** Dice more (or fewer) in this single attack, by abilities that were used for it. */
  moreAttackDice?: number
  moreDefenseDice?: number
  /** What is spent in place of a lock (see `lock stand-ins`); `lock`: the lock itself. */
  price?: string
  /** Dice that nobody may modify any more in this single attack. */
  closed?: 'attack' | 'defense' | null
  /** Damage that the defender suffered in this attack, both halves of a double one together. */
  suffered?: number
  /** The defender's agility is so much lower in this single attack. */
  lessAgility?: number
  defenseRolled?: number
  /** Who lost a shield in it, and the place of the first damage card that it brought the defender. */
  shieldsLost?: ShipId[]
  firstDealt?: number
  /** Who suffered damage in it, the defender and others. */
  harmed?: ShipId[]
  /** Crits that defense dice cancelled. */
  critsCancelled?: number
}

export interface Opportunity {
  readonly ship: ShipId
  shot: Shot | null
}

export interface Again {
  readonly ship: ShipId
  /** The attacks that the effect allows. */
  readonly shots: Shot[]
  shot: Shot | null
  /** Is it the last attack of this ship this round? */
  readonly last?: boolean
  /** An effect that the ship has in this attack. */
  readonly lasting?: string | null
}

/** Step 9 of an attack: abilities that attack after it. */
export interface StepNine {
  /** What was used after the attack that this step belongs to, each once. */
  readonly used: number[]
  readonly passed: Seat[]
  /** Another attack followed, whose own step 9 had everything that was left (XW-TIME-033). */
  carriedOver: boolean
}

export interface Reroll {
  /** Whose player rerolls. */
  readonly ship: ShipId
  readonly dice: 'attack' | 'defense'
  readonly most: number
  /** At least so many, as far as there are any: dice that have to be rerolled. */
  readonly least?: number
  /** Only dice with these faces; null: any. */
  readonly faces?: readonly string[] | null
}
