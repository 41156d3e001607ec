import type { Plain, Space } from '@sandtable/kernel'
import { circle, freeSpots, isWithin, type Point } from '@sandtable/plane'
import { baseAt } from '../geometry/bases.ts'
import { ASSET_RADIUS, HALF } from '../geometry/measures.ts'
import { tokensToAvoid } from '../moves/ground.ts'
import { spotNear } from '../proposals/spots.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { unitOf } from '../units.ts'
import type { Dropping } from '../vocabulary/procedures.ts'
import { refusePlace, spotIn } from './placing.ts'

/** Where an asset token may be laid down by the opponent of whoever drops it (LG2-OBJ-012, -019 to -021, -023). */

const asset = { kind: 'asset' } as const

/** The leader that drops it: the one that was defeated last still counts (LG2-OBJ-015). */
function near(s: LState, v: Dropping): { readonly unit: Unit; readonly at: Point } {
  return { unit: unitOf(s, v.unit), at: v.at }
}

/** The nearest places that it may have, from the leader outwards. */
function placesNear(s: LState, v: Dropping, reach: number): Generator<Point> {
  const { at } = near(s, v)
  const zone = { about: circle(at.x, at.y, reach), inside: battlefieldOf(s.table.map).outline }
  return freeSpots(at, ASSET_RADIUS, zone, tokensToAvoid(s))
}

/** The first place that is allowed within ½, else the nearest beyond it (LG2-OBJ-023). */
export function firstPlace(s: LState, v: Dropping): Point {
  for (const reach of [HALF, 20 * HALF])
    for (const spot of placesNear(s, v, reach)) if (refusePlace(s, asset, spot) === null) return spot
  return near(s, v).at
}

export const placesToDrop: Space<Legion, Dropping, Plain> = {
  describe: (_, v) => ({ drop: { unit: v.unit, reach: HALF } }),
  refuse(s, v, answer) {
    if (answer === 'nearest') return null
    const spot = spotIn(answer)
    if (spot === null) return 'LG2-OBJ-012'
    const { unit, at } = near(s, v)
    const leader = baseAt(unit, at)
    if (!isWithin(circle(spot.x, spot.y, ASSET_RADIUS), leader, HALF)) return 'LG2-OBJ-012'
    return refusePlace(s, asset, spot)
  },
  sample: (s, v, seat, random) =>
    spotNear(random, v.at, HALF, (at) => placesToDrop.refuse(s, v, at, seat) === null) ?? 'nearest',
}
