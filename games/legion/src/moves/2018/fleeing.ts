import { flights, shares } from '../../proposals/flights.ts'
import type { LState, TableEdge } from '../../state.ts'
import type { Moving, Speed } from '../../vocabulary/moves.ts'
import type { Judged } from '../ending.ts'
import { isSlowedMove, judgeSweep } from './round.ts'

/**
 * The whole move that leaves the shortest way to the edge; where none is possible, the part of one (LG1-PANB-005, -006);
 * null: it cannot move at all.
 */
export function moveToEdge(s: LState, v: Moving, edge: TableEdge): Judged | null {
  // Difficult terrain may leave it one speed less (LG1-DIFF-001, -002).
  const most = Math.min(3, v.speed)
  const speeds = [most, most - 1].filter((speed): speed is Speed => speed >= 1)
  for (const share of shares)
    for (const move of flights(s, v, speeds, edge, share)) {
      const judged = judgeSweep(s, v, move)
      if (typeof judged === 'string') continue
      if (move.speed === most || isSlowedMove(s, v, move, judged)) return judged
    }
  return null
}
