import { bases } from './bases.ts'
import { eased, inContact } from './geometry/back-up.ts'
import { type Ship, type ShipId, shipOf, type XState } from './state.ts'
import { sizeOf } from './values.ts'

/** Ships that touch: they have met in a maneuver, and their bases are still in contact (XW-OVLP-001, -009). */

/**
 * The ships that it touches now. What it has met is written on the ship, whether it is still there is looked up:
 * players may agree to set either of them somewhere else.
 */
export function touchedBy(s: XState, ship: Ship): readonly ShipId[] {
  return ship.touching.length === 0 ? ship.touching : ship.touching.filter(inReachOf(s, ship))
}

function inReachOf(s: XState, ship: Ship): (other: ShipId) => boolean {
  const abutting = inContact(ship.pose, sizeOf(ship), bases(s, ship), eased)
  return (other) => abutting.includes(other)
}

/**
 * After a ship moved it touches those that it overlapped, and those that it touched before and has not left
 * (XW-OVLP-009). Bases that merely come to abut do not touch (XW-OVLP-010, -011).
 */
export function touch(
  s: XState,
  id: ShipId,
  before: readonly ShipId[],
  overlapped: readonly ShipId[] = [],
): void {
  const ship = shipOf(s, id)
  if (overlapped.length === 0 && !isMet(s, ship)) return
  const kept = before.filter(inReachOf(s, ship)).filter((one) => !overlapped.includes(one))
  const touching = [...kept, ...overlapped]
  for (const other of s.table.ships) {
    if (other.id === id) other.touching = [...touching]
    else {
      other.touching = other.touching.filter((one) => one !== id)
      if (touching.includes(other.id)) other.touching.push(id)
    }
  }
}

/** Has it met a ship, or a ship it? Most have not. */
function isMet(s: XState, ship: Ship): boolean {
  if (ship.touching.length > 0) return true
  for (const { touching } of s.table.ships) if (touching.includes(ship.id)) return true
  return false
}
