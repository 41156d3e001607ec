import type { LState, Unit } from '../state.ts'
import { areClear, footprintOf, pairOf } from './footprint.ts'

/** Are two units in contact? Those that are far apart are not; of the others it is found out once, for as long as they stand as they do. */
export function areInContact(s: LState, a: Unit, b: Unit, findOut: () => boolean): boolean {
  if (areClear(footprintOf(s, a), footprintOf(s, b))) return false
  const pair = pairOf(s, a, b)
  pair.inContact ??= findOut()
  return pair.inContact
}
