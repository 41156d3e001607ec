import type { Space, Stand } from '@sandtable/grid'
import type { Plain, Seat, State, Vocabulary } from '@sandtable/kernel'
import type { Colour, MapPlan, MissionLetter, ZoneColour } from '../data/maps/types.ts'
import type { Affiliation, AttackDie, Condition, DefenceDie, PowerToken, Trait } from '../data/types.ts'
import type { Army } from './army/army.ts'
import type { Activating, ActivatingGroup } from './flow/activation.ts'
import type { Attack, SurgeAbility } from './flow/attack.ts'
import type { Playing } from './flow/command.ts'
import type { Straining, Suffering } from './flow/damage.ts'
import type { Rerolling } from './flow/reroll.ts'
import type { Stepping, Walking } from './flow/walk.ts'
import type { MissionOnMap } from './map/library.ts'

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
  points: number
  exhausted: boolean
  attachments: Attachment[]
}

/** A skirmish upgrade in play, on a group or beside the army. */
export interface Attachment {
  readonly card: string
  exhausted: boolean
  depleted: boolean
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
  damage: number
  conditions: ConditionToken[]
  power: PowerToken[]
  /** Tokens that it carries. */
  carries: ObjectId[]
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
  carrier: FigureId | null
  /** Whose it is, if that matters. */
  owner: Seat | null
  /** Can be attacked only if it has health (IA-OBJ-003, -005). */
  health: number | null
  damage: number
  defence: DefenceDie[]
  block: number
  /** Claimed, opened or destroyed: no longer on the map. */
  gone: boolean
  /** What the mission counts on it. */
  count: number
  /** Which side lies up: of tokens the coloured one, of terminals the grey one, unless the map colours them. */
  face: 'coloured' | 'grey'
  /** Markers on it: those of players by seat, others as `neutral`. */
  marks: string[]
  power: PowerToken[]
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
  pile: number
  /** Colours that are still to be drawn, and the one that rules this round. */
  bag: Colour[]
  drawn: Colour | null
  /** Tokens that a side can still hand over. */
  favours: Record<Seat, number>
  /** Groups that their opponent named. */
  named: GroupId[]
}

export type Phase = 'set-up' | 'activation' | 'status'

export interface CommandDeck {
  /** The top card is the last. */
  draw: string[]
  discard: string[]
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
  points: Record<Seat, number>
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

export interface FigureMoment {
  readonly figure: FigureId
}

export interface Assault extends Vocabulary {
  table: AssaultTable
  setup: AssaultSetup
  view: Plain
  /** Values that cards change while they last. */
  queries: {
    health: { value: number; about: FigureId }
    speed: { value: number; about: FigureId }
    /** Movement points that it gets when it performs a move. */
    move: { value: number; about: FigureId }
    /** How far abilities on its card reach that are for adjacent friends or for those within 2 spaces. */
    'ability range': { value: number; about: FigureId }
    /** Dice that are rolled for attacks and defences, before cards that are used for one attack. */
    'attack pool': { value: readonly AttackDie[]; about: Attack }
    'defence pool': { value: readonly DefenceDie[]; about: Attack }
    /** Everything that is added to the dice of an attack. */
    results: { value: Tally; about: Attack }
    'surge abilities': { value: readonly SurgeAbility[]; about: Attack }
    /** How often the same surge ability may be used in one attack (IA-SURGE-004). */
    'surge ability uses': { value: number; about: { attack: Attack; ability: string } }
    /** Attack actions in one activation (IA-ACTN-009). */
    'attack actions': { value: number; about: FigureId }
    /** How often one special action may be performed in one activation (IA-ACTN-004). */
    'special action uses': { value: number; about: { activation: Activating; ability: string } }
    /** The rule that keeps the figure from attacking, at all or this target. */
    'attack forbidden': { value: string | null; about: FigureId }
    'target forbidden': {
      value: string | null
      about: { attacker: FigureId; target: TargetId; space: Space; distance: number }
    }
    'interact forbidden': { value: string | null; about: { figure: FigureId; object: ObjectId } }
    /** The rule that keeps it from leaving its space of its own will (IA-COND-015). */
    'exit forbidden': { value: string | null; about: FigureId }
    'special actions forbidden': { value: string | null; about: FigureId }
    reach: { value: boolean; about: FigureId }
    massive: { value: boolean; about: FigureId }
    mobile: { value: boolean; about: FigureId }
    /** Do difficult terrain and hostile figures cost it nothing extra? */
    'pays no extra': { value: boolean; about: FigureId }
    /** Do figures in the way not hinder this figure's sight? */
    'sees past figures': { value: boolean; about: FigureId }
    /** The same, for its attacks only. */
    'attacks past figures': { value: boolean; about: FigureId }
    /** Has the looker no sight to this figure, although no thing is in the way? */
    unseen: { value: boolean; about: { from: FigureId; to: FigureId } }
    /** Does the figure count for control? */
    'counts for control': { value: boolean; about: FigureId }
    /** Who controls a token, whoever stands there. */
    controller: { value: Seat | null; about: ObjectId }
    /** Do victory points end the game, and can this side win it at all? */
    'points end the game': { value: boolean; about: Seat }
    'may win': { value: boolean; about: Seat }
    /** Does difficult terrain cost this figure an extra point? */
    'difficult costs extra': { value: boolean; about: FigureId }
    /** Victory points that last only as long as what they are for (a token carried). */
    'running points': { value: number; about: Seat }
    /** Cards drawn in set-up. */
    'first hand': { value: number; about: Seat }
    /** Cards drawn in the status phase. */
    'cards drawn': { value: number; about: Seat }
    /** How many dice this figure may have rerolled by an effect. */
    'can be rerolled': { value: boolean; about: { die: Die; by: Seat } }
    'figure cost': { value: number; about: FigureId }
    /** Whom Murne Rin's False Orders reach: of which figure cost, how far away. */
    'false orders': { value: { readonly cost: number; readonly within: number }; about: FigureId }
    /** The dice of Bossk's Indiscriminate Fire. */
    'indiscriminate fire': { value: readonly AttackDie[]; about: FigureId }
    /** Which of the ready groups may its player activate next? */
    'groups to activate': { value: readonly GroupId[]; about: Seat }
    /** Command cards that its player discards to prevent one damage of strain. */
    'cards against strain': { value: number; about: FigureId }
    /** May this side activate a group now? */
    'may take the turn': { value: boolean; about: Seat }
    /** Can it be defeated now? */
    'can be defeated': { value: boolean; about: FigureId }
    /** Can this command card be played at all? */
    'command forbidden': { value: string | null; about: { seat: Seat; card: string } }
  }
  events: {
    'gain condition': {
      readonly figure: FigureId
      readonly condition: Condition
      /** The figure that puts it there, by what it does. */
      readonly by: FigureId | null
    }
    'recover damage': { readonly figure: FigureId; readonly amount: number }
    'gain power token': { readonly figure: FigureId; readonly token: PowerToken }
    'gain points': { readonly seat: Seat; readonly points: number; readonly why: string }
    'draw command cards': { readonly seat: Seat; readonly count: number }
  }
  windows: {
    'mission starts': object
    'figures deployed': object
    'start of round': object
    'end of round': object
    'start of status phase': object
    'group activates': ActivatingGroup
    'start of activation': Activating
    'end of activation': Activating
    'after activation': ActivatingGroup
    'action resolved': Activating
    'before declaring': Attack
    'attack declared': Attack
    'before rolling': Attack
    'dice rolled': Attack
    'reroll dice': Attack
    'about to reroll': Rerolling
    'dice rerolled': Rerolling
    'modify results': Attack
    'before damage': Attack
    'attack resolved': Attack
    /** Every single step, even among other figures, where nothing interrupts. */
    'space left': Stepping
    'space exited': Stepping
    'space entered': Stepping
    'movement ended': Walking
    'about to suffer': Suffering
    'damage suffered': Suffering
    'health reached': Suffering
    'figure defeated': Suffering
    'object destroyed': Suffering
    'command card played': Playing
    interacted: FigureMoment
    'about to strain': Straining
  }
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
