import type { Seat, State, Vocabulary } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { ActionName, Difficulty, Maneuver } from '../data/types.ts'
import type { Acting } from './flow/action.ts'
import type { Activating } from './flow/activation.ts'
import type { Obstacle } from './geometry/obstacles.ts'
import type { Squad } from './squad/squad.ts'

export type ShipId = string
export type Quadrant = 'front' | 'left' | 'right' | 'rear'
export type Edge = 'bottom' | 'top'
export type Deck = 'core' | 'tfa'

/** Tokens that a ship can have several of. */
export type TokenName = 'focus' | 'evade' | 'stress' | 'ion' | 'tractor' | 'cloak' | 'disabled' | 'jam'

export interface Ship {
  readonly id: ShipId
  readonly seat: Seat
  readonly pilot: string
  readonly type: string
  /** What it cost with all its upgrades. */
  readonly points: number
  pose: Pose
  /** Is it on the table? Not before it is placed, and no longer once it is removed. */
  inPlay: boolean
  tokens: Record<TokenName, number>
  reinforce: 'fore' | 'aft' | null
  shields: number
  damage: Damage[]
  upgrades: Upgrade[]
  /** The enemy ships that it has locked. */
  locks: ShipId[]
  touching: ShipId[]
  mobile: Quadrant
  /** The maneuver on its dial, as a place on the ship's dial; null: no dial. */
  dial: number | null
  revealed: boolean
  /** What it did this round. */
  maneuver: Maneuver | null
  activated: boolean
  engaged: boolean
  actions: string[]
  tractored: boolean
  bombed: boolean
}

export interface Damage {
  readonly card: string
  faceUp: boolean
  /** The round in which it came to lie face up. */
  round: number
  /** Its number among the effects in play, while it lies face up. */
  effect: number | null
}

export interface Upgrade {
  card: string
  faceUp: boolean
  /** Ordnance tokens and the like on the card. */
  tokens: number
  effect: number | null
}

export interface BombToken {
  readonly id: string
  readonly seat: Seat
  readonly kind: string
  readonly pose: Pose
}

export type Phase = 'set-up' | 'planning' | 'activation' | 'combat' | 'end'

export interface XWingTable {
  round: number
  phase: Phase
  initiative: Seat
  edges: Record<Seat, Edge>
  ships: Ship[]
  /** Obstacle tokens that a side has still to place. */
  reserve: Record<Seat, string[]>
  obstacles: Obstacle[]
  bombs: BombToken[]
  decks: Record<Seat, { draw: string[]; discard: string[] }>
  deck: Deck
  /** Squad points of enemy ships destroyed. */
  points: Record<Seat, number>
  /** The last round, if there is a limit. */
  rounds: number | null
  /** The pilot skill whose ships act now, for those that act at the same time. */
  skill: number | null
  lastBomb: number
}

export interface XWingSetup {
  readonly squads: Readonly<Record<Seat, Squad>>
  readonly points: number
  readonly deck: Deck
  readonly obstacles: Readonly<Record<Seat, readonly string[]>>
  /** Ends by points after this round, if there is a limit. */
  readonly rounds: number | null
}

export interface Die {
  face: string
  rerolled: boolean
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
  times: number
}

export interface Moving {
  readonly ship: ShipId
  maneuver: Maneuver
  /** Ships and obstacles that it overlapped. */
  overlapped: ShipId[]
  obstacles: string[]
  slide: number
  fled: boolean
}

export interface ShipMoment {
  readonly ship: ShipId
}

/** What raises the difficulty of a maneuver counts, and what lowers it only if nothing does (XW-MOVE-003). */
export interface Hardness {
  readonly harder: Difficulty | null
  readonly easier: Difficulty | null
}

export interface XWing extends Vocabulary {
  table: XWingTable
  setup: XWingSetup
  /** Values that cards change while they last. */
  queries: {
    'pilot skill': { value: number; about: ShipId }
    attack: { value: number; about: ShipId }
    agility: { value: number; about: ShipId }
    hull: { value: number; about: ShipId }
    'shield value': { value: number; about: ShipId }
    difficulty: { value: Hardness; about: { ship: ShipId; maneuver: Maneuver } }
    'action bar': { value: readonly ActionName[]; about: ShipId }
    /** The rule that keeps it from this action; null: none does. */
    'action forbidden': { value: string | null; about: { ship: ShipId; action: string } }
    'attack forbidden': { value: string | null; about: ShipId }
    'maneuver forbidden': { value: string | null; about: { ship: ShipId; maneuver: Maneuver } }
    /** The rule that keeps the attacker from this weapon or target. */
    'shot forbidden': {
      value: string | null
      about: { attacker: ShipId; target: ShipId; weapon: 'primary' | number }
    }
    /** Least and greatest range of a weapon. */
    'weapon range': {
      value: readonly [number, number]
      about: { attacker: ShipId; weapon: 'primary' | number }
    }
    'fires all round': { value: boolean; about: { attacker: ShipId; weapon: 'primary' | number } }
    obstructed: { value: boolean; about: Attack }
    /** The defender's agility in this attack, before dice for range and obstruction. */
    'defender agility': { value: number; about: Attack }
    'attack dice': { value: number; about: Attack }
    'defense dice': { value: number; about: Attack }
    /** Which kinds of attack results evades cancel first. */
    'crits are cancelled first': { value: boolean; about: Attack }
    /** May it act, or fly a red maneuver, although it is stressed? */
    'acts while stressed': { value: boolean; about: { ship: ShipId; action: string | null } }
    'flies red while stressed': { value: boolean; about: ShipId }
    /** Does the ship suffer what obstacles do? */
    'ignores obstacles': { value: boolean; about: ShipId }
    /** At which range may it lock? */
    'lock range': { value: readonly [number, number]; about: ShipId }
    /** How many locks may it hold? */
    'lock limit': { value: number; about: ShipId }
    /** Does this token stay in the End phase? */
    'token stays': { value: boolean; about: { ship: ShipId; token: TokenName } }
    'ion threshold': { value: number; about: ShipId }
    'dealt face up': { value: boolean; about: ShipId }
  }
  events: {
    'receive token': { readonly ship: ShipId; readonly token: TokenName; readonly count: number }
    'spend token': { readonly ship: ShipId; readonly token: TokenName }
    'acquire lock': { readonly ship: ShipId; readonly target: ShipId }
    'suffer damage': { readonly ship: ShipId; readonly critical: boolean }
    'deal damage card': { readonly ship: ShipId; readonly faceUp: boolean }
  }
  windows: {
    'start of planning': object
    'end of planning': object
    'start of activation': object
    'before revealing the dial': ShipMoment
    'dial revealed': ShipMoment
    'after maneuver': Moving
    'start of action step': Activating
    'after action': Acting
    'end of activation': object
    'start of combat': object
    'opportunity to attack': ShipMoment
    'after opportunity to attack': ShipMoment
    'declare target': Attack
    'attack dice rolled': Attack
    'modify attack dice': Attack
    'defense dice rolled': Attack
    'modify defense dice': Attack
    'compare results': Attack
    'attack hits': Attack
    'attack misses': Attack
    /** After attacking or defending: what makes no attack, and then what does (XW-TIME-029, -030). */
    'after attack': Attack
    'attack again': Attack
    'end of combat': object
    'start of end phase': object
    'end of round': object
    'damage card dealt': { readonly ship: ShipId; readonly effect: number }
    'token received': XWing['events']['receive token']
    'token spent': XWing['events']['spend token']
    'lock acquired': XWing['events']['acquire lock']
    'ship destroyed': ShipMoment
  }
}

export type XState = State<XWing>

export function shipOf(s: XState, id: ShipId): Ship {
  const ship = s.table.ships.find((one) => one.id === id)
  if (ship === undefined) throw new Error(`no ship ${id}`)
  return ship
}

export function shipsInPlay(s: XState): Ship[] {
  return s.table.ships.filter((ship) => ship.inPlay)
}

export function enemiesOf(s: XState, ship: Ship): Ship[] {
  return s.table.ships.filter((other) => other.inPlay && other.seat !== ship.seat)
}

export function otherSeat(seat: Seat): Seat {
  return seat === 'red' ? 'blue' : 'red'
}

/** The player with the initiative first (XW-META-011). */
export function byInitiative(s: XState): Seat[] {
  return [s.table.initiative, otherSeat(s.table.initiative)]
}
