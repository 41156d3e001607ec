import { distanceToUnit } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf, isOnBattlefield } from '../units.ts'

/** Who is nearest: from base to base, the nearest miniatures of both; of those that are as near, the first of its army. */

/** Another unit, and how far away it is, in mm. */
export interface Near {
  readonly unit: Unit
  readonly far: number
}

export function gapBetween(one: Unit, other: Unit): number {
  return Math.min(...one.minis.map((mini) => distanceToUnit(one, mini, other)))
}

export function nearestOf(from: Unit, others: readonly Unit[]): Near | null {
  let found: Near | null = null
  for (const unit of others) {
    const far = gapBetween(from, unit)
    if (found === null || far < found.far) found = { unit, far }
  }
  return found
}

export function nearestEnemy(s: LState, unit: Unit): Near | null {
  return isOnBattlefield(unit) ? nearestOf(unit, enemiesOf(s, unit)) : null
}

/** One of some units, and the enemy that it is so near to. */
export interface NearestPair extends Near {
  readonly enemy: Unit | null
}

/** Those on the battlefield by how near they are to any enemy, the nearest first. */
export function byNearness(s: LState, units: readonly Unit[]): NearestPair[] {
  return units
    .map((unit): NearestPair => {
      const near = nearestEnemy(s, unit)
      return { unit, enemy: near?.unit ?? null, far: near?.far ?? Number.POSITIVE_INFINITY }
    })
    .sort((one, other) => (one.far === other.far ? 0 : one.far - other.far))
}
