import type { Plain, RuleId, Space } from '@sandtable/kernel'
import { circle, freeSpots, isWithin, overlaps, type Point, type Shape } from '@sandtable/plane'
import { FAR_OFF } from '../bounds/far-off.ts'
import { baseAt } from '../geometry/bases.ts'
import { ASSET_RADIUS, HALF } from '../geometry/measures.ts'
import { tokensToAvoid } from '../moves/ground.ts'
import { spotNear } from '../proposals/spots.ts'
import type { Legion, LState } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { unitOf } from '../units.ts'
import type { Dropping } from '../vocabulary/procedures.ts'
import { refusePlace, spotIn } from './placing.ts'

/** Where an asset token may be laid down by the opponent of whoever drops it (LG2-OBJ-012, -019 to -021, -023). */

const asset = { kind: 'asset' } as const

/** The leader that drops it stands there meanwhile, even the one that was defeated last (LG2-OBJ-015). */
function leaderIn(s: LState, v: Dropping): Shape {
  return baseAt(unitOf(s, v.unit), v.at)
}

function refuseDrop(s: LState, v: Dropping, at: Point): RuleId | null {
  return overlaps(circle(at.x, at.y, ASSET_RADIUS), leaderIn(s, v))
    ? 'LG2-BASE-003'
    : refusePlace(s, asset, at)
}

/** The nearest place that is allowed, within ½ or, where there is none, beyond it (LG2-OBJ-023). */
export function firstPlace(s: LState, v: Dropping): Point {
  const zone = { about: circle(v.at.x, v.at.y, FAR_OFF), inside: battlefieldOf(s.table.map).outline }
  for (const spot of freeSpots(v.at, ASSET_RADIUS, zone, [leaderIn(s, v), ...tokensToAvoid(s)]))
    if (refuseDrop(s, v, spot) === null) return spot
  return v.at
}

export const placesToDrop: Space<Legion, Dropping, Plain> = {
  describe: (_, v) => ({ drop: { unit: v.unit, reach: HALF, at: { x: v.at.x, y: v.at.y } } }),
  refuse(s, v, answer) {
    if (answer === 'nearest') return null
    const spot = spotIn(answer)
    if (spot === null) return 'LG2-OBJ-012'
    if (!isWithin(circle(spot.x, spot.y, ASSET_RADIUS), leaderIn(s, v), HALF)) return 'LG2-OBJ-012'
    return refuseDrop(s, v, spot)
  },
  sample: (s, v, seat, random) =>
    spotNear(random, v.at, HALF, (at) => placesToDrop.refuse(s, v, at, seat) === null) ?? 'nearest',
}
