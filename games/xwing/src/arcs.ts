import { placed } from './bases.ts'
import { arcsOf, isShipInArc } from './geometry/arcs.ts'
import type { Ship } from './state.ts'
import { shipType, sizeOf } from './values.ts'

/** Is another ship in the printed front arc of this one? */
export function isInFrontArc(ship: Ship, other: Ship): boolean {
  return arcsOf(['front'], ship.pose, sizeOf(ship)).some(({ arc }) => isShipInArc(arc, placed(other)))
}

/** Is it in any of its firing arcs (XW-ARC-008)? */
export function isInFiringArc(ship: Ship, other: Ship): boolean {
  const arcs = arcsOf(shipType(ship.type).arcs, ship.pose, sizeOf(ship), ship.mobile)
  return arcs.some(({ arc }) => isShipInArc(arc, placed(other)))
}
