import { call, query } from '@sandtable/kernel'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import type { Reposition } from '../geometry/reposition.ts'
import type { Ship, ShipId, XState } from '../state.ts'
import { touch, touchedBy } from '../touching.ts'
import { sizeOf } from '../values.ts'
import { crossMines } from './detonate.ts'
import { ignoresObstacles, stressOfDebris } from './obstacle.ts'

/** Does it say before a boost or roll whether it ignores obstacles? Otherwise it does if it can. */
export function announces(s: XState, ship: ShipId): boolean {
  return query(s, 'announces ignoring obstacles', false, ship)
}

/** The obstacles that its boosts and rolls have to keep clear of. */
export function obstaclesFor(
  s: XState,
  ship: Ship,
  ignoring = ignoresObstacles(s, ship.id),
): readonly Obstacle[] {
  return ignoring || query(s, 'repositions over obstacles', false, ship.id) ? [] : s.table.obstacles
}

/** A boost or roll of its own. Nobody ends one on an obstacle whom a card does not allow it, however close it comes. */
export function reposition(s: XState, ship: Ship, moved: Reposition): void {
  const mayHit = query(s, 'repositions over obstacles', false, ship.id)
  const hit = mayHit ? obstaclesHit(ship.pose, moved, sizeOf(ship), s.table.obstacles) : []
  setDown(s, ship, moved)
  stressOfDebris(s, ship.id, hit)
  call(s, 'obstacles', { ship: ship.id, obstacles: hit })
}

/** Sets a ship down where a boost, a roll or another shift that is no maneuver ends. */
export function setDown(s: XState, ship: Ship, moved: Reposition): void {
  const touched = touchedBy(s, ship)
  ship.pose = moved.end
  touch(s, ship.id, touched)
  crossMines(s, ship, moved)
}
