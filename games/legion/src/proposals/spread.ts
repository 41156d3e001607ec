import type { Plain, Random } from '@sandtable/kernel'
import type { Point } from '@sandtable/plane'
import { HALF } from '../geometry/measures.ts'
import type { Unit } from '../state.ts'
import { leaderOf } from '../units.ts'
import { pointNear, someIdea } from './spots.ts'

/** Some way to spread the others of a unit around its leader. */
export function someSpread(
  unit: Unit,
  random: Random,
  allows: (spots: readonly Point[]) => boolean,
): Plain | null {
  const [, ...others] = unit.minis
  const minis = someIdea(() => others.map(() => pointNear(random, leaderOf(unit), HALF)), allows)
  return minis === null ? null : { minis: minis.map(({ x, y }) => ({ x, y })) }
}
