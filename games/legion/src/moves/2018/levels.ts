import type { RuleId } from '@sandtable/kernel'
import { exceeds } from '@sandtable/plane'
import { heightOfMini } from '../../geometry/bases.ts'
import type { LState, Place, Unit } from '../../state.ts'
import { battlefieldOf, heightOf } from '../../terrain/battlefield.ts'
import { othersAt, outOfCohesion } from '../cohesion.ts'
import { stepOf } from './bars.ts'

/**
 * Those of a unit that stands on several levels: whoever follows a leader that did not climb does not climb either, but
 * stays where it is, above or below (LG1-COH-013, -014).
 */

/** Where the others follow to, each on its own level. */
export function othersOnLevels(s: LState, unit: Unit, leader: Place): Place[] {
  return othersAt(s, unit, leader, (place, mini) => climbed(s, unit, mini, place) === null)
}

/** The rule by which somebody may not be where it would be put; null: all may. */
export function levelsRefused(s: LState, unit: Unit, leader: Place, others: readonly Place[]): RuleId | null {
  if (areDown(unit, leader)) return null
  const [, ...minis] = unit.minis
  for (const [at, place] of others.entries()) {
    const rule = climbed(s, unit, minis[at] as Place, place) ?? outOfCohesion(s, unit, leader, place)
    if (rule !== null) return rule
  }
  return null
}

function areDown({ minis }: Unit, { on }: Place): boolean {
  return on === null && minis.every((mini) => mini.on === null)
}

/** Up or down by more than it could step? */
function climbed(s: LState, unit: Unit, from: Place, to: Place): RuleId | null {
  const up = heightOf(battlefieldOf(s.table.map), to.on) - heightOfMini(s, from)
  const step = stepOf(s, unit)
  if (exceeds(up, step)) return 'LG1-COH-013'
  return exceeds(-up, step) ? 'LG1-COH-014' : null
}
