import type { Space, Stand } from '@sandtable/grid'
import type { Seat, State, Vocabulary } from '@sandtable/kernel'
import type { Colour, MapPlan, MissionLetter, ZoneColour } from '../data/maps/types.ts'
import type { Affiliation, AttackDie, Condition, DefenceDie, PowerToken, Trait } from '../data/types.ts'
import type { Army } from './army/army.ts'
import type { MissionOnMap } from './map/library.ts'
import type { ACard } from './vocabulary/card.ts'
import type { Entries } from './vocabulary/entries.ts'
import type { Events } from './vocabulary/events.ts'
import type { Memory } from './vocabulary/memory.ts'
import type { Procedures } from './vocabulary/procedures.ts'
import type { Queries } from './vocabulary/queries.ts'
import type { AssaultView } from './vocabulary/view.ts'
import type { Windows } from './vocabulary/windows.ts'

export type FigureId = string
export type GroupId = string
export type ObjectId = string
/** A figure or an object that can be attacked. */
export type TargetId = string

/** All figures of one deployment card (IA-GRP-001). */
export interface Group {
  readonly id: GroupId
  readonly seat: Seat
  readonly card: string
  /** What the opponent scores for it, attachments included (IA-WIN-004). */
  readonly points: number
  readonly exhausted: boolean
  attachments: Attachment[]
}

/** A skirmish upgrade in play, on a group or beside the army. */
export interface Attachment {
  readonly card: string
  readonly exhausted: boolean
  readonly depleted: boolean
  /** Its numbers among the effects in play: one for each figure, or one for the army. */
  effects: number[]
}

export interface Figure {
  readonly id: FigureId
  readonly seat: Seat
  readonly group: GroupId
  /** The group's deployment card. */
  readonly card: string
  /** Traits that it has beyond those printed on its card. */
  also?: Trait[]
  /** The form that a shapeshifter has. */
  form?: string
  /** Where it stands; null: not on the map. */
  stand: Stand | null
  defeated: boolean
  readonly damage: number
  readonly conditions: readonly ConditionToken[]
  readonly power: readonly PowerToken[]
  /** Tokens that it carries. */
  readonly carries: readonly ObjectId[]
}

export interface ConditionToken {
  readonly name: Condition
  /** Its number among the effects in play. */
  readonly effect: number
}

/** What is on the map and is no figure (IA-OBJ-001). Doors that are open are gone. */
export interface MapObject {
  readonly id: ObjectId
  readonly kind: 'door' | 'terminal' | 'crate' | 'token'
  /** What the mission calls it. */
  readonly label: string
  readonly colour: string | null
  /** Its spaces; for a door those beside it; none while it is carried. */
  spaces: Space[]
  /** Who carries it. */
  readonly carrier: FigureId | null
  /** Whose it is, if that matters. */
  owner: Seat | null
  /** Can be attacked only if it has health (IA-OBJ-003, -005). */
  health: number | null
  readonly damage: number
  defence: DefenceDie[]
  block: number
  /** Claimed, opened or destroyed: no longer on the map. */
  gone: boolean
  /** What the mission counts on it. */
  readonly count: number
  /** Which side lies up: of tokens the coloured one, of terminals the grey one, unless the map colours them. */
  face: 'coloured' | 'grey'
  /** Markers on it: those of players by seat, others as `neutral`. */
  marks: string[]
  readonly power: readonly PowerToken[]
  /** A door that opens only as the mission says (IA-DOOR-005). */
  locked: boolean
  /** Put where it is for good. */
  installed: boolean
  /** Damage that each side's figures did to it. */
  dealt: Record<Seat, number>
  /** In the way like a figure, though it is nobody's. */
  stands: 'hostile' | 'neutral' | null
}

/** What the mission keeps beside the map. */
export interface MissionSheet {
  /** Who holds what is to be held until the next round ends. */
  holder: Seat | null
  readonly pile: number
  /** Colours that are still to be drawn, and the one that rules this round. */
  bag: Colour[]
  drawn: Colour | null
  /** Tokens that a side can still hand over. */
  readonly favours: Readonly<Record<Seat, number>>
  /** Groups that their opponent named. */
  named: GroupId[]
}

export type Phase = 'set-up' | 'activation' | 'status'

export interface CommandDeck {
  /** The top card is the last. */
  readonly draw: readonly string[]
  readonly discard: readonly string[]
}

export interface AssaultTable {
  /** The map: one of the library, or the plan that the players brought. */
  map: string
  plan: MapPlan | null
  mission: MissionLetter
  /** The skirmish mission deck. */
  missions: MissionOnMap[]
  /** What each side's deployment cards cost together (IA-SSET-002). */
  cost: Record<Seat, number>
  round: number
  phase: Phase
  initiative: Seat
  zones: Record<Seat, ZoneColour | null>
  affiliations: Record<Seat, Affiliation>
  groups: Group[]
  figures: Figure[]
  /** Skirmish upgrades that are on no group. */
  upgrades: Record<Seat, Attachment[]>
  objects: MapObject[]
  sheet: MissionSheet
  decks: Record<Seat, CommandDeck>
  /** Victory points scored; those that a mission counts only for as long as something lasts come on top. */
  readonly points: Readonly<Record<Seat, number>>
  /** What defeated figures cost, for ties (IA-WIN-007). */
  defeatedCost: Record<Seat, number>
  /** The last round, if the players agreed on one. */
  rounds: number | null
  /** Hands lie open, as in most scenarios: whoever holds no card that fits is not asked. */
  openHands: boolean
}

export interface AssaultSetup {
  readonly armies: Readonly<Record<Seat, Army>>
  readonly points: number
  /** The skirmish mission deck: one is drawn (IA-SSET-004). */
  readonly missions: readonly MissionOnMap[]
  /** A map of one's own, to which the missions then belong. */
  readonly plan: MapPlan | null
  readonly rounds: number | null
}

export interface Die {
  readonly colour: AttackDie | DefenceDie
  /** The place among its faces of the one that lies up. */
  face: number
  rerolled: boolean
}

/** What an attack comes to: symbols on dice, and everything that adds to them or takes from them. */
export interface Tally {
  accuracy: number
  damage: number
  surge: number
  block: number
  evade: number
  dodge: number
  pierce: number
  blast: number
  cleave: number
  recover: number
  conditions: Condition[]
}

export interface Assault extends Vocabulary {
  table: AssaultTable
  setup: AssaultSetup
  queries: Queries
  events: Events
  windows: Windows
  procedures: Procedures
  entries: Entries
  memory: Memory
  view: AssaultView
  card: ACard
}

export type AState = State<Assault>

// Where the figure of this name was found last: figures keep their places, so one look is mostly enough.
const places = new Map<FigureId, number>()

function findFigure(s: AState, id: TargetId): Figure | undefined {
  const { figures } = s.table
  const figure = figures[places.get(id) ?? -1]
  if (figure !== undefined && figure.id === id) return figure
  const at = figures.findIndex((one) => one.id === id)
  if (at >= 0) places.set(id, at)
  return figures[at]
}

export function figureOf(s: AState, id: FigureId): Figure {
  const figure = findFigure(s, id)
  if (figure === undefined) throw new Error(`no figure ${id}`)
  return figure
}

export function groupOf(s: AState, figure: Figure): Group {
  return groupNamed(s, figure.group)
}

export function groupNamed(s: AState, id: GroupId): Group {
  const group = s.table.groups.find((one) => one.id === id)
  if (group === undefined) throw new Error(`no group ${id}`)
  return group
}

export function objectOf(s: AState, id: ObjectId): MapObject {
  const object = s.table.objects.find((one) => one.id === id)
  if (object === undefined) throw new Error(`no object ${id}`)
  return object
}

/** Can it be attacked, and harmed at all: it has health, and nobody carries it (IA-OBJ-003, -004)? */
export function isAttackable(object: MapObject): boolean {
  return !object.gone && object.carrier === null && object.health !== null
}

export function isFigure(s: AState, id: TargetId): boolean {
  return findFigure(s, id) !== undefined
}

/** Set aside with Lie in Ambush, until it is deployed (IA-DEP-lie-in-ambush). */
export function liesInAmbush(s: AState, figure: Figure): boolean {
  if (figure.stand !== null || figure.defeated) return false
  return groupOf(s, figure).attachments.some((one) => one.card === 'lie-in-ambush')
}

/** A figure on the map. */
export interface Standing extends Figure {
  stand: Stand
}

export function isOnMap(figure: Figure): figure is Standing {
  return figure.stand !== null
}

export function figuresOnMap(s: AState): Standing[] {
  return s.table.figures.filter(isOnMap)
}

export function figuresOf(s: AState, group: Group): Standing[] {
  return figuresOnMap(s).filter((figure) => figure.group === group.id)
}

export function otherSeat(seat: Seat): Seat {
  return seat === 'gold' ? 'silver' : 'gold'
}

/** Two figures of different players (IA-FACT-006, -009). */
export function areHostile(one: Figure, other: Figure): boolean {
  return one.seat !== other.seat
}

/** The player with the initiative first (IA-TIME-002). */
export function byInitiative(s: AState): Seat[] {
  return [s.table.initiative, otherSeat(s.table.initiative)]
}
