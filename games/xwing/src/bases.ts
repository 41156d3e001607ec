import type { Placed, PlacedShip } from './geometry/base.ts'
import { type Ship, shipsInPlay, type XState } from './state.ts'
import { sizeOf } from './values.ts'

/** Ships as geometry sees them: a place and a size. */
export function placed(ship: Ship): Placed {
  return { pose: ship.pose, size: sizeOf(ship) }
}

export function bases(s: XState, except?: Ship): PlacedShip[] {
  const list: PlacedShip[] = []
  for (const ship of shipsInPlay(s)) {
    if (ship !== except) list.push({ id: ship.id, pose: ship.pose, size: sizeOf(ship) })
  }
  return list
}
