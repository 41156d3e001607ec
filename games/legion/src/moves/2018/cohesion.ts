import { exceeds, wayTo } from '@sandtable/plane'
import { isAgainst } from '../../geometry/against.ts'
import { apart, baseAt, discAt } from '../../geometry/bases.ts'
import { SEGMENT, toolLength } from '../../geometry/measures.ts'
import type { LState, Place, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf, heightOf, partNamed } from '../../terrain/battlefield.ts'
import { toolOf } from '../tool.ts'
import { stepOf, terrainBars } from './bars.ts'

/** As far from the leader as the tool of speed 1 reaches (LG1-COH-002). */
export const COHESION = toolLength[1]

/**
 * The rule by which a miniature may not stand here beside its leader; null: it may. There must be a way from the leader to
 * it, as a move of speed 1 (LG1-COH-002 to -014).
 */
export function outOfReachByTool(s: LState, unit: Unit, leader: Place, at: Place): string | null {
  if (exceeds(apart(unit, leader, unit, at), COHESION)) return 'LG1-COH-002'
  const field = battlefieldOf(s.table.map)
  const height = heightOf(field, leader.on)
  const up = heightOf(field, at.on) - height
  const step = stepOf(s, unit)
  // Nobody stands above the leader; whoever stands below is at the foot of where it does.
  if (exceeds(up, step)) return 'LG1-COH-013'
  if (exceeds(-up, step)) return footRefused(field, unit, leader, at, -up)
  const { shapes, boxes } = terrainBars(s, unit, height)
  return wayTo(toolOf(1), discAt(unit, leader), at, shapes, boxes) === null ? 'LG1-COH-003' : null
}

/** On a lower level: no more than height 1 below, and at the foot of where the leader stands. */
function footRefused(field: Battlefield, unit: Unit, leader: Place, at: Place, down: number): string | null {
  if (exceeds(down, SEGMENT)) return 'LG1-COH-009'
  const stands = partNamed(field, leader.on ?? '')
  const touches = stands !== undefined && isAgainst(baseAt(unit, at), stands.outline)
  return touches ? null : 'LG1-COH-011'
}
