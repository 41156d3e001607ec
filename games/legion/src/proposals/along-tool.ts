import { flushAt, placeOnTrack, rest, wayAlong } from '@sandtable/plane'
import { discAt } from '../geometry/bases.ts'
import { toolOf } from '../moves/tool.ts'
import type { LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Moving, RoundMove, Speed } from '../vocabulary/moves.ts'

/** So much of the way along a tool that is laid so. */
export function alongTool(
  s: LState,
  v: Pick<Moving, 'unit'>,
  speed: Speed,
  direction: number,
  bend: number,
  share: number,
): RoundMove {
  const unit = unitOf(s, v.unit)
  const base = discAt(unit, leaderOf(unit))
  const track = wayAlong(toolOf(speed), base, { start: flushAt(base, direction), bend })
  const { x, y } = rest({ ...placeOnTrack(track, share * track.length).pose, facing: 0 })
  return { speed, direction, bend, x, y }
}
