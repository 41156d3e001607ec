import type { ShipId } from '../state.ts'
import type { Acting } from './actions.ts'
import type { Attack, Reroll } from './attacks.ts'
import type { BlastDice, Dropping } from './bombs.ts'
import type { Dealing } from './damage.ts'
import type { Events } from './events.ts'
import type { Moving, ShipMoment } from './moves.ts'
import type { Rolling } from './rolls.ts'

/** Moments at which cards may act, each with the variables of the procedure that opens it. */
export interface Windows {
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
  'token received': Events['receive token']
  'token spent': Events['spend token']
  'stress removed': Events['remove stress']
  'lock acquired': Events['acquire lock']
  'lock spent': Events['spend lock']
  'shield lost': ShipMoment
  'dice rerolled': Reroll
  'damage suffered': Events['suffer damage']
  'upgrade discarded': Events['discard upgrade']
  'ship destroyed': ShipMoment
}
