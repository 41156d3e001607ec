import { exceeds, farthest } from '@sandtable/plane'
import { closestBase } from '../bounds/closest-base.ts'
import { editionOf } from '../editions/index.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { isOnBattlefield, leaderOf } from '../units.ts'
import { baseOf } from './bases.ts'
import { reachOf, segmentOf } from './measures.ts'

/** Distances between units: from base to base, level, whatever their height (LG2-RANGE-008 to -012). */

export type Range = number | 'half'

/** The shortest distance from a miniature to a unit; without end while one of them is not on the battlefield. */
export function distanceToUnit(from: Unit, mini: Mini, to: Unit): number {
  return from.deployed && to.deployed ? closestBase(from, mini, to) : Number.POSITIVE_INFINITY
}

/** Is a miniature no farther than this from any of a unit? */
export function isWithinReach(from: Unit, mini: Mini, to: Unit, reach: number): boolean {
  return !exceeds(distanceToUnit(from, mini, to), reach)
}

/** Units that are not deployed are within every range of their friends that are not either (LG2-RANGE-022 to -024). */
export function areBothAside(a: Unit, b: Unit): boolean {
  return !a.deployed && !b.deployed && a.seat === b.seat
}

/** "Within": any part of any miniature of one is that near to one of the other (LG2-RANGE-013 to -015). */
export function isWithinRange(from: Unit, to: Unit, range: Range): boolean {
  if (from === to || areBothAside(from, to)) return true
  const reach = reachOf(range)
  return from.minis.some((mini) => isWithinReach(from, mini, to, reach))
}

/** The same, measured from the leader of the first. */
export function isWithinRangeOfLeader(from: Unit, to: Unit, range: Range): boolean {
  if (from === to || areBothAside(from, to)) return true
  if (!isOnBattlefield(from)) return false
  return isWithinReach(from, leaderOf(from), to, reachOf(range))
}

/** Within range, measured as the edition does: from any miniature, or from the leader of the first (LG1-RANGE-004). */
export function isInRange(s: LState, from: Unit, to: Unit, range: Range): boolean {
  return editionOf(s).measuredFrom === 'any'
    ? isWithinRange(from, to, range)
    : isWithinRangeOfLeader(from, to, range)
}

/** "Beyond": no part of it is that near (LG2-RANGE-019, -020). */
export function isBeyondRange(from: Unit, to: Unit, range: Range): boolean {
  return !isWithinRange(from, to, range)
}

/** "Wholly within": all of every miniature (LG2-RANGE-016, -017). */
export function isWhollyWithinRange(from: Unit, to: Unit, range: Range): boolean {
  if (!from.deployed || !to.deployed) return areBothAside(from, to)
  const reach = reachOf(range)
  return to.minis.every((mini) =>
    from.minis.some((one) => !exceeds(farthest(baseOf(from, one), baseOf(to, mini)).distance, reach)),
  )
}

/** The number of the segment in which the nearest miniature of a unit lies, from a leader (LG2-RANGE-009). */
export function bandTo(from: Unit, to: Unit): number {
  return Math.max(1, segmentOf(distanceToUnit(from, leaderOf(from), to)))
}
