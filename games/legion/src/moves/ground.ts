import {
  type Boxes,
  boxesOf,
  type Circle,
  circle,
  overlaps,
  type Polygon,
  type Shape,
} from '@sandtable/plane'
import { areFarApart, baseAt, baseOf, type Spot } from '../geometry/bases.ts'
import { POI_RADIUS } from '../geometry/measures.ts'
import type { LState, Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, type Part, partsNear } from '../terrain/battlefield.ts'
import { isDifficult } from '../terrain/standing.ts'
import { cardOfUnit, isOfType, unitsOn } from '../units.ts'

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

/**
 * What a notched base may not move through, over or onto (LG2-NOTCH-009): what its silhouette, or a climb, does not top,
 * and impassable terrain for all but repulsor vehicles (LG2-APXB-036). Nothing up to the height `over` is in the way of
 * those who pass over it (LG2-KW-094, -200), nor what the base lies on as it stands: it may leave that.
 */
export function barsBase(
  field: Battlefield,
  unit: Unit,
  around: Circle,
  start: Shape | null,
  most: number,
  over: number,
): Obstructions {
  const hovers = isOfType(unit, 'repulsor vehicle')
  const parts = partsNear(field, around).filter(
    ({ ground, kind, top, outline }) =>
      top > over &&
      ((ground === 'impassable' && !hovers) || (kind.class !== 'area' && top > most)) &&
      (start === null || !overlaps(start, outline)),
  )
  const shapes = parts.map(({ outline }) => outline)
  return { parts, shapes, boxes: boxesOf(shapes) }
}

/** Does anything difficult lie under one of these shapes (LG2-TMOV-001, -002)? */
export function touchesDifficult(difficult: readonly Shape[], shapes: readonly Shape[]): boolean {
  return shapes.some((shape) => difficult.some((outline) => overlaps(shape, outline)))
}

/** What is difficult for a unit, near a place or anywhere; nothing up to the height `over` that it takes no notice of (LG2-KW-200). */
export function difficultFor(field: Battlefield, unit: Unit, around: Shape | null, over = 0): Polygon[] {
  const { type } = cardOfUnit(unit)
  return (around === null ? field.parts : partsNear(field, around)).flatMap((part) =>
    isDifficult(part, type) && part.top > over ? [part.outline] : [],
  )
}

/** The bases of all other units (LG2-MOVE-011). */
export function otherBases(s: LState, unit: Unit): Shape[] {
  return unitsOn(s).flatMap((other) => (other === unit ? [] : other.minis.map((mini) => baseOf(other, mini))))
}

/** Would a base here lie on that of another unit? */
export function liesOnAnother(s: LState, unit: Unit, spot: Spot): boolean {
  const base = baseAt(unit, spot)
  return unitsOn(s).some(
    (other) =>
      other !== unit &&
      other.minis.some(
        (mini) => !areFarApart(unit, spot, other, mini) && overlaps(base, baseOf(other, mini)),
      ),
  )
}

/** Nothing may end on a point of interest (LG2-OBJ-007). */
export function pointsOfInterest(s: LState): Shape[] {
  return s.table.objectives.flatMap(({ kind, lies, x, y }) =>
    kind === 'poi' && lies ? [circle(x, y, POI_RADIUS)] : [],
  )
}

/** What lies beyond the four edges, as far as any base reaches. */
export function offTable(s: LState): Polygon[] {
  const { width, height } = battlefieldOf(s.table.map)
  const far = 1000
  const strips = [
    [-far, -far, width + far, 0],
    [-far, height, width + far, height + far],
    [-far, 0, 0, height],
    [width, 0, width + far, height],
  ] as const
  return strips.map(([x, y, x2, y2]) => ({ type: 'polygon', points: [x, y, x2, y, x2, y2, x, y2] }))
}

/** The whole battlefield as an outline. */
export function tableOf(s: LState): Polygon {
  const { width, height } = battlefieldOf(s.table.map)
  return { type: 'polygon', points: [0, 0, width, 0, width, height, 0, height] }
}
