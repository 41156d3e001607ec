import { call, cause, query } from '@sandtable/kernel'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import type { Reposition } from '../geometry/reposition.ts'
import type { Ship, ShipId, XState } from '../state.ts'
import { touch, touchedBy } from '../touching.ts'
import { sizeOf } from '../values.ts'
import { crossMines } from './detonate.ts'

/** Does it say before a boost or roll whether it ignores obstacles? Otherwise it does if it can. */
export function announces(s: XState, ship: ShipId): boolean {
  return ignoresObstacles(s, ship) && query(s, 'announces ignoring obstacles', false, ship)
}

export function ignoresObstacles(s: XState, ship: ShipId): boolean {
  return query(s, 'ignores obstacles', false, ship)
}

/** The obstacles that its boosts and rolls have to keep clear of. */
export function obstaclesFor(
  s: XState,
  ship: Ship,
  ignoring = ignoresObstacles(s, ship.id),
): readonly Obstacle[] {
  return ignoring || query(s, 'repositions over obstacles', false, ship.id) ? [] : s.table.obstacles
}

/** Sets a ship down where a boost, a roll or another shift that is no maneuver ends. */
export function reposition(
  s: XState,
  ship: Ship,
  moved: Reposition,
  byItself = true,
  ignoring = ignoresObstacles(s, ship.id),
): void {
  // Nobody boosts or rolls onto an obstacle whom a card does not allow it, however close it comes.
  const spared = ignoring || !query(s, 'repositions over obstacles', false, ship.id)
  const hit = !byItself || spared ? [] : obstaclesHit(ship.pose, moved, sizeOf(ship), s.table.obstacles)
  const touched = touchedBy(s, ship)
  ship.pose = moved.end
  touch(s, ship.id, touched)
  crossMines(s, ship, moved)
  if (hit.length > 0) overlapWithoutManeuver(s, ship, hit)
}

/** XW-OBST-005 to -007. */
function overlapWithoutManeuver(s: XState, ship: Ship, obstacles: readonly string[]): void {
  for (const id of obstacles) {
    if (s.table.obstacles.find((one) => one.id === id)?.kind === 'debris')
      cause(s, 'receive token', { ship: ship.id, token: 'stress' })
  }
  call(s, 'obstacles', { ship: ship.id, obstacles: [...obstacles] })
}
