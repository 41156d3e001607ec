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
  const waiting = s.table.ships.filter((ship) => ship.inPlay && waits(ship) && pilotSkill(s, ship) <= highest)
  return frontOf(s, waiting, order, (ship) => pilotSkill(s, ship))
}

/** Those of the lowest (or highest) skill; where both sides have some, those of the player with initiative. */
export function frontOf(
  s: XState,
  ships: readonly Ship[],
  order: 'ascending' | 'descending',
  skillOf: (ship: Ship) => number,
): Ship[] {
  const skills = ships.map(skillOf)
  const front = order === 'ascending' ? Math.min(...skills) : Math.max(...skills)
  const level = ships.filter((_, at) => skills[at] === front)
  const first = level.filter((ship) => ship.seat === s.table.initiative)
  return first.length > 0 ? first : level
}
