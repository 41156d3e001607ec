import { query } from '@sandtable/kernel'
import type { Keyword, SurgeChart } from '../data/types.ts'
import { editionOf } from './editions/index.ts'
import { isInRange } from './geometry/ranges.ts'
import { keptByCards } from './kept-by-cards.ts'
import type { LState, Unit } from './state.ts'
import {
  activeUpgrades,
  cardOfUnit,
  friendsOf,
  gainedKeywords,
  haveSameAffiliation,
  isDroid,
  isTrooper,
  isVehicle,
  shareFactionOrAffiliation,
} from './units.ts'
import type { Pool } from './vocabulary/attacks.ts'

/** What is printed on cards, and what it comes to with everything that changes it. */

/** The keywords of a unit with this id: its own, and those of its upgrades (LG2-CARD-022, -023). */
export function keywordsOf(unit: Unit, id: string): readonly Keyword[] {
  return keywordsById(unit).get(id) ?? none
}

const none: readonly Keyword[] = []

const keywordsById: (unit: Unit) => ReadonlyMap<string, readonly Keyword[]> = keptByCards((unit) => {
  const lost = new Set(activeUpgrades(unit).flatMap(({ loses = [] }) => loses.map(({ id }) => id)))
  const found = new Map<string, Keyword[]>()
  for (const keyword of [...cardOfUnit(unit).keywords, ...gainedKeywords(unit)]) {
    if (lost.has(keyword.id)) continue
    const before = found.get(keyword.id)
    if (before === undefined) found.set(keyword.id, [keyword])
    else before.push(keyword)
  }
  return found
})

/** The number X of a keyword, all instances together. */
export function keywordX(s: LState, unit: Unit, id: string): number {
  let sum = 0
  for (const { x } of keywordsOf(unit, id)) sum += x ?? 0
  return query(s, 'keyword x', sum, { unit: unit.id, keyword: id })
}

export function hasKeyword(s: LState, unit: Unit, id: string): boolean {
  return query(s, 'has keyword', keywordsOf(unit, id).length > 0, { unit: unit.id, keyword: id })
}

/** Null: a dash, by which it never gains suppression (LG2-SUPP-010). Vehicles have none. */
export function courageOf(s: LState, unit: Unit): number | null {
  const printed = cardOfUnit(unit).courage
  if (isVehicle(unit) || printed == null) return query(s, 'courage', null, unit.id)
  let courage = printed === 'X' ? 0 : printed
  for (const upgrade of activeUpgrades(unit)) courage += upgrade.courage ?? 0
  return query(s, 'courage', courage, unit.id)
}

/** LG2-SUPP-001, -010. */
export function canBeSuppressed(s: LState, unit: Unit): boolean {
  return isTrooper(unit) && courageOf(s, unit) !== null
}

/** At least as many suppression tokens as its courage (LG2-SUPP-003); droid troopers never are (LG2-APXB-011). */
export function isSuppressed(s: LState, unit: Unit): boolean {
  if (unit.tokens.suppression === 0 || !isTrooper(unit)) return false
  const courage = courageOf(s, unit)
  if (courage === null) return false
  if (!query(s, 'can be suppressed', !isDroid(unit), unit.id)) return false
  return unit.tokens.suppression >= courage
}

/**
 * At least twice as many as the courage that is used: its own, or that of a friendly commander within range 3, if that is
 * better for it (LG2-SUPP-004, -008, -012).
 */
export function isPanicked(s: LState, unit: Unit): boolean {
  const { suppression } = unit.tokens
  if (suppression === 0 || !isTrooper(unit)) return false
  const own = courageOf(s, unit)
  if (own === null || suppression < 2 * own) return false
  if (!query(s, 'can panic', true, unit.id)) return false
  return !courageLent(s, unit).some((courage) => courage === null || suppression < 2 * courage)
}

/** Is it marked as panicked? In 2018 it becomes so after rallying alone (LG1-PANB-003). */
export function isInPanic(s: LState, unit: Unit): boolean {
  return editionOf(s).panic === 'runs' ? unit.wasPanicked : isPanicked(s, unit)
}

/** The courage of commanders that a unit may use in place of its own. */
export function courageLent(s: LState, unit: Unit): (number | null)[] {
  const range = query(s, 'courage range', 3, unit.id)
  const near = friendsOf(s, unit).filter(
    (friend) => friend !== unit && friend.rank === 'commander' && isInRange(s, friend, unit, range),
  )
  const lent = near
    .filter(isTrooper)
    .flatMap((friend) => (mayLend(s, friend, unit) ? [courageOf(s, friend)] : []))
  // It is within range of itself.
  if (unit.conditions.includes('field commander')) lent.push(2)
  for (const friend of friendsOf(s, unit)) {
    if (friend === unit || !mayLend(s, friend, unit) || !isInRange(s, friend, unit, range)) continue
    // LG2-KW-130.
    if (hasKeyword(s, friend, 'command-vehicle')) lent.push(keywordX(s, friend, 'command-vehicle'))
    // A commander token on a field commander (LG2-KW-072).
    if (friend.conditions.includes('field commander') && shareFactionOrAffiliation(friend, unit)) lent.push(2)
  }
  return query(s, 'courage lent', lent, unit.id)
}

/** Those who think of themselves rely on their own kind alone (LG2-KW-209). */
export function mayLend(s: LState, friend: Unit, unit: Unit): boolean {
  return !hasKeyword(s, unit, 'self-preservation') || haveSameAffiliation(friend, unit)
}

/** Troopers and ground vehicles stand by, repulsor vehicles only if they hover (LG2-ACT-016, LG2-APXB-034, LG2-KW-197). */
export function mayStandBy(s: LState, unit: Unit): boolean {
  if (editionOf(s).standsBy === 'troopers') return isTrooper(unit)
  return cardOfUnit(unit).type !== 'repulsor vehicle' || hasKeyword(s, unit, 'hover')
}

/** As it stands on its card and its upgrades, with all that changes it; at least 0. */
export function speedOf(s: LState, unit: Unit): number {
  let { speed } = cardOfUnit(unit)
  for (const upgrade of activeUpgrades(unit)) speed += upgrade.speed ?? 0
  const slowed = query(s, 'speed', speed, unit.id) - unit.tokens.immobilize
  return Math.max(0, Math.min(3, slowed))
}

/** Whoever withdraws has its speed reduced to 1, after all that raises it (LG2-MELEE-015, LG2-WKW-024). */
export function withdrawalSpeed(s: LState, unit: Unit): number {
  return Math.min(1, speedOf(s, unit))
}

export function surgesOf(s: LState, unit: Unit, pool: Pool | null = null): SurgeChart {
  let chart = cardOfUnit(unit).surge
  for (const { surge } of activeUpgrades(unit)) if (surge !== undefined) chart = { ...chart, ...surge }
  return query(s, 'surges', chart, { unit: unit.id, pool })
}

export function defenceDieOf(s: LState, unit: Unit): 'red' | 'white' {
  const changed = activeUpgrades(unit).find(({ defenceBecomes }) => defenceBecomes !== undefined)
  return query(s, 'defence die', changed?.defenceBecomes ?? cardOfUnit(unit).defence, unit.id)
}
