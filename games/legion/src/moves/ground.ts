import {
  type Boxes,
  boxesOf,
  type Circle,
  circle,
  overlaps,
  type Polygon,
  type Shape,
} from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { POI_RADIUS } from '../geometry/measures.ts'
import type { LState, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, type Part } from '../terrain/battlefield.ts'
import { isDifficult } from '../terrain/standing.ts'
import { cardOfUnit, unitsOn } from '../units.ts'

/** What lies in the way of tools and bases. */

export interface Obstructions {
  readonly parts: readonly Part[]
  readonly shapes: readonly Shape[]
  readonly boxes: Boxes
}

/**
 * What the tool may not lie over: impassable terrain, and solid terrain that is too high for the silhouette, or in a climb
 * for one that climbs (LG2-TMOV-005, -008, LG2-CLIMB-005).
 */
export function barsTool(field: Battlefield, unit: Unit, height: number, climb: number): Obstructions {
  const most = height + cardOfUnit(unit).height + climb
  const parts = field.parts.filter(
    (part) => part.ground === 'impassable' || (part.kind.class !== 'area' && part.top > most),
  )
  const shapes = parts.map(({ outline }) => outline)
  return { parts, shapes, boxes: boxesOf(shapes) }
}

/** Does anything difficult lie under one of these shapes (LG2-TMOV-001, -002)? */
export function touchesDifficult(field: Battlefield, unit: Unit, shapes: readonly Shape[]): boolean {
  const { type } = cardOfUnit(unit)
  const difficult = field.parts.filter((part) => isDifficult(part, type))
  return shapes.some((shape) => difficult.some(({ outline }) => overlaps(shape, outline)))
}

/** The bases of all other units (LG2-MOVE-011). */
export function otherBases(s: LState, unit: Unit): Circle[] {
  return unitsOn(s).flatMap((other) => (other === unit ? [] : other.minis.map((mini) => baseOf(other, mini))))
}

/** Nothing may end on a point of interest (LG2-OBJ-007). */
export function pointsOfInterest(s: LState): Circle[] {
  return s.table.objectives.flatMap(({ kind, lies, x, y }) =>
    kind === 'poi' && lies ? [circle(x, y, POI_RADIUS)] : [],
  )
}

/** The whole battlefield as an outline. */
export function tableOf(s: LState): Polygon {
  const { width, height } = battlefieldOf(s.table.map)
  return { type: 'polygon', points: [0, 0, width, 0, width, height, 0, height] }
}
