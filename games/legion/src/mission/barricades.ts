import { nextBelow, type Plain, type RuleId, type Space } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import {
  circle,
  isOnTable,
  isWithin,
  outlineAt,
  overlaps,
  type Polygon,
  type Pose,
  rest,
} from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { type Legion, type LState, otherSeat } from '../state.ts'
import { battlefieldOf, findKind, partsNear } from '../terrain/battlefield.ts'
import { unitsOn } from '../units.ts'
import type { Barricading } from '../vocabulary/missions.ts'
import { radiusOfToken } from './placing.ts'
import { isInRectsOf } from './territory.ts'

/** Barricades that a card adds: in friendly or contested territory, beyond range 1 of each other (LG2-BAT-yw). */

const local = findKind('barricade')?.parts[0]?.outline ?? []

function shapeOf(pose: Pose): Polygon {
  return outlineAt(pose, local)
}

export function readBarricade(answer: Plain): Pose | null {
  if (!isMap(answer)) return null
  const { x, y, facing } = answer
  return [x, y, facing].every((one) => typeof one === 'number' && Number.isFinite(one))
    ? rest({ x: x as number, y: y as number, facing: facing as number })
    : null
}

function refuseBarricade(s: LState, v: Barricading, pose: Pose): RuleId | null {
  const shape = shapeOf(pose)
  const field = battlefieldOf(s.table.map)
  if (!isOnTable(shape, field) || isInRectsOf(s, otherSeat(v.seat), shape)) return 'LG2-BAT-yw'
  if (v.placed.some((other) => isWithin(shape, shapeOf(other), SEGMENT))) return 'LG2-BAT-yw'
  if (partsNear(field, shape).some(({ outline }) => overlaps(shape, outline))) return 'LG2-BAT-yw'
  const tokens = s.table.objectives.filter(({ lies }) => lies)
  if (tokens.some((one) => overlaps(shape, circle(one.x, one.y, radiusOfToken(one))))) return 'LG2-TERR-007'
  const stands = unitsOn(s).some((unit) => unit.minis.some((mini) => overlaps(shape, baseOf(unit, mini))))
  return stands ? 'LG2-TERR-008' : null
}

export const barricadePlaces: Space<Legion, Barricading, Plain> = {
  describe: (_, v) => ({ barricade: { seat: v.seat, left: v.left } }),
  refuse(s, v, answer) {
    if (answer === 'done') return null
    const pose = readBarricade(answer)
    return pose === null ? 'LG2-BAT-yw' : refuseBarricade(s, v, pose)
  },
  sample(s, v, _, random) {
    const { width, height } = battlefieldOf(s.table.map)
    for (let tries = 0; tries < 20; tries++) {
      const pose = rest({
        x: (nextBelow(random, 1000) / 1000) * width,
        y: (nextBelow(random, 1000) / 1000) * height,
        facing: nextBelow(random, 180),
      })
      if (refuseBarricade(s, v, pose) === null) return { x: pose.x, y: pose.y, facing: pose.facing }
    }
    return 'done'
  },
}
