import { query } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { editionOf } from '../editions/index.ts'
import { isInRange } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import {
  activeUpgrades,
  affiliationOf,
  cardOfUnit,
  hasNoOrder,
  haveSameAffiliation,
  isDroid,
  isTrooper,
} from '../units.ts'
import { hasKeyword } from '../values.ts'

/** Is this unit one of those that a card speaks of (LG2-ORD-006)? */
export function matches(s: LState, unit: Unit, needs: Needs): boolean {
  const card = cardOfUnit(unit)
  const { any, all, not } = needs
  if (Array.isArray(any) && !any.some((one: Needs) => matches(s, unit, one))) return false
  if (all !== undefined && !all.every((one) => matches(s, unit, one))) return false
  if (not !== undefined && matches(s, unit, not)) return false
  return (
    fits(needs.name, card.name) &&
    fits(needs.title, card.title) &&
    (needs.type === undefined || isOfKind(unit, needs.type)) &&
    fits(needs.typeAny, isTrooper(unit) ? 'trooper' : 'vehicle') &&
    fits(needs.rank, unit.rank) &&
    fits(needs.faction, card.faction) &&
    fits(needs.affiliation, affiliationOf(unit) ?? undefined) &&
    fits(needs.mercenary, card.faction === 'mercenary' ? true : undefined) &&
    (needs.keyword === undefined || hasKeyword(s, unit, needs.keyword))
  )
}

/** Heavy droid troopers are droid troopers as well (LG2-APXB-011). */
function isOfKind(unit: Unit, type: string): boolean {
  return type === 'droid trooper' ? isDroid(unit) : cardOfUnit(unit).type === type
}

/**
 * May this unit issue an order to that one? Not a second one, and to a unit with an affiliation only if it shares it or has
 * Allies of Convenience (LG2-ORD-012, LG2-APXC-010, LG2-KW-290).
 */
export function mayOrder(s: LState, by: Unit, unit: Unit): boolean {
  return hasNoOrder(unit) && isInEarshot(s, by, unit) && takesOrders(s, by, unit)
}

/** May it be ordered by that unit, wherever it is? */
export function takesOrders(s: LState, by: Unit, unit: Unit): boolean {
  return canBeOrdered(s, unit, by) && query(s, 'may order', heeds(s, by, unit), { by: by.id, unit: unit.id })
}

/** Near enough for an order (LG1-CMD-015). */
function isInEarshot(s: LState, by: Unit, unit: Unit): boolean {
  const { orderRange } = editionOf(s)
  if (orderRange === null) return true
  const range = query(s, 'order range', orderRange, { by: by.id, unit: unit.id })
  return range === null ? unit.deployed : isInRange(s, by, unit, range)
}

/** Does it take orders from this unit, as far as their cards go? */
function heeds(s: LState, by: Unit, unit: Unit): boolean {
  const from = activeUpgrades(unit).flatMap(({ ordersFrom = [] }) => ordersFrom)
  if (from.includes('commanders') && by.rank !== 'commander') return false
  if (from.includes('all')) return true
  if (affiliationOf(unit) === null || haveSameAffiliation(by, unit)) return true
  // Whoever has an affiliation is a mercenary.
  return hasKeyword(s, by, 'allies-of-convenience')
}

/** Something may keep orders from a unit, if not those that it issues to itself. */
export function canBeOrdered(s: LState, unit: Unit, by: Unit | null = null): boolean {
  return query(s, 'can be ordered', true, { unit: unit.id, by: by?.id ?? null })
}

/** May it issue an order to itself? */
export function mayOrderItself(s: LState, unit: Unit): boolean {
  return hasNoOrder(unit) && canBeOrdered(s, unit, unit)
}

function fits<T>(wanted: T | undefined, found: T | undefined): boolean {
  return wanted === undefined || wanted === found
}
