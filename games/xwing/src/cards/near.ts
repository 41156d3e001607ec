import { type Effect, query } from '@sandtable/kernel'
import { placed } from '../bases.ts'
import { rangeBetween } from '../geometry/range.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../state.ts'

/** The ships that a card speaks of: the one that carries it, those of its side, those near it. */

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
  const range = rangeBetween(placed(me(s, effect)), placed(shipOf(s, ship)))
  return query(s, 'range to ally', range, { from: effect.on ?? '', to: ship, card: effect.card })
}

/** Other ships of its own side within this range. */
export function alliesWithin(s: XState, effect: Effect, most: number): ShipId[] {
  return shipsInPlay(s)
    .filter(({ id }) => isWingman(s, effect, id, most))
    .map((ship) => ship.id)
}

export function enemiesWithin(s: XState, effect: Effect, most: number): ShipId[] {
  return shipsInPlay(s)
    .filter(({ id }) => isEnemyWithin(s, effect, id, most))
    .map((ship) => ship.id)
}

export function isEnemyWithin(s: XState, effect: Effect, ship: ShipId, most: number): boolean {
  return !isAlly(s, effect, ship) && rangeTo(s, effect, ship) <= most
}

/** Is this another ship of the carrier's side, within this range? */
export function isWingman(s: XState, effect: Effect, ship: ShipId, most: number): boolean {
  return isAlly(s, effect, ship) && !isMe(effect, ship) && rangeTo(s, effect, ship) <= most
}

/** Other ships, of both sides, within this range of a ship. */
export function inRangeOf(s: XState, id: ShipId, most: number): ShipId[] {
  const from = placed(shipOf(s, id))
  return shipsInPlay(s)
    .filter((ship) => ship.id !== id && rangeBetween(from, placed(ship)) <= most)
    .map((ship) => ship.id)
}
