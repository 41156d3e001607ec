import { FORBIDDEN } from '@sandtable/grid'
import { type Field, type Ground, isImpassable } from './ground.ts'
import { type Way, waysBetween } from './ways.ts'

/** What makes a move easier than usual. */
export interface Gait {
  /** OBSTACLES and joints of them cost nothing extra (Slip Away). */
  readonly light?: boolean
  /** Going up one level costs nothing extra (Clamber). */
  readonly climbs?: boolean
}

/**
 * Movement points to go from a field to one that touches it (APX-COST-001, APX-COST-004, APX-COST-006, APX-MOVE-017, APX-MOVE-018): one for the field, one for going up a level, one
 * for what is in the way, once; FORBIDDEN if it cannot be done.
 */
export function stepCost(ground: Ground, from: Field, to: Field, gait: Gait = {}): number {
  const { levels } = ground
  const level = levels[from]!
  const rise = levels[to]! - level
  if (isImpassable(ground, to) || rise > 1) return FORBIDDEN
  const ways = waysBetween(ground, from, to)
  const height = Math.max(level, levels[to]!)
  // Of two ways round a corner the one that restricts less counts (APX-CONN-003, -004).
  let least = FORBIDDEN
  for (const way of ways) {
    const hindrance = hindranceOn(ground, way, level, height, rise < 0 && ways.length > 1)
    if (hindrance < least) least = hindrance
  }
  if (least === FORBIDDEN) return FORBIDDEN
  return 1 + (rise > 0 && gait.climbs !== true ? 1 : 0) + (gait.light === true ? 0 : least)
}

/** The rule that forbids a step however many points one has; null: it is a matter of points. */
export function whyNoStep(ground: Ground, from: Field, to: Field, gait: Gait = {}): string | null {
  if (stepCost(ground, from, to, gait) !== FORBIDDEN) return null
  if (isImpassable(ground, to)) return 'APX-MOVE-017'
  if (ground.levels[to]! - ground.levels[from]! > 1) return 'APX-MOVE-018'
  return waysBetween(ground, from, to).length > 1 ? 'APX-CONN-004' : 'APX-MOVE-019'
}

/** What a way adds: 0 or 1, or it cannot be taken (APX-COST-002, APX-COST-003, APX-COST-008, APX-COST-009, APX-CONN-004, APX-MOVE-019). */
function hindranceOn(ground: Ground, way: Way, level: number, height: number, downRound: boolean): number {
  let hindrance = 0
  for (const edge of way.edges) {
    // What stands a level above whoever goes there, and adds to the height, cannot be crossed (APX-MOVE-019, OPEN-07).
    if (ground.lifts[edge]! > level) return FORBIDDEN
    // Going down past a joint costs nothing extra, over an obstacle on its edge it does (OPEN-09).
    if (ground.obstacles[edge]! >= level && !downRound) hindrance = 1
  }
  if (way.by === null) return hindrance
  const beside = ground.levels[way.by]!
  // A field as high as the one that is entered is no hindrance (OPEN-35).
  if (beside <= height) return hindrance
  return beside > level + 1 ? FORBIDDEN : 1
}
