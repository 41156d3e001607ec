import { freeSpots } from '@sandtable/plane'
import { radiusOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { inTheWay, placeAt } from '../moves/cohesion.ts'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'

/** The free place nearest to where a leader was driven over, on its level if there is one (LG1-DISP-012). */
export function nearestFor(s: LState, unit: Unit, was: Place): Place {
  const r = radiusOf(unit)
  const about = { type: 'circle' as const, x: was.x, y: was.y, r: 6 * SEGMENT }
  const zone = { about, inside: battlefieldOf(s.table.map).outline }
  const shapes = inTheWay(s, unit, { ...about, r: about.r + r })
  let other: Place | null = null
  for (const { x, y } of freeSpots(was, r, zone, shapes)) {
    const place = placeAt(s, unit, { x, y, facing: was.facing })
    if ('rule' in place) continue
    if (place.on === was.on) return place
    other ??= place
  }
  return other ?? was
}
