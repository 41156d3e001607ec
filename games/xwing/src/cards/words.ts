import { call, cause, type Effect, leave } from '@sandtable/kernel'
import { placed } from '../bases.ts'
import { countOf } from '../dice.ts'
import { performAction } from '../flow/action.ts'
import { anotherAttack } from '../flow/again.ts'
import { chooseAShip } from '../flow/choose.ts'
import { sufferDamage } from '../flow/damage.ts'
import { discardUpgrade } from '../flow/discard.ts'
import { reroll } from '../flow/reroll.ts'
import { rangeBetween } from '../geometry/range.ts'
import {
  type Die,
  type Ship,
  type ShipId,
  shipOf,
  shipsInPlay,
  type TokenName,
  type XState,
} from '../state.ts'
import type { Shot } from '../weapons.ts'

/** The words that cards are written with. */

/** The ship that carries the card. */
export function me(s: XState, effect: Effect): Ship {
  return shipOf(s, effect.on ?? '')
}

export function isMe(effect: Effect, ship: ShipId): boolean {
  return effect.on === ship
}

/** Is it a ship of the card's own side (itself included)? */
export function isAlly(s: XState, effect: Effect, ship: ShipId): boolean {
  return shipOf(s, ship).seat === effect.seat
}

/** The range band from the carrier to another ship; 1 to itself. */
export function rangeTo(s: XState, effect: Effect, ship: ShipId): number {
  return isMe(effect, ship) ? 1 : rangeBetween(placed(me(s, effect)), placed(shipOf(s, ship)))
}

/** Other ships of its own side within these bands. */
export function alliesAt(s: XState, effect: Effect, least: number, most: number): ShipId[] {
  return shipsInPlay(s)
    .filter(
      (ship) => ship.seat === effect.seat && !isMe(effect, ship.id) && isAt(s, effect, ship.id, least, most),
    )
    .map((ship) => ship.id)
}

export function enemiesAt(s: XState, effect: Effect, least: number, most: number): ShipId[] {
  return shipsInPlay(s)
    .filter((ship) => ship.seat !== effect.seat && isAt(s, effect, ship.id, least, most))
    .map((ship) => ship.id)
}

function isAt(s: XState, effect: Effect, ship: ShipId, least: number, most: number): boolean {
  const range = rangeTo(s, effect, ship)
  return range >= least && range <= most
}

export function assign(s: XState, ship: ShipId, token: TokenName, count = 1): void {
  cause(s, 'receive token', { ship, token, count })
}

export function spend(s: XState, ship: ShipId, token: TokenName): void {
  cause(s, 'spend token', { ship, token })
}

export function lock(s: XState, ship: ShipId, target: ShipId): void {
  cause(s, 'acquire lock', { ship, target })
}

export function suffer(s: XState, ship: ShipId, hits: number, crits = 0): void {
  call(s, sufferDamage, { ship, hits, crits })
}

export function dealCard(s: XState, ship: ShipId, faceUp: boolean): void {
  cause(s, 'deal damage card', { ship, faceUp })
}

/** Turns up to `most` dice from one face to another; how many were turned. */
export function turnDice(dice: readonly Die[], from: string, to: string, most = dice.length): number {
  let turned = 0
  for (const die of dice) {
    if (turned >= most || die.face !== from) continue
    die.face = to
    turned++
  }
  return turned
}

export { countOf }

/** The player of `ship` may reroll up to `most` dice of the attack under way; only these faces, if named. */
export function mayReroll(
  s: XState,
  ship: ShipId,
  dice: 'attack' | 'defense',
  most: number,
  faces: readonly string[] | null = null,
): void {
  call(s, reroll, { ship, dice, most, faces })
}

/** The ship may perform a free action: one of these, or any. */
export function freeAction(s: XState, ship: ShipId, allowed: readonly string[] | null = null): void {
  call(s, performAction, { ship, free: true, allowed, done: null })
}

/** The card's player chooses a ship (or none, if `may`); then `chosen` of the card happens to it. */
export function chooseShip(s: XState, effect: Effect, from: readonly ShipId[], may = false): void {
  call(s, chooseAShip, { effect: { ...effect, vars: { ...effect.vars } }, from: [...from], may })
}

/** The ship may perform another attack, with these of its weapons and targets. */
export function attackAgain(s: XState, ship: ShipId, shots: readonly Shot[]): void {
  call(s, anotherAttack, { ship, shots: shots.map((shot) => ({ ...shot })), shot: null })
}

/** Discards the card itself. */
export function discard(s: XState, effect: Effect): void {
  const ship = me(s, effect)
  const upgrade = ship.upgrades.find((one) => one.effect === effect.id)
  if (upgrade === undefined) leave(s, effect.id)
  else discardUpgrade(s, ship, upgrade)
}
