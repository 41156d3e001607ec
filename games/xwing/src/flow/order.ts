import type { Seat } from '@sandtable/kernel'
import { type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { pilotSkill } from '../values.ts'

/** Who picks one of several ships that are next: they are all of one side. Nobody, if there is no choice. */
export function whoChooses(s: XState, [first, another]: readonly ShipId[]): Seat | null {
  return another === undefined ? null : shipOf(s, first as ShipId).seat
}

/**
 * The ships that are next: those of the lowest (or highest) pilot skill that have not had their turn; at equal
 * skill first all of the player with initiative (XW-ROUND-002, -003). Above the highest skill nobody counts.
 */
export function nextShips(
  s: XState,
  order: 'ascending' | 'descending',
  waits: (ship: Ship) => boolean,
  highest = Number.POSITIVE_INFINITY,
): Ship[] {
  let best = 0
  let level: Ship[] = []
  for (const ship of s.table.ships) {
    if (!ship.inPlay || !waits(ship)) continue
    const skill = pilotSkill(s, ship)
    if (skill > highest) continue
    if (level.length === 0 || (order === 'ascending' ? skill < best : skill > best)) {
      best = skill
      level = [ship]
    } else if (skill === best) level.push(ship)
  }
  const first = level.filter((ship) => ship.seat === s.table.initiative)
  return first.length > 0 ? first : level
}
