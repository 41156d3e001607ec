import { boxesOf, type Circle, overlaps, type Shape } from '@sandtable/plane'
import { unitsNear } from '../../bounds/nearby.ts'
import { baseAt, baseOf, heightOfMini } from '../../geometry/bases.ts'
import type { LState, Unit } from '../../state.ts'
import { leaderOf } from '../../units.ts'
import type { Moving } from '../../vocabulary/moves.ts'
import { hasMeleeWeapon } from '../../weapons.ts'
import { type Bars, terrainBars, withUnits } from './bars.ts'
import { mayDisplace } from './displacing.ts'

/** What stops a vehicle on its way: terrain that is not for it, but for what it stands on, and units that it may not pass. */
export function barsVehicle(s: LState, unit: Unit, around: Circle): Bars {
  const leader = leaderOf(unit)
  const start = baseOf(unit, leader)
  const terrain = terrainBars(s, unit, heightOfMini(s, leader))
  const parts = terrain.parts.filter(({ outline }) => !overlaps(start, outline))
  const shapes = parts.map(({ outline }) => outline)
  return withUnits(s, unit, { ...terrain, parts, shapes, boxes: boxesOf(shapes) }, around)
}

/** So much room stays between bases that may not touch, in mm. */
const GAP = 0.1

/** Where a vehicle may not end: on others that it does not displace, and beside those that it may not touch. */
export function basesToAvoid(s: LState, v: Moving, unit: Unit, around: Circle): Shape[] {
  const found: Shape[] = []
  for (const other of unitsNear(s, around)) {
    if (other === unit || mayDisplace(s, v, unit, other)) continue
    const gap = other.seat !== unit.seat && hasMeleeWeapon(unit) ? 0 : GAP
    for (const mini of other.minis) found.push(baseAt(other, mini, gap))
  }
  return found
}
