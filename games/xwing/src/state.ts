import type { Plain, Seat, State, Vocabulary } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { ActionName, Difficulty, Maneuver } from '../data/types.ts'
import type { Acting, BoostTemplate } from './flow/action.ts'
import type { Activating } from './flow/activation.ts'
import type { Dropping } from './flow/bomb.ts'
import type { Dealing } from './flow/damage.ts'
import type { Blast, BlastDice, Detonation } from './flow/detonate.ts'
import type { Reroll } from './flow/reroll.ts'
import type { Rolling } from './flow/roll.ts'
import type { Laying, TokenKind } from './geometry/bombs.ts'
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
  /** Which dice were rolled and are modified now. */
  modifying?: 'attack' | 'defense' | null
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

export interface Moving {
  readonly ship: ShipId
  maneuver: Maneuver
  /** Ships and obstacles that it overlapped. */
  overlapped: ShipId[]
  obstacles: string[]
  slide: number
  fled: boolean
  /** Is its stress checked only after the action step? */
  stressLater?: boolean
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
  view: Plain
  /** Values that cards change while they last. */
  queries: {
    'pilot skill': { value: number; about: ShipId }
    attack: { value: number; about: ShipId }
    agility: { value: number; about: ShipId }
    hull: { value: number; about: ShipId }
    'shield value': { value: number; about: ShipId }
    difficulty: { value: Hardness; about: { ship: ShipId; maneuver: Maneuver } }
    'action bar': { value: readonly ActionName[]; about: ShipId }
    /** May it fire its primary weapon from its special arc? */
    'primary uses the special arc': { value: boolean; about: ShipId }
    /** The rule that keeps it from this action; null: none does. */
    'action forbidden': { value: string | null; about: { ship: ShipId; action: string; by: string | null } }
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
    /** How many of them on one and the same ship? */
    'locks on one ship': { value: number; about: ShipId }
    /** Does this token stay in the End phase? */
    'token stays': { value: boolean; about: { ship: ShipId; token: TokenName } }
    /** Is the weapon's card kept when its attack costs it? */
    'weapon is kept': { value: boolean; about: Attack }
    /** Does the base of this ship obstruct the attacks of that attacker? */
    'base obstructs': { value: boolean; about: { ship: ShipId; attacker: ShipId } }
    'ion threshold': { value: number; about: ShipId }
    'dealt face up': { value: boolean; about: ShipId }
    /** Are damage cards that come face up turned down again before they do anything? */
    'turns damage down': { value: boolean; about: ShipId }
    /** The maneuver that it executes, once its dial is revealed. */
    'revealed maneuver': { value: Maneuver; about: ShipId }
    /** Dice for the range of the attack: one at range 1 for the attacker, one at range 3 for the defender. */
    'attack range bonus': { value: number; about: Attack }
    'defense range bonus': { value: number; about: Attack }
    /** How many actions it may perform in its Perform Action step. */
    'actions in a step': { value: number; about: ShipId }
    /** Is it kept from spending such tokens? */
    'spending forbidden': { value: boolean; about: { ship: ShipId; token: TokenName | 'lock' } }
    /** Is it kept from modifying dice in this attack? */
    'modifying forbidden': {
      value: boolean
      about: {
        ship: ShipId
        attack: Attack
        card: string
        moment: 'modify attack dice' | 'modify defense dice'
      }
    }
    /** How many attack dice may be rerolled in this attack, by all effects together? */
    'rerolls allowed': { value: number; about: Attack }
    /** May it attack while it lies on an obstacle? */
    'attacks over obstacles': { value: boolean; about: ShipId }
    /** May it fire this weapon at this target, or any at all (null), although its weapons are disabled? */
    'fires while disabled': {
      value: boolean
      about: { attacker: ShipId; weapon: 'primary' | number | null; target: ShipId | null }
    }
    /** May it attack a ship that it touches? */
    'attacks touching': { value: boolean; about: { attacker: ShipId; target: ShipId } }
    /** Crits that no evade cancels. */
    'crits not cancelled': { value: number; about: Attack }
    /** Hits that no evade cancels. */
    'hits not cancelled': { value: number; about: Attack }
    /** Does the attack count as a hit, whatever was cancelled? */
    'counts as hit': { value: boolean; about: Attack }
    /** Must it skip its Perform Action step? */
    'skips action step': { value: boolean; about: ShipId }
    /** The templates along which it may lay this bomb, of which it chooses one. */
    'bomb layings': { value: readonly Laying[]; about: { ship: ShipId; kind: TokenKind } }
    /** May it lay this bomb anywhere in contact with its base instead? */
    'lays bombs at its base': { value: boolean; about: { ship: ShipId; kind: TokenKind } }
    /** The ships that it could lock now. */
    'lock targets': { value: readonly ShipId[]; about: ShipId }
    /** The templates with which it may boost and roll. */
    'boost templates': { value: readonly BoostTemplate[]; about: ShipId }
    'roll lengths': { value: readonly (1 | 2)[]; about: ShipId }
    /** Does it roll along a bank 1 in place of the straight 1? By an effect that costs stress: its number. */
    'rolls along a bank': { value: 'never' | 'always' | number; about: ShipId }
    /** Does it decloak along a bank 2 in place of the straight 2? */
    'decloaks along a bank': { value: boolean; about: ShipId }
    /** Does it say before each boost and roll whether it ignores obstacles (XW-PIL-037)? */
    'announces ignoring obstacles': { value: boolean; about: ShipId }
    /** What it may use in place of its own lock on the target: `focus`, or an ally whose lock it is. */
    'lock stand-ins': { value: readonly string[]; about: { attacker: ShipId; target: ShipId } }
    /** The friends whose tokens of this kind it may use as its own while it attacks. */
    lenders: { value: readonly ShipId[]; about: { ship: ShipId; token: 'focus' | 'lock' } }
    /** The pilot skill that counts when forces are placed. */
    'placement skill': { value: number; about: ShipId }
    /** May it attack ships of its own side? */
    'attacks allies': { value: boolean; about: ShipId }
    /** May it boost, roll and decloak over obstacles? */
    'repositions over obstacles': { value: boolean; about: ShipId }
    /** Do crits that are rolled for obstacles do nothing to it? */
    'ignores obstacle crits': { value: boolean; about: ShipId }
    /** How far another ship is from this one for its actions and for this card. */
    'range to ally': { value: number; about: { from: ShipId; to: ShipId; card: string } }
    /** The rule that keeps a ship from being set up there. */
    'placement forbidden': { value: string | null; about: { ship: ShipId; pose: Pose } }
    /** May it leave out the move that its ailerons force upon it? */
    'may skip ailerons': { value: boolean; about: ShipId }
    /** Effects of other ships whose header Action: it may perform as its own. */
    'borrowed actions': { value: readonly number[]; about: ShipId }
    /** Does it stay in play although it has no hull left? */
    'survives its hull': { value: boolean; about: ShipId }
  }
  events: {
    'receive token': {
      readonly ship: ShipId
      readonly token: TokenName
      /** Who shifts a ship that gets a tractor beam token, if not its opponent. */
      readonly by?: Seat
      /** Is it what an ability costs? Then nobody else can take it (XW-PIL-020). */
      readonly cost?: boolean
    }
    /** `from`: whose token it is, if another lends it. */
    'spend token': { readonly ship: ShipId; readonly token: TokenName; readonly from?: ShipId }
    /** A stress token leaves a ship; `by` is the ship that removes it. */
    'remove stress': { readonly ship: ShipId; readonly by: ShipId }
    'acquire lock': { readonly ship: ShipId; readonly target: ShipId }
    'spend lock': { readonly ship: ShipId; readonly target: ShipId; readonly from?: ShipId }
    'lose shield': ShipMoment
    /** One of a ship's upgrades goes: as the cost of its attack, of its bomb, or by an effect. */
    'discard upgrade': {
      readonly ship: ShipId
      readonly at: number
      readonly why: 'attack' | 'bomb' | 'effect'
    }
    'detonate bomb': Detonation
    'bomb hits': Blast
    /** `pastShields`: it brings a damage card, shields or not. */
    'suffer damage': { readonly ship: ShipId; readonly critical: boolean; readonly pastShields?: boolean }
    'deal damage card': { readonly ship: ShipId; readonly faceUp: boolean }
    /** It has no hull left and nothing keeps it; not when it flees. */
    'be destroyed': ShipMoment
  }
  windows: {
    'before placing forces': object
    'ship placed': { readonly ship: ShipId | null }
    'forces placed': object
    'start of planning': object
    'end of planning': object
    'start of activation': object
    decloaked: { readonly ship: ShipId | null; readonly decloaked?: boolean }
    'ship activates': ShipMoment
    'before revealing the dial': ShipMoment
    'dial revealed': ShipMoment
    'check pilot stress': Moving
    'after maneuver': Moving
    /** What other ships do to one that overlapped them, after its own abilities (XW-UPG-119). */
    'after overlapping': Moving
    'start of action step': Activating
    'after action': Acting
    'bomb dropped': Dropping
    /** A ship has rolled dice for a bomb, before it suffers anything. */
    'bomb dice rolled': BlastDice
    /** A ship has rolled dice for an obstacle or a card, and nothing came of them yet. */
    'dice rolled': Rolling
    /** A ship to coordinate is chosen, and has not acted yet. */
    coordinating: Acting
    'end of activation': object
    'start of combat': object
    'opportunity to attack': ShipMoment
    'after opportunity to attack': ShipMoment
    'declare target': Attack
    /** Before the dice are rolled: what costs something changes their number here. */
    'before attack roll': Attack
    'before defense roll': Attack
    'attack dice rolled': Attack
    'modify attack dice': Attack
    'defense dice rolled': Attack
    'modify defense dice': Attack
    'compare results': Attack
    /** What the weapon itself does to those it hits, before anything else. */
    'weapon hits': Attack
    'attack hits': Attack
    'attack misses': Attack
    /** The damage of an attack that hit is dealt. */
    'damage dealt': Attack
    /** After attacking or defending: what makes no attack, and then what does (XW-TIME-029, -030). */
    'after attack': Attack
    'attack again': Attack
    'end of combat': object
    'start of end phase': object
    'end of round': object
    /** A damage card is drawn and about to be dealt; who discards it sets `card` to null. */
    'damage card drawn': Dealing
    /** A card comes face up, and somebody may choose another in its place: the attacker first. */
    'choose the damage card': Dealing
    /** It was dealt or turned face up: its text applies now. */
    'damage card face up': { readonly ship: ShipId; readonly effect: number }
    'damage card dealt': { readonly ship: ShipId; readonly effect: number }
    'token received': XWing['events']['receive token']
    'token spent': XWing['events']['spend token']
    'stress removed': XWing['events']['remove stress']
    'lock acquired': XWing['events']['acquire lock']
    'lock spent': XWing['events']['spend lock']
    'shield lost': ShipMoment
    'dice rerolled': Reroll
    'damage suffered': XWing['events']['suffer damage']
    'upgrade discarded': XWing['events']['discard upgrade']
    'ship destroyed': ShipMoment
  }
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
