import { nextBelow, type Random } from '@sandtable/kernel'
import { firstOverlapped, type Point, restPoint, wayTo } from '@sandtable/plane'
import { discAt, heightOfMini } from '../geometry/bases.ts'
import { MOST_BEND } from '../geometry/measures.ts'
import { terrainBars } from '../moves/2018/bars.ts'
import { isOffBattlefield } from '../moves/2018/edge.ts'
import { barsFor, judgeSweep } from '../moves/2018/round.ts'
import { toolOf } from '../moves/tool.ts'
import type { LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Moving, RoundMove, Speed } from '../vocabulary/moves.ts'
import { alongTool } from './along-tool.ts'

/** Looking for moves of round bases that follow the tool. What is not found may still be laid by hand. */

const speeds: readonly Speed[] = [1, 2, 3]

/** A legal move that puts the leader here, with the shortest tool that does; null: none is found. */
export function sweepTo(s: LState, v: Moving, at: Point): RoundMove | null {
  const unit = unitOf(s, v.unit)
  const { x, y } = restPoint(at)
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

/** How far apart places are looked at, and how near to a wall one comes, in mm. */
const [STEP, NEAR] = [5, 0.1]

/** Straight towards a place that terrain bars, up to the wall: whoever stands there may climb (LG1-VERT-001). */
export function sweepUpTo(s: LState, v: Moving, at: Point): RoundMove | null {
  const unit = unitOf(s, v.unit)
  const leader = leaderOf(unit)
  const base = discAt(unit, leader)
  const { shapes, boxes } = terrainBars(s, unit, heightOfMini(s, leader), v.jump)
  const far = distanceBetween(leader, at)
  const spot = (share: number) => ({
    x: leader.x + (at.x - leader.x) * share,
    y: leader.y + (at.y - leader.y) * share,
  })
  const isBarred = (share: number) => firstOverlapped([{ ...base, ...spot(share) }], shapes, boxes) !== null
  let [free, barred] = [0, STEP / far]
  while (barred < 1 && !isBarred(barred)) [free, barred] = [barred, barred + STEP / far]
  if (!isBarred(Math.min(barred, 1))) return null
  while ((barred - free) * far > NEAR) {
    const middle = (free + barred) / 2
    if (isBarred(middle)) barred = middle
    else free = middle
  }
  return free * far < 1 ? null : sweepTo(s, v, spot(free))
}

function distanceBetween(one: Point, other: Point): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
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
