import { call, cause, query } from '@sandtable/kernel'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import type { Reposition } from '../geometry/reposition.ts'
import type { Ship, XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import { crossMines } from './detonate.ts'
import { touch } from './maneuver.ts'
import { obstacleEffects } from './obstacle.ts'

/** Sets a ship down where a boost, a roll or another shift that is no maneuver ends. */
export function reposition(s: XState, ship: Ship, moved: Reposition, byItself = true): void {
  const hit =
    !byItself || sparedObstacles(s, ship)
      ? []
      : obstaclesHit(ship.pose, moved, sizeOf(ship), s.table.obstacles)
  ship.pose = moved.end
  touch(s, ship.id, [])
  crossMines(s, ship, moved)
  if (hit.length > 0) overlapWithoutManeuver(s, ship, hit)
}

/** Nobody boosts or rolls onto an obstacle whom a card does not allow it; what ignores them suffers nothing. */
function sparedObstacles(s: XState, ship: Ship): boolean {
  return (
    query(s, 'ignores obstacles', false, ship.id) || !query(s, 'repositions over obstacles', false, ship.id)
  )
}

/** XW-OBST-005 to -007. */
function overlapWithoutManeuver(s: XState, ship: Ship, obstacles: readonly string[]): void {
  for (const id of obstacles) {
    if (s.table.obstacles.find((one) => one.id === id)?.kind === 'debris')
      cause(s, 'receive token', { ship: ship.id, token: 'stress', count: 1 })
  }
  call(s, obstacleEffects, { ship: ship.id, obstacles: [...obstacles] })
}
