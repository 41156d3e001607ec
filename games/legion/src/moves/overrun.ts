import { overlaps, type Shape, templateStart, toolParts } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { enemiesOf } from '../units.ts'
import type { Moving, NotchedMove, RoundMove } from '../vocabulary/moves.ts'
import { passesOver, runOf } from './along-tool.ts'
import { entryAt } from './entering.ts'
import { layingOf } from './round.ts'
import { toolOf } from './tool.ts'

/**
 * The enemy units that the tool lay over, or the leader's base passed over, in a move that came so far along the tool
 * (LG2-WKW-054); to be asked before the unit stands where the move led.
 */
export function overranIn(s: LState, v: Moving, unit: Unit, move: NotchedMove, front: number): UnitId[] {
  const run = runOf(unit, move, entryAt(s, v, unit, move.from))
  const tool = toolParts(toolOf(move.speed), { start: templateStart(run.track), bend: move.bend })
  const isUnder = (shape: Shape) => tool.some((part) => overlaps(part, shape))
  return enemiesOf(s, unit).flatMap((enemy) => {
    const bases = enemy.minis.map((mini) => baseOf(enemy, mini))
    return bases.some(isUnder) || passesOver(run, bases, front) ? [enemy.id] : []
  })
}

/** The same for a round base, which is put down at the end of the tool. */
export function overranByTool(s: LState, v: Moving, unit: Unit, move: RoundMove): UnitId[] {
  const tool = toolParts(toolOf(move.speed), layingOf(s, v, unit, move))
  return enemiesOf(s, unit).flatMap((enemy) =>
    enemy.minis.some((mini) => tool.some((part) => overlaps(part, baseOf(enemy, mini)))) ? [enemy.id] : [],
  )
}
