import type { Seat, State, Vocabulary } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Maneuver } from '../data/types.ts'
import type { TokenKind } from './geometry/bombs.ts'
import type { Obstacle } from './geometry/obstacles.ts'
import type { Squad } from './squad/squad.ts'
import type { OwnHooks } from './vocabulary/card.ts'
import type { Entries } from './vocabulary/entries.ts'
import type { Events } from './vocabulary/events.ts'
import type { Memory } from './vocabulary/memory.ts'
import type { Procedures } from './vocabulary/procedures.ts'
import type { Queries } from './vocabulary/queries.ts'
import type { XWingView } from './vocabulary/view.ts'
import type { Windows } from './vocabulary/windows.ts'

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
  /** The pilot whose ability and pilot skill it has in place of its own: that of a Nashtah Pup's mother ship. */
  readonly flownFor?: { readonly pilot: string; readonly skill: number }
  pose: Pose
  /** The ship that it is docked to, and which it has not left yet. */
  docked: ShipId | null
  /** Is it on the table? Not before it is placed, and no longer once it is removed. */
  inPlay: boolean
  /** Destroyed, and removed when the attack under way is over (XW-META-018). */
  destroyed: boolean
  /** These and the next four are changed in `holdings.ts` alone, where every change is told. */
  readonly tokens: Readonly<Record<TokenName, number>>
  readonly reinforce: 'fore' | 'aft' | null
  readonly shields: number
  readonly damage: readonly Damage[]
  upgrades: Upgrade[]
  /** The enemy ships that it has locked. */
  readonly locks: readonly ShipId[]
  touching: ShipId[]
  mobile: Quadrant
  /** The maneuver on its dial, as a place on the ship's dial; null: no dial. */
  dial: number | null
  revealed: boolean
  /** What it did this round. */
  maneuver: Maneuver | null
  activated: boolean
  engaged: boolean
  /** Did it attack in this phase? */
  attacked?: boolean
  actions: string[]
  tractored: boolean
  bombed: boolean
}

export interface Damage {
  readonly card: string
  readonly faceUp: boolean
  /** The round in which it came to lie face up. */
  round: number
  /** Its number among the effects in play, while it lies face up. */
  effect: number | null
}

export interface Upgrade {
  card: string
  faceUp: boolean
  /** Ordnance tokens and the like on the card. */
  readonly tokens: number
  effect: number | null
}

export interface BombToken {
  readonly id: string
  readonly seat: Seat
  readonly kind: TokenKind
  readonly pose: Pose
  /** Its number among the effects in play. */
  readonly effect: number
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
  /** The squad points that each side could spend. */
  limit: number
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

export interface XWing extends Vocabulary {
  table: XWingTable
  setup: XWingSetup
  queries: Queries
  events: Events
  windows: Windows
  procedures: Procedures
  entries: Entries
  memory: Memory
  view: XWingView
  card: OwnHooks
}

export type XState = State<XWing>

export function noTokens(): Record<TokenName, number> {
  return { focus: 0, evade: 0, stress: 0, ion: 0, tractor: 0, cloak: 0, disabled: 0, jam: 0 }
}

export function shipOf(s: XState, id: ShipId): Ship {
  for (const ship of s.table.ships) if (ship.id === id) return ship
  throw new Error(`no ship ${id}`)
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
