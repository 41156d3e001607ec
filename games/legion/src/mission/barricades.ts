import { nextBelow, type Plain, type RuleId, type Space } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import {
  circle,
  isOnTable,
  isWhollyInside,
  isWithin,
  outlineAt,
  overlaps,
  type Polygon,
  type Pose,
  rest,
} from '@sandtable/plane'
import { SEGMENT } from '../geometry/measures.ts'
import { spotAnywhere } from '../proposals/spots.ts'
import { type Legion, type LState, otherSeat } from '../state.ts'
import { type Battlefield, battlefieldOf, findKind, partsNear } from '../terrain/battlefield.ts'
import type { Barricading } from '../vocabulary/missions.ts'
import { isOnMini, radiusOfToken } from './placing.ts'
import { isInRectsOf } from './territory.ts'

/** Barricades that a card adds: in friendly or contested territory, beyond range 1 of each other (LG2-BAT-yw). */

/** How high a barricade would stand here: on the ground, in area terrain or wholly on a level (LG2-BASE-001); null: it has no footing. */
export function footingOf(field: Battlefield, pose: Pose): number | null {
  const shape = shapeOf(pose)
  const under = partsNear(field, shape).filter(
    ({ kind, outline }) => kind.class !== 'area' && overlaps(shape, outline),
  )
  if (under.some(({ stands, outline }) => !stands || !isWhollyInside(shape, outline))) return null
  return Math.max(0, ...under.map(({ top }) => top))
}

const local = findKind('barricade')?.parts[0]?.outline ?? []

function shapeOf(pose: Pose): Polygon {
  return outlineAt(pose, local)
}

export function readBarricade(answer: Plain): Pose | null {
  if (!isMap(answer)) return null
  const { x, y, facing } = answer
  return [x, y, facing].every(Number.isFinite)
    ? rest({ x: x as number, y: y as number, facing: facing as number })
    : null
}

function refuseBarricade(s: LState, v: Barricading, pose: Pose): RuleId | null {
  const shape = shapeOf(pose)
  const field = battlefieldOf(s.table.map)
  if (!isOnTable(shape, field) || isInRectsOf(s, otherSeat(v.seat), shape)) return 'LG2-BAT-yw'
  if (v.placed.some((other) => isWithin(shape, shapeOf(other), SEGMENT))) return 'LG2-BAT-yw'
  if (footingOf(field, pose) === null) return 'LG2-BASE-001'
  const tokens = s.table.objectives.filter(({ lies }) => lies)
  if (tokens.some((one) => overlaps(shape, circle(one.x, one.y, radiusOfToken(one))))) return 'LG2-TERR-007'
  return isOnMini(s, shape) ? 'LG2-BASE-002' : null
}

export const barricadePlaces: Space<Legion, Barricading, Plain> = {
  describe: (_, v) => ({ barricade: { seat: v.seat, left: v.left } }),
  refuse(s, v, answer) {
    if (answer === 'done') return null
    const pose = readBarricade(answer)
    return pose === null ? 'LG2-BAT-yw' : refuseBarricade(s, v, pose)
  },
  sample(s, v, _, random) {
    const facing = nextBelow(random, 180)
    const at = spotAnywhere(s, random, (spot) => refuseBarricade(s, v, { facing, ...spot }) === null)
    return at === null ? 'done' : { facing, ...at }
  },
}
