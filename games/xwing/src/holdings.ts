import { reveal, tell } from '@sandtable/kernel'
import {
  type Damage,
  noTokens,
  type Ship,
  type ShipId,
  type TokenName,
  type Upgrade,
  type XState,
} from './state.ts'
import type { Dealing } from './vocabulary/damage.ts'
import type { XTold } from './vocabulary/entries.ts'

/**
 * What a ship holds: tokens, locks, shields, damage cards, tokens on its cards. Only these functions change it, and each
 * tells what it did, so that nothing goes or comes without a word; everywhere else the compiler forbids it.
 */
type Open<T> = { -readonly [K in keyof T]: T[K] }

export function gainToken(s: XState, ship: Ship, token: TokenName): void {
  const { tokens }: { tokens: Open<Ship['tokens']> } = ship
  tokens[token]++
  tell(s, { type: 'token', ship: ship.id, token, count: 1 })
}

/** Tokens go without being spent, as far as there are so many; `told`: what the journal says in place of that. */
export function loseTokens(s: XState, ship: Ship, token: TokenName, count = 1, told?: XTold): void {
  const { tokens }: { tokens: Open<Ship['tokens']> } = ship
  const lost = Math.min(count, tokens[token])
  if (lost === 0) return
  tokens[token] -= lost
  tell(s, told ?? { type: 'token lost', ship: ship.id, token, count: lost })
}

/** All tokens of a kind go. */
export function loseAll(s: XState, ship: Ship, token: TokenName): void {
  loseTokens(s, ship, token, ship.tokens[token])
}

export function gainLock(s: XState, ship: Ship, target: ShipId): void {
  const open: Open<Ship> = ship
  open.locks = [...ship.locks, target]
  tell(s, { type: 'locked', ship: ship.id, target })
}

/** One lock goes, of several on the same ship too; `told`: what the journal says in place of that. */
export function loseLock(s: XState, ship: Ship, target: ShipId, told?: XTold): void {
  const at = ship.locks.indexOf(target)
  if (at < 0) return
  const open: Open<Ship> = ship
  open.locks = ship.locks.filter((_, place) => place !== at)
  tell(s, told ?? { type: 'lock removed', ship: ship.id, target })
}

/** A shield more, or one fewer: how it came or went is what is told. */
export function gainShield(s: XState, ship: Ship, how: 'shield recovered' | 'shield gained'): void {
  const open: Open<Ship> = ship
  open.shields++
  tell(s, { type: how, ship: ship.id })
}

export function giveUpShield(s: XState, ship: Ship, how: 'shield lost' | 'shield spent'): void {
  if (ship.shields === 0) return
  const open: Open<Ship> = ship
  open.shields--
  tell(s, { type: how, ship: ship.id })
}

/** The action that brings it is told as such. */
export function reinforce(ship: Ship, side: 'fore' | 'aft'): void {
  const open: Open<Ship> = ship
  open.reinforce = side
}

export function loseReinforce(s: XState, ship: Ship): void {
  if (ship.reinforce === null) return
  const open: Open<Ship> = ship
  open.reinforce = null
  tell(s, { type: 'reinforce lost', ship: ship.id })
}

/** A damage card is drawn for a ship: what lies face up is told. A counter stands for a face-down card (XW-DMG-010). */
export function drawFor(s: XState, dealing: Dealing, card: string, faceUp: boolean): void {
  const open: Open<Dealing> = dealing
  open.card = card
  open.faceUp = faceUp && card !== 'counter'
  tell(s, { type: 'damage card', ship: dealing.ship, ...(dealing.faceUp && { card }) })
}

/**
 * Turns a damage card over, beside its ship or before it comes to lie there. False: it lies so already, or is a
 * counter, which has one side only.
 */
export function turnDamage(s: XState, ship: ShipId, damage: Damage | Dealing, side: 'up' | 'down'): boolean {
  const { card } = damage
  if (card == null || card === 'counter' || damage.faceUp === (side === 'up')) return false
  const open: { faceUp: boolean } = damage
  open.faceUp = side === 'up'
  if (open.faceUp) reveal(s)
  tell(s, { type: `turned ${side}`, ship, card })
  return true
}

/** A damage card comes to lie beside a ship: it was told when it was drawn. */
export function addDamage(ship: Ship, damage: Damage): void {
  const open: Open<Ship> = ship
  open.damage = [...ship.damage, damage]
}

/** Damage cards go to the discard pile of the ship's side. */
export function discardDamage(s: XState, ship: Ship, cards: readonly Damage[], told: XTold): void {
  if (cards.length === 0) return
  const open: Open<Ship> = ship
  open.damage = ship.damage.filter((one) => !cards.includes(one))
  const real = cards.flatMap(({ card }) => (card === 'counter' ? [] : [card]))
  s.table.decks[ship.seat]?.discard.push(...real)
  tell(s, told)
}

/** Tokens come onto a card, or go from it. */
export function changeOnCard(s: XState, upgrade: Upgrade | undefined, by: number, told: XTold): void {
  if (upgrade === undefined) return
  const open: Open<Upgrade> = upgrade
  open.tokens += by
  tell(s, told)
}

/** A ship that is removed leaves everything; that it is gone says so. */
export function leaveEverything(s: XState, ship: Ship): void {
  const open: Open<Ship> = ship
  open.tokens = noTokens()
  open.reinforce = null
  open.shields = 0
  open.damage = []
  open.locks = []
  for (const other of s.table.ships) {
    if (!other.locks.includes(ship.id)) continue
    const holder: Open<Ship> = other
    holder.locks = other.locks.filter((locked) => locked !== ship.id)
  }
}
