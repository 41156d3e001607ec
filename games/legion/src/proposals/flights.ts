import type { Point } from '@sandtable/plane'
import { MOST_BEND } from '../geometry/measures.ts'
import { straightTo, wayOff } from '../moves/2018/ways-off.ts'
import type { LState, TableEdge, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { unitOf } from '../units.ts'
import type { Moving, RoundMove, Speed } from '../vocabulary/moves.ts'
import { alongTool } from './along-tool.ts'

/** Looking for ways to run for an edge: what is found is judged as any move. */

/** Degrees between the directions and the bends that are tried. */
const TURN = 5
const BEND = 30

/** How much of the tool a unit runs along: all of it, or as much as it can. */
export const shares: readonly number[] = [1, 0.75, 0.5, 0.25]

/** All ways to lay tools of these speeds, in steps, those that leave the shortest way first; many lead through what bars it. */
export function flights(
  s: LState,
  v: Moving,
  speeds: readonly Speed[],
  edge: TableEdge,
  share: number,
): RoundMove[] {
  const unit = unitOf(s, v.unit)
  const found: { readonly move: RoundMove; readonly left: number }[] = []
  for (const speed of speeds)
    for (let bend = -MOST_BEND; bend <= MOST_BEND; bend += BEND)
      for (let direction = 0; direction < 360; direction += TURN) {
        const move = alongTool(s, v, speed, direction, bend, share)
        // Of ways that leave as much, the one that bends least.
        found.push({ move, left: leftAt(s, unit, edge, move) + Math.abs(bend) / 1000 })
      }
  return found.sort((a, b) => a.left - b.left).map(({ move }) => move)
}

/** How far it is from there to the edge; over it, the farther the better, whatever lies there. */
function leftAt(s: LState, unit: Unit, edge: TableEdge, at: Point): number {
  const straight = straightTo(battlefieldOf(s.table.map), edge, at)
  return straight <= 0 ? straight : wayOff(s, unit, edge, at)
}
