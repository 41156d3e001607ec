import { nextBelow, type Random } from '@sandtable/kernel'
import { type Point, rest, wayTo } from '@sandtable/plane'
import { discAt } from '../geometry/bases.ts'
import { MOST_BEND } from '../geometry/measures.ts'
import { alongTool } from '../moves/2018/along-tool.ts'
import { isOffBattlefield } from '../moves/2018/edge.ts'
import { barsFor, judgeSweep } from '../moves/2018/round.ts'
import { toolOf } from '../moves/tool.ts'
import type { LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Moving, RoundMove, Speed } from '../vocabulary/moves.ts'

/** Looking for moves of round bases that follow the tool. What is not found may still be laid by hand. */

const speeds: readonly Speed[] = [1, 2, 3]

/** A legal move that puts the leader here, with the shortest tool that does; null: none is found. */
export function sweepTo(s: LState, v: Moving, at: Point): RoundMove | null {
  const unit = unitOf(s, v.unit)
  const { x, y } = rest({ ...at, facing: 0 })
  if (isOffBattlefield(s, unit, { x, y })) return null
  for (const speed of speeds) {
    if (speed > v.speed) break
    const { shapes, boxes } = barsFor(s, v, unit, speed)
    const way = wayTo(toolOf(speed), discAt(unit, leaderOf(unit)), { x, y }, shapes, boxes)
    const move = way === null ? null : { speed, direction: way.start.facing, bend: way.bend, x, y }
    if (move !== null && typeof judgeSweep(s, v, move) !== 'string') return move
  }
  return null
}

/** The tool laid anyhow, and the leader somewhere along it or at its end. */
export function someSweep(s: LState, v: Moving, random: Random): RoundMove | null {
  if (v.speed < 1) return null
  for (let tries = 0; tries < 12; tries++) {
    const move = laidAnyhow(s, v, random)
    if (!isOffBattlefield(s, unitOf(s, v.unit), move) && typeof judgeSweep(s, v, move) !== 'string')
      return move
  }
  return null
}

function laidAnyhow(s: LState, v: Moving, random: Random): RoundMove {
  const most = Math.min(3, v.speed)
  const speed = (nextBelow(random, 3) > 0 ? most : 1 + nextBelow(random, most)) as Speed
  const bend = nextBelow(random, 2) > 0 ? nextBelow(random, 2 * MOST_BEND + 1) - MOST_BEND : 0
  const share = nextBelow(random, 2) > 0 ? nextBelow(random, 1001) / 1000 : 1
  return alongTool(s, v, speed, nextBelow(random, 360), bend, share)
}
