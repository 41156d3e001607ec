import { MOST_BEND } from '../../geometry/measures.ts'
import type { LState, TableEdge } from '../../state.ts'
import { unitOf } from '../../units.ts'
import type { Moving, RoundMove, Speed } from '../../vocabulary/moves.ts'
import type { Judged } from '../ending.ts'
import { alongTool } from './along-tool.ts'
import { isSlowedMove, judgeSweep } from './round.ts'
import { wayOff } from './ways-off.ts'

/** Degrees between the directions and the bends that are tried. */
const TURN = 5
const BEND = 30

/**
 * The whole move that leaves the shortest way to the edge; where none is possible, the part of one (LG1-PANB-005, -006);
 * null: it cannot move at all.
 */
export function moveToEdge(s: LState, v: Moving, edge: TableEdge): Judged | null {
  // Difficult terrain may leave it one speed less (LG1-DIFF-001, -002).
  const most = Math.min(3, v.speed)
  const speeds = [most, most - 1].filter((speed): speed is Speed => speed >= 1)
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const all = speeds.flatMap((speed) => ideas(s, v, speed, edge, share))
    for (const { move } of all.sort((a, b) => a.left - b.left)) {
      const judged = judgeSweep(s, v, move)
      if (typeof judged === 'string') continue
      if (move.speed === most || isSlowedMove(s, v, move, judged)) return judged
    }
  }
  return null
}

interface Idea {
  readonly move: RoundMove
  readonly left: number
}

/** All ways to lay the tool, in steps, with what they leave: many of them lead through what bars the way. */
function ideas(s: LState, v: Moving, speed: Speed, edge: TableEdge, share: number): Idea[] {
  const unit = unitOf(s, v.unit)
  const found: Idea[] = []
  for (let bend = -MOST_BEND; bend <= MOST_BEND; bend += BEND)
    for (let direction = 0; direction < 360; direction += TURN) {
      const move = alongTool(s, v, speed, direction, bend, share)
      // Of ways that leave as much, the one that bends least.
      found.push({ move, left: wayOff(s, unit, edge, move) + Math.abs(bend) / 1000 })
    }
  return found
}
