import type { Seat } from '@sandtable/kernel'
import { commandCard } from '../catalogue.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { unitsNamedBy } from './playable.ts'

/**
 * The pips that a player's card counts more or less for, where priority would be tied: one less if it belongs to a unit with
 * Cunning, one more if to a unit within range 1 of an enemy with Interrogate (LG2-KW-169, -170, -267).
 */
export function tieBreak(s: LState, seat: Seat): number {
  const played = s.table.played[seat]
  if (played == null) return 0
  const owners = unitsNamedBy(s, seat, commandCard(played))
  const cunning = owners.some((unit) => hasKeyword(s, unit, 'cunning')) ? 1 : 0
  return (owners.some((unit) => isInterrogated(s, unit)) ? 1 : 0) - cunning
}

function isInterrogated(s: LState, unit: Unit): boolean {
  return enemiesOf(s, unit).some(
    (enemy) => hasKeyword(s, enemy, 'interrogate') && isWithinRange(enemy, unit, 1),
  )
}
