import { exceeds } from '@sandtable/plane'
import { areInContact } from '../bounds/contact.ts'
import { enemiesNearby } from '../bounds/nearby.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { cardOfUnit, isOnBattlefield, isTrooper } from '../units.ts'
import { apart, heightOfMini } from './bases.ts'

/** Who touches whom, and what follows from it. Never part of the state: it is looked at when somebody asks. */

/**
 * Base contact: no gap seen from above, and no higher than the lower one's silhouette (LG2-BASE-007, -009, -010).
 */
export function inContact(s: LState, a: Unit, one: Mini, b: Unit, other: Mini): boolean {
  if (exceeds(apart(a, one, b, other), 0)) return false
  const up = heightOfMini(s, one) - heightOfMini(s, other)
  return !exceeds(up, cardOfUnit(b).height) && !exceeds(-up, cardOfUnit(a).height)
}

/** Two units are in melee as soon as two of their miniatures are in base contact (LG2-MELEE-001). */
export function inMeleeWith(s: LState, a: Unit, b: Unit): boolean {
  if (!isOnBattlefield(a) || !isOnBattlefield(b) || a.seat === b.seat) return false
  return areInContact(s, a, b, () =>
    a.minis.some((one) => b.minis.some((other) => inContact(s, a, one, b, other))),
  )
}

export function meleeEnemies(s: LState, unit: Unit): Unit[] {
  return enemiesNearby(s, unit).filter((other) => inMeleeWith(s, unit, other))
}

/** With whom a unit is engaged: only troopers engage each other (LG2-MELEE-011). */
export function engagedEnemies(s: LState, unit: Unit): Unit[] {
  return isTrooper(unit) ? meleeEnemies(s, unit).filter(isTrooper) : []
}

export function isEngaged(s: LState, unit: Unit): boolean {
  return engagedEnemies(s, unit).length > 0
}

/** Is anybody immobilised with whom it is engaged? */
export function engagesImmobilised(s: LState, unit: Unit): boolean {
  return engagedEnemies(s, unit).some(({ tokens }) => tokens.immobilize > 0)
}
