import type { Pose } from '@sandtable/plane'
import type { ActionName, Difficulty, Maneuver } from '../../data/types.ts'
import type { Laying, TokenKind } from '../geometry/bombs.ts'
import type { ShipId, TokenName } from '../state.ts'
import type { BoostTemplate } from './actions.ts'
import type { Attack } from './attacks.ts'

/** What raises the difficulty of a maneuver counts, and what lowers it only if nothing does (XW-MOVE-003). */
export interface Hardness {
  readonly harder: Difficulty | null
  readonly easier: Difficulty | null
}

/** Values that cards change while they last. */
export interface Queries {
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
