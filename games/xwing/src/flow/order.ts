import { byInitiative, type Ship, type ShipId, shipsInPlay, type XState } from '../state.ts'
import { pilotSkill } from '../values.ts'

/** Ships that take their turn one after the other: those that could be next now. */
export interface Turns {
  choices: ShipId[]
}

/**
 * The ships that are next: those of the lowest (or highest) pilot skill that have not had their turn; at equal
 * skill first all of the player with initiative (XW-ROUND-002, -003).
 */
export function nextShips(
  s: XState,
  order: 'ascending' | 'descending',
  waits: (ship: Ship) => boolean,
): Ship[] {
  const waiting = shipsInPlay(s).filter(waits)
  if (waiting.length === 0) return []
  const skills = waiting.map((ship) => pilotSkill(s, ship))
  const next = order === 'ascending' ? Math.min(...skills) : Math.max(...skills)
  const level = waiting.filter((_, at) => skills[at] === next)
  for (const seat of byInitiative(s)) {
    const own = level.filter((ship) => ship.seat === seat)
    if (own.length > 0) return own
  }
  return []
}
