import type { RuleId } from '@sandtable/kernel'
import {
  type Boxes,
  boxesOf,
  type Circle,
  circle,
  exceeds,
  firstOverlapped,
  overlaps,
  type Shape,
} from '@sandtable/plane'
import type { UnitType } from '../../data/types.ts'
import { unitsAround, unitsNear } from '../bounds/nearby.ts'
import { editionOf } from '../editions/index.ts'
import { baseAt, baseOf, type Spot } from '../geometry/bases.ts'
import { ASSET_RADIUS, POI_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { keepByBoth } from '../remembered.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { type Battlefield, type Part, partsNear } from '../terrain/battlefield.ts'
import { isDifficult } from '../terrain/standing.ts'
import { cardOfUnit, isOfType, isVehicle } from '../units.ts'

/** What lies in the way of tools and bases. */

export interface Obstructions {
  readonly parts: readonly Part[]
  readonly shapes: readonly Shape[]
  readonly boxes: Boxes
}

/**
 * What the tool may not lie over: impassable terrain, and solid terrain that is too high for the silhouette, or in a climb
 * for one that climbs (LG2-TMOV-005, -008, LG2-CLIMB-005); nothing up to the height `over` for those who pass over it (LG2-KW-200).
 */
export function barsTool(
  field: Battlefield,
  unit: Unit,
  height: number,
  climb: number,
  over = 0,
): Obstructions {
  const bars = barsAbove(field, height + cardOfUnit(unit).height + climb)
  return over === 0 ? bars : obstructed(bars.parts.filter(({ top }) => exceeds(top, over)))
}

const barsAbove = keepByBoth((field: Battlefield, most: number) =>
  obstructed(
    field.parts.filter(
      (part) => part.ground === 'impassable' || (part.kind.class !== 'area' && exceeds(part.top, most)),
    ),
  ),
)

function obstructed(parts: readonly Part[]): Obstructions {
  const shapes = parts.map(({ outline }) => outline)
  return { parts, shapes, boxes: boxesOf(shapes) }
}

/** What a jump does not lead over: solid terrain above its height; impassable terrain does not matter (LG2-KW-225, -227). */
export function barsJump(field: Battlefield, height: number, jump: number): Obstructions {
  return barsAboveJump(field, height + jump * SEGMENT)
}

const barsAboveJump = keepByBoth((field: Battlefield, most: number) =>
  obstructed(field.parts.filter(({ top, kind }) => kind.class !== 'area' && exceeds(top, most))),
)

/**
 * What a notched base may not move through, over or onto (LG2-NOTCH-009): what its silhouette, or a climb, does not top,
 * and impassable terrain for all but repulsor vehicles (LG2-APXB-036). Nothing up to the height `over` is in the way of
 * those who pass over it (LG2-KW-094, -200).
 */
export function barsBase(
  field: Battlefield,
  unit: Unit,
  around: Circle,
  most: number,
  over: number,
): Obstructions {
  const hovers = isOfType(unit, 'repulsor vehicle')
  const parts = partsNear(field, around).filter(
    ({ ground, kind, top }) =>
      exceeds(top, over) &&
      ((ground === 'impassable' && !hovers) || (kind.class !== 'area' && exceeds(top, most))),
  )
  return obstructed(parts)
}

/** Does anything difficult lie under one of these shapes (LG2-TMOV-001, -002)? */
export function touchesDifficult({ shapes, boxes }: Obstructions, bases: readonly Shape[]): boolean {
  return firstOverlapped(bases, shapes, boxes) !== null
}

/** What is difficult for a unit; nothing up to the height `over` that it takes no notice of (LG2-KW-200). */
export function difficultFor(field: Battlefield, unit: Unit, over = 0): Obstructions {
  return isVehicle(unit) ? difficultForVehicles(field, over) : difficultForTroopers(field, over)
}

const difficultForVehicles = keepByBoth((field: Battlefield, over: number) =>
  difficult(field, 'ground vehicle', over),
)
const difficultForTroopers = keepByBoth((field: Battlefield, over: number) =>
  difficult(field, 'trooper', over),
)

function difficult({ parts }: Battlefield, type: UnitType, over: number): Obstructions {
  return obstructed(parts.filter((part) => isDifficult(part, type) && exceeds(part.top, over)))
}

/** No place, but all of the battlefield. */
export const everywhere: Circle = circle(0, 0, Number.POSITIVE_INFINITY)

/** The bases of all other units that may come near a place (LG2-MOVE-011). */
export function otherBases(s: LState, unit: Unit, around: Circle): Shape[] {
  const found: Shape[] = []
  for (const other of unitsNear(s, around))
    if (other !== unit) for (const mini of other.minis) found.push(baseOf(other, mini))
  return found
}

/** Would a base here lie on that of another unit? Those that are put aside do not count. */
export function liesOnAnother(
  s: LState,
  unit: Unit,
  spot: Spot,
  isAside?: (other: Unit) => boolean,
): boolean {
  const base = baseAt(unit, spot)
  return unitsAround(s, unit, spot).some(
    (other) =>
      other !== unit &&
      isAside?.(other) !== true &&
      other.minis.some((mini) => overlaps(base, baseOf(other, mini))),
  )
}

/** Nothing may end on a point of interest or a Bane token (LG2-OBJ-007, LG2-CKW-010). */
export function tokensToAvoid(s: LState): Shape[] {
  return tokensUnderfoot(s).map(shapeOfToken)
}

/** The rule by which a base may not end here, if it lies on such a token. */
export function refuseOnToken(s: LState, base: Shape): RuleId | null {
  const token = tokensUnderfoot(s).find((one) => overlaps(base, shapeOfToken(one)))
  if (token === undefined) return null
  return token.kind === 'bane' ? 'LG2-CKW-010' : 'LG2-OBJ-007'
}

function tokensUnderfoot(s: LState): Objective[] {
  return s.table.objectives.filter(({ kind, lies }) => lies && isUnderfoot(s, kind))
}

/** In 2018 nobody ends on any objective token (LG1-OTKB-002). */
function isUnderfoot(s: LState, kind: Objective['kind']): boolean {
  if (kind === 'asset') return editionOf(s).assetsUnderfoot
  return kind === 'poi' || kind === 'bane'
}

function shapeOfToken({ kind, x, y }: Objective): Shape {
  return circle(x, y, kind === 'poi' ? POI_RADIUS : ASSET_RADIUS)
}
