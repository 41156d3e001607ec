import type { Seat, State, Vocabulary } from '@sandtable/kernel'
import type { MapPlan } from '../data/terrain/types.ts'
import type { EditionId, Faction, GameTerm, Keyword, Rank } from '../data/types.ts'
import type { Army } from './list/army.ts'
import type { BaneFront } from './vocabulary/bane.ts'
import type { OwnHooks } from './vocabulary/card.ts'
import type { Entries } from './vocabulary/entries.ts'
import type { Events } from './vocabulary/events.ts'
import type { Memory } from './vocabulary/memory.ts'
import type { Condition } from './vocabulary/missions.ts'
import type { Procedures } from './vocabulary/procedures.ts'
import type { Queries } from './vocabulary/queries.ts'
import type { LegionView } from './vocabulary/view.ts'
import type { Windows } from './vocabulary/windows.ts'

export type UnitId = string
export type MiniId = string

/** Tokens that a unit has some number of. */
export type TokenName =
  | 'aim'
  | 'dodge'
  | 'surge'
  | 'standby'
  | 'suppression'
  | 'observation'
  | 'ion'
  | 'poison'
  | 'immobilize'
  | 'shield'
  | 'spent shield'
  | 'incognito'
  | 'valor'

/** Where a miniature stands. */
export interface Place {
  x: number
  y: number
  /** The level of terrain that it stands on; null: the battlefield itself. */
  on: string | null
  /** Degrees, clockwise; 0 looks along y. Bases without notches keep it at 0. */
  facing: number
}

export interface Mini extends Place {
  readonly id: MiniId
  /** The upgrade that brought it, or the counterpart that it is; null: the unit card. */
  readonly by: string | null
  /** Changed in `holdings.ts` alone, where every change is told; so are the tokens and upgrades of a unit. */
  readonly wounds: number
}

export interface Equipped {
  readonly card: string
  readonly state: 'ready' | 'exhausted' | 'expended'
  /** Tokens on the card that the unit may spend (LG2-KW-271). */
  readonly tokens?: Readonly<Partial<Record<TokenName, number>>>
  /** The side that lies up, of a card with two; null: it has one. */
  readonly side: string | null
  /** Its number among the effects in play; null: it does nothing beyond its figures and keywords. */
  readonly effect: number | null
}

export interface Wielded {
  readonly card: string
  readonly only: boolean
}

export interface Unit {
  readonly id: UnitId
  readonly seat: Seat
  readonly card: string
  /** The affiliation that its army has given it; missing: that of its cards. */
  readonly affiliation?: string
  /** The card that makes one unit with it (LG2-KW-149); null: none. */
  readonly counterpart: string | null
  /** What it cost with all its upgrades. */
  readonly points: number
  /** Its own rank until it is promoted (LG2-PROM-003). */
  rank: Rank
  /** Those that live; the first is the unit leader (LG2-UNIT-002). */
  minis: readonly Mini[]
  /** Is it on the battlefield? Not before it is deployed, and no longer once it is defeated. */
  deployed: boolean
  readonly tokens: Readonly<Record<TokenName, number>>
  readonly upgrades: readonly Equipped[]
  /** Tokens of a Cache that is on none of its upgrades; it may spend them (LG2-KW-272). */
  readonly cache: Readonly<Partial<Record<TokenName, number>>>
  /** The command card whose weapon it has now, beside its own or in their place. */
  readonly wields: Wielded | null
  /** Its order token: face up once an order was issued, face down once it has activated. */
  readonly order: 'none' | 'up' | 'down'
  /** It was issued an order in this round, wherever that is now (LG2-ORD-012). */
  readonly ordered: boolean
  /** It was activated once, and may be so again (LG2-KW-250). */
  readonly again: boolean
  /** It has a commander token: nominated this round, or promoted. */
  readonly commander: 'none' | 'nominated' | 'promoted'
  /** Was it panicked when that was last looked at? Becoming so is a moment (LG2-SUPP-014). */
  wasPanicked: boolean
  /** A vehicle that took as many wounds as its resilience (LG2-APXB-020). */
  readonly damaged: boolean
  /** It has been damaged before, and will not be so again (LG2-APXB-021). */
  readonly damagedOnce: boolean
  /** A vehicle of 2018 whose drive is hit (LG1-RESB-004). */
  readonly disabled?: true
  /** The weapons of a vehicle of 2018 that are destroyed (LG1-RESB-007), by their names. */
  readonly broken?: readonly string[]
  /** Those that add half of their dice, by the quick reference (LG1-QVEHB-004). */
  readonly disrupted?: readonly string[]
  /** A vehicle drove over it in this round, and it has its suppression for that (LG1-QDSPB-005). */
  readonly drivenOver: boolean
  /** Keywords that it has got for the whole game. */
  readonly gained: readonly Keyword[]
  /** Miniatures that were defeated in this round: they could be restored (LG2-CKW-048). */
  readonly fallen: readonly Mini[]
  /** Wound tokens on its cards with Treat or Repair, by the card (LG2-CKW-021). */
  readonly worn: Readonly<Record<string, number>>
  /** The asset tokens that it holds. */
  readonly holds: readonly string[]
  /** What battle cards have marked it as. */
  readonly conditions: readonly Condition[]
}

/** A token on the battlefield that points are about, that is carried, or that a unit has laid. */
export interface Objective {
  readonly id: string
  readonly kind: 'poi' | 'asset' | 'advantage' | 'smoke' | 'charge' | 'graffiti' | 'bane'
  /** What its card calls it. */
  readonly name: string
  readonly x: number
  readonly y: number
  readonly on: string | null
  /** Whose it is; null: nobody's. */
  readonly seat: Seat | null
  /** False while a unit holds it, and once it is removed. */
  readonly lies: boolean
  /** Wounds, suppression or whatever else its card counts on it. */
  readonly count: number
  /** The command card that a charge or a Bane token belongs to. */
  readonly card?: string
  /** The piece of terrain that it marks. */
  readonly piece?: string
}

/** A row of battle cards in the set-up of 2018. */
export type Row = 'primary' | 'deployment' | 'condition'

export type Phase = 'set-up' | 'command' | 'activation' | 'end'

/** The long edges of the battlefield: y = 0 is at the bottom. */
export type Edge = 'bottom' | 'top'

/** Any edge of the battlefield. */
export type TableEdge = Edge | 'left' | 'right'

/** A battle card of the mission, and whose pile it came from. */
export interface MissionCard {
  readonly card: string
  readonly seat: Seat
}

export interface Mission {
  /** The objective card. */
  readonly primary: MissionCard | null
  readonly secondary: MissionCard | null
  readonly advantages: Readonly<Record<Seat, string | null>>
  /** Of 2018, where all three cards are for both players. */
  readonly deployment?: string
  readonly condition?: string
}

/** Cards of a battle deck: those that can still be revealed, in no order, and those that were replaced. */
export interface Pile {
  readonly left: readonly string[]
  readonly gone: readonly string[]
}

export type BattlePiles = Readonly<Record<'primary' | 'secondary' | 'advantage', Pile>>

export interface LegionTable {
  readonly edition: EditionId
  /** Optional rules on which players have agreed. */
  readonly terms?: readonly GameTerm[]
  /** One of ours by its id, or one that was brought along. */
  map: string | MapPlan
  readonly factions: Readonly<Record<Seat, Faction>>
  readonly battleForces: Readonly<Record<Seat, string | null>>
  /** The options of their battle forces that players have chosen. */
  readonly choices: Readonly<Record<Seat, readonly string[]>>
  round: number
  phase: Phase
  /** The blue player (LG2-SETUP-007). */
  blue: Seat
  /** Null before it is determined in a round. */
  priority: Seat | null
  edges: Record<Seat, Edge>
  units: readonly Unit[]
  objectives: Objective[]
  mission: Mission
  piles: Record<Seat, BattlePiles>
  /** Battle cards that lie out while they are eliminated, the leftmost first. */
  rows?: Readonly<Partial<Record<Row, readonly string[]>>>
  /** Command cards: in hand, chosen face down or revealed this round, gone. */
  readonly hands: Readonly<Record<Seat, readonly string[]>>
  readonly played: Readonly<Record<Seat, string | null>>
  readonly discards: Readonly<Record<Seat, readonly string[]>>
  /** Those that everybody has seen in this game, wherever they are now. */
  readonly shown: Readonly<Record<Seat, readonly string[]>>
  /** Those that were divulged (LG2-CKW-033). */
  readonly divulged: Readonly<Record<Seat, readonly string[]>>
  /** Command cards that lie face up aside for a while (LG2-CMD-oj). */
  readonly aside: Readonly<Record<Seat, readonly string[]>>
  /** Permanent command cards of earlier rounds, which stay in play (LG2-CKW-024). */
  readonly permanent: Readonly<Record<Seat, readonly string[]>>
  /** Ranks of the order tokens that can still be drawn, in no order. */
  readonly pools: Readonly<Record<Seat, readonly Rank[]>>
  /** Order tokens that lie face down on a command card; only their owner knows which they are. */
  readonly reserves: Readonly<Record<Seat, readonly Rank[]>>
  readonly passes: Readonly<Record<Seat, number>>
  readonly points: Readonly<Record<Seat, number>>
  /** What face-down Bane tokens have on their fronts, by the token: their owner's secret (LG2-CKW-005). */
  readonly fronts: Readonly<Record<string, BaneFront>>
  /** Boxes of score tables that are marked, by card and line. */
  marks: Record<Seat, string[]>
  /** The seat that the rules play, for somebody who plays alone. */
  readonly alone?: Alone
}

/** Who plays alone plays against rules; how hard that is (LG1-SOLO-016, -017). */
export interface Alone {
  /** The seat that the rules play. */
  readonly seat: Seat
  readonly level: 'usual' | 'easy' | 'hard'
}

export interface LegionSetup {
  readonly armies: Readonly<Record<Seat, Army>>
  readonly format: string
  /** One of ours by its id, or one that was brought along. */
  readonly map: string | MapPlan
  readonly alone?: Alone
}

export interface Legion extends Vocabulary {
  table: LegionTable
  setup: LegionSetup
  queries: Queries
  events: Events
  windows: Windows
  procedures: Procedures
  entries: Entries
  memory: Memory
  view: LegionView
  card: OwnHooks
}

export type LState = State<Legion>

export const seats: readonly Seat[] = ['gold', 'silver']

export function otherSeat(seat: Seat): Seat {
  return seat === 'gold' ? 'silver' : 'gold'
}

/** At the same moment the player with priority comes first, else the blue one (LG2-TIME-002, -003). */
export function byPriority(s: LState): Seat[] {
  const first = s.table.priority ?? s.table.blue
  return [first, otherSeat(first)]
}

export function blueFirst(s: LState): Seat[] {
  return [s.table.blue, otherSeat(s.table.blue)]
}

/** It begins with blue and changes hands in every end phase (LG1-ROUND-003). */
export function holderOfCounter({ table: { blue, round } }: LState): Seat {
  return round % 2 === 1 ? blue : otherSeat(blue)
}
