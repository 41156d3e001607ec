import type { ArcName } from '../data/types.ts'
import { placed } from './bases.ts'
import { arcsOf, isShipInArc } from './geometry/arcs.ts'
import { lineOfAttack } from './geometry/range.ts'
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

/** The range band within these of its firing arcs (all, if none is named); null: the other ship is in none. */
export function rangeInArc(ship: Ship, other: Ship, names = shipType(ship.type).arcs): number | null {
  let nearest: number | null = null
  for (const { arc } of arcsOf(names, ship.pose, sizeOf(ship), ship.mobile)) {
    const range = lineOfAttack(placed(ship), placed(other), arc)?.range
    if (range !== undefined && (nearest === null || range < nearest)) nearest = range
  }
  return nearest
}

/** “In its firing arc at range 1 to X”, or in these of its arcs: the range is measured inside the arc (XW-ARC-010). */
export function isInArcWithin(ship: Ship, other: Ship, most: number, names?: readonly ArcName[]): boolean {
  const range = rangeInArc(ship, other, names)
  return range !== null && range <= most
}

/** Is any part of it in the arc of this name, wherever that is printed? */
export function isInArcNamed(ship: Ship, other: Ship, name: ArcName): boolean {
  return (
    shipType(ship.type).arcs.includes(name) &&
    arcsOf([name], ship.pose, sizeOf(ship), ship.mobile).some(({ arc }) => isShipInArc(arc, placed(other)))
  )
}
