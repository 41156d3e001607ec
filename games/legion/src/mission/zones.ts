import type { Seat } from '@sandtable/kernel'
import type { Shape } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import type { LState, Unit } from '../state.ts'
import { isHeldBack, unitsOfSide } from '../units.ts'
import { isWhollyInRects, type Rect, territoryOf } from './territory.ts'

/** Deployment zones of 2018: rectangles that touch are one zone (LG1-DEPL-003, -004). */

export function zonesOf(s: LState, seat: Seat): Rect[][] {
  const zones: Rect[][] = []
  for (const rect of territoryOf(s, seat)) {
    const touched = zones.find((zone) => zone.some((one) => touch(one, rect)))
    if (touched === undefined) zones.push([rect])
    else touched.push(rect)
  }
  return zones
}

function touch(a: Rect, b: Rect): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top
}

/** Is a base wholly inside this zone? */
export function isInZone(zone: readonly Rect[], base: Shape): boolean {
  return isWhollyInRects(zone, base)
}

/** The zone that all of a unit stands in. */
export function zoneOfUnit(zones: readonly Rect[][], unit: Unit): readonly Rect[] | undefined {
  return zones.find((zone) => unit.minis.every((mini) => isInZone(zone, baseOf(unit, mini))))
}

/** The zones that a unit may still be deployed in: where each must have a unit, none may stay empty (LG1-BAT-disarray). */
export function openZones(s: LState, unit: Unit): Rect[][] {
  const zones = zonesOf(s, unit.seat)
  if (s.table.mission.deployment !== '2018-disarray') return zones
  const own = unitsOfSide(s, unit.seat).filter((unit) => !isHeldBack(unit))
  const stand = own.filter(({ deployed }) => deployed)
  const empty = zones.filter((zone) => !stand.some((one) => zoneOfUnit(zones, one) === zone))
  return empty.length > 0 && own.length - stand.length <= empty.length ? empty : zones
}
