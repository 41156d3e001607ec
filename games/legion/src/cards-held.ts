import { tell } from '@sandtable/kernel'
import type { Keyword } from '../data/types.ts'
import { upgradeCard } from './catalogue.ts'
import type { Open } from './open.ts'
import type { LState, Mini, TokenName, Unit } from './state.ts'

/**
 * What lies on the cards of units, what they have got for good, and miniatures that fall and come back: like the rest of
 * what they hold it is changed here alone, and told.
 */

/** It is no longer damaged. */
export function repairDamage(s: LState, unit: Unit): void {
  const open: Open<Unit> = unit
  open.damaged = false
  tell(s, { type: 'repaired', unit: unit.id })
}

/** A keyword for the whole game; whoever gives it sees to it that it comes into play. */
export function giveKeyword(s: LState, unit: Unit, keyword: Keyword): void {
  const open: Open<Unit> = unit
  open.gained = [...unit.gained, keyword]
  tell(s, { type: 'keyword', unit: unit.id, keyword: keyword.id })
}

/** A miniature of this round's losses is remembered. */
export function remember(unit: Unit, mini: Mini): void {
  const open: Open<Unit> = unit
  open.fallen = [...unit.fallen, { ...mini }]
}

export function forgetFallen(unit: Unit): void {
  const open: Open<Unit> = unit
  open.fallen = []
}

/** Whom a vehicle drove over in this round (LG1-QDSPB-005). */
export function noteDrivenOver(unit: Unit): void {
  const open: Open<Unit> = unit
  open.drivenOver = true
}

export function forgetDrivenOver(unit: Unit): void {
  const open: Open<Unit> = unit
  open.drivenOver = false
}

/** A defeated miniature is back, with so many wounds; where it stands is another matter. */
export function restore(s: LState, unit: Unit, mini: Mini, wounds: number): Mini {
  const open: Open<Unit> = unit
  open.fallen = unit.fallen.filter(({ id }) => id !== mini.id)
  const back = { ...mini, wounds }
  unit.minis = [...unit.minis, back]
  tell(s, { type: 'restored', unit: unit.id, mini: mini.id })
  return back
}

/** A wound token comes onto a card with Treat or Repair. */
export function wearOut(s: LState, unit: Unit, card: string): void {
  const open: Open<Unit> = unit
  open.worn = { ...unit.worn, [card]: (unit.worn[card] ?? 0) + 1 }
  tell(s, { type: 'worn', unit: unit.id, card })
}

/** The tokens on some cards can be spent from there (LG2-KW-272). */
function isCache(card: string): boolean {
  return upgradeCard(card).gains?.some(({ id }) => id === 'cache') === true
}

/** The tokens of its Cache, on its upgrades or without one. */
export function cached({ upgrades, cache }: Unit, token: TokenName): number {
  return upgrades.reduce(
    (sum, { card, tokens }) => sum + (isCache(card) ? (tokens?.[token] ?? 0) : 0),
    cache[token] ?? 0,
  )
}

/** A unit has Cache without an upgrade: the token lies beside it. */
export function putInCache(s: LState, unit: Unit, token: TokenName): void {
  const open: Open<Unit> = unit
  open.cache = { ...unit.cache, [token]: (unit.cache[token] ?? 0) + 1 }
  tell(s, { type: 'in cache', unit: unit.id, token })
}

/** Tokens of its Cache are spent, as far as there are so many; how many were. */
export function spendFromCache(s: LState, unit: Unit, token: TokenName, count: number): number {
  const open: Open<Unit> = unit
  const loose = Math.min(count, unit.cache[token] ?? 0)
  if (loose > 0) open.cache = { ...unit.cache, [token]: (unit.cache[token] ?? 0) - loose }
  let left = count - loose
  open.upgrades = unit.upgrades.map((one) => {
    const taken = isCache(one.card) ? Math.min(left, one.tokens?.[token] ?? 0) : 0
    if (taken === 0) return one
    left -= taken
    return { ...one, tokens: { ...one.tokens, [token]: (one.tokens?.[token] ?? 0) - taken } }
  })
  if (left < count) tell(s, { type: 'token spent', unit: unit.id, token, count: count - left })
  return count - left
}

/** Tokens come onto a card of a unit. */
export function putOnCard(s: LState, unit: Unit, card: string, token: TokenName): void {
  const open: Open<Unit> = unit
  open.upgrades = unit.upgrades.map((one) =>
    one.card === card ? { ...one, tokens: { ...one.tokens, [token]: (one.tokens?.[token] ?? 0) + 1 } } : one,
  )
  tell(s, { type: 'on card', unit: unit.id, card, token })
}

/** A token leaves a card of a unit; what becomes of it is another matter. */
export function takeOffCard(unit: Unit, card: string, token: TokenName): void {
  const open: Open<Unit> = unit
  open.upgrades = unit.upgrades.map((one) =>
    one.card === card ? { ...one, tokens: { ...one.tokens, [token]: (one.tokens?.[token] ?? 1) - 1 } } : one,
  )
}

/** The number of the effect in play that an upgrade is; null: none. */
export function bindUpgrade(unit: Unit, card: string, effect: number | null): void {
  const open: Open<Unit> = unit
  open.upgrades = unit.upgrades.map((one) => (one.card === card ? { ...one, effect } : one))
}

export function turnSide(s: LState, unit: Unit, card: string, side: string): void {
  const open: Open<Unit> = unit
  open.upgrades = unit.upgrades.map((one) => (one.card === card ? { ...one, side } : one))
  tell(s, { type: 'side', unit: unit.id, card, side })
}
