import type { Corner } from '@sandtable/grid'
import type { Seat, State, Vocabulary } from '@sandtable/kernel'
import type { BoardPlan, BoardSide, GearSlot, LegendId as LegendName, Squad } from '../data/types.ts'
import type { Turn } from './board/area.ts'
import type { Field } from './board/ground.ts'
import type { ACard } from './vocabulary/card.ts'
import type { Entries } from './vocabulary/entries.ts'
import type { Events } from './vocabulary/events.ts'
import type { Memory } from './vocabulary/memory.ts'
import type { Procedures } from './vocabulary/procedures.ts'
import type { Queries } from './vocabulary/queries.ts'
import type { ApexView } from './vocabulary/view.ts'
import type { Windows } from './vocabulary/windows.ts'

export type { Field, Squad }

/** A legend is called by its name: `wraith`. */
export type LegendId = string

export const squads: readonly Squad[] = ['red', 'blue']

/** A loot token: the id of its tile; a shield that lies on its back has an exclamation mark behind it. */
export type Token = string

/** A weapon card on a weapon slot. */
export interface Equipped {
  readonly card: string
  ammo: number
  /** The tile on each attachment slot; null: none, or what is printed there. */
  attached: (string | null)[]
}

/** An ability token: with its legend, under the initiative track, or on a position of the cooldown track. */
export interface AbilityToken {
  readonly ability: string
  at: 'supply' | 'track' | 'cooldown'
  position: number
}

export interface Legend {
  readonly id: LegendName
  readonly squad: Squad
  readonly seat: Seat
  /** Null: not on the board. */
  field: Field | null
  shield: number
  health: number
  gear: Record<GearSlot, Token>
  /** One for each weapon slot. */
  weapons: (Equipped | null)[]
  backpack: Token[]
  /** Action cards in hand: their numbers among the effects in play. */
  hand: number[]
  /** Action cards still to draw. Nobody knows an order, so there is none. */
  deck: string[]
  discard: string[]
  /** Death boxes that it still has. */
  boxes: number
  tokens: AbilityToken[]
  /** Has it been activated this round? */
  activated: boolean
}

/** A miniature that an ability put on the board, on a field, on an intersection or on a legend. */
export interface Piece {
  readonly id: string
  readonly kind: string
  readonly legend: LegendId
  /** The ability card that put it there. */
  readonly ability: string
  readonly field: Field | null
  readonly corner: Corner | null
  /** The level on which it stands. */
  readonly level: number
  readonly on: LegendId | null
  readonly turn: Turn | null
  /** Of a care package: has it been looted? */
  opened: boolean
}

/** An ability token under a space of the initiative track (APX-TIME). */
export interface TrackToken {
  readonly legend: LegendId
  readonly ability: string
  readonly kind: 'duration' | 'delay'
  /** The miniatures that belong to it. */
  readonly pieces: string[]
}

/** What a squad equips itself from. */
export interface Pool {
  weapons: string[]
  tokens: Token[]
}

export interface EntryBoard {
  /** The reward token and the epic token at each side. */
  rewards: Record<BoardSide, string>
  epic: Record<BoardSide, Token | null>
  /** Where legends wait. */
  waiting: { legend: LegendId; side: BoardSide }[]
}

export interface Ring {
  /** The card that lies open, and those in the deck. */
  card: string
  deck: string[]
  /** The columns and rows that are inside, both ends included (OPEN-11). */
  left: number
  right: number
  top: number
  bottom: number
}

export type Phase = 'set-up' | 'equip' | 'drop' | 'fight'
export type Bag = 'common' | 'rare' | 'epic'

export interface ApexTable {
  board: string
  /** The board that the players brought; null: one of the library. */
  plan: BoardPlan | null
  /** Legends in a squad. */
  size: 2 | 3
  passives: boolean
  targetTrack: 'even' | 'example'
  phase: Phase
  /** Places of the round marker and of the initiative marker on their tracks. */
  roundMarker: number
  initiative: number
  /** What lies under each space of the initiative track, topmost first. */
  under: TrackToken[][]
  /** Turns so far. */
  turn: number
  legends: Legend[]
  points: Record<Squad, number>
  bags: Record<Bag, Record<string, number>>
  /** The bag of the care package; empty without Lifeline. */
  careBag: Record<string, number>
  weaponDeck: string[]
  binDeck: string[]
  ring: Ring
  /** Loot tokens on fields. */
  loot: Record<Field, Token[]>
  pieces: Piece[]
  lastPiece: number
  /** Supply bins that have been looted. */
  opened: string[]
  pools: Record<Squad, Pool | null>
  entry: EntryBoard | null
  /** Seats that pass all windows for cards: until this turn is over. */
  passing: Record<Seat, number>
  /** Legends that are left to draft. */
  draft: LegendName[]
  lineUp: ApexSetup['lineUp']
  squads: ApexSetup['squads']
  start: ApexSetup['start']
  /** Hands lie open, as in most scenarios: whoever holds no card that fits is not asked. */
  openHands: boolean
}

export interface SquadSetup {
  /** Who plays the first, the second, the third legend. */
  readonly seats: readonly Seat[]
  /** Its legends, where they are agreed on. */
  readonly legends: readonly LegendName[] | null
}

export interface ApexSetup {
  readonly size: 2 | 3
  readonly board: string
  /** A board of one's own. */
  readonly plan: BoardPlan | null
  /** How squads come to their legends: as agreed, by draft, or dealt by chance (APX-INIT-013 to -016). */
  readonly lineUp: 'agreed' | 'draft' | 'dealt'
  readonly squads: Readonly<Record<Squad, SquadSetup>>
  /** Legend passives, an option of ours. */
  readonly passives: boolean
  /** Where to begin: with equipping, or with the drop, equipped sensibly. */
  readonly start: 'equip' | 'drop'
}

export interface Apex extends Vocabulary {
  table: ApexTable
  setup: ApexSetup
  queries: Queries
  events: Events
  windows: Windows
  procedures: Procedures
  entries: Entries
  memory: Memory
  view: ApexView
  card: ACard
}

export type AState = State<Apex>

export function legendOf(s: AState, id: string): Legend {
  for (const legend of s.table.legends) if (legend.id === id) return legend
  throw new Error(`no legend ${id}`)
}

/** A legend that stands on the board. */
export interface Standing extends Legend {
  field: Field
}

export function isOnBoard(legend: Legend): legend is Standing {
  return legend.field !== null
}

/** One that is known to stand on the board. */
export function standingOf(s: AState, id: string): Standing {
  const legend = legendOf(s, id)
  if (!isOnBoard(legend)) throw new Error(`${id} is not on the board`)
  return legend
}

export function onBoard(s: AState): Standing[] {
  return s.table.legends.filter(isOnBoard)
}

export function otherSquad(squad: Squad): Squad {
  return squad === 'red' ? 'blue' : 'red'
}

export function squadOf(s: AState, squad: Squad): Legend[] {
  return s.table.legends.filter((one) => one.squad === squad)
}

/** The legends of its squad without itself. */
export function matesOf(s: AState, legend: Legend): Legend[] {
  return s.table.legends.filter((one) => one.squad === legend.squad && one.id !== legend.id)
}

export function enemiesOf(s: AState, legend: Legend): Legend[] {
  return s.table.legends.filter((one) => one.squad !== legend.squad)
}

/** The seats of a squad, also before it has legends. */
export function seatsOfSquad(s: AState, squad: Squad): Seat[] {
  return s.seats.filter((seat) => s.teams[seat] === squad)
}
