/**
 * The part of the forbidden ground that a search has to look at: the convex cores of the shapes near it. A search
 * takes it up once and asks it often; there is one, used by one search at a time, so that asking allocates nothing.
 */

import { type Boxes, boxesNear, candidates } from './broad.ts'
import { oneCore, rounding, severalParts, signedGap } from './core.ts'
import { type Shape, TOLERANCE } from './shape.ts'

/** The cores, each with its rounding and box; only the first `ground.cores` are in use. */
const cores: (readonly number[])[] = []
const rounds: number[] = []
const coreBoxes: number[] = []

/** The corners of the shapes, flat: x, y and rounding. Only the first `ground.corners` are in use. */
export const corners: number[] = []

export const ground = { cores: 0, corners: 0 }

function addCore(core: readonly number[], round: number): void {
  const at = ground.cores++
  cores[at] = core
  rounds[at] = round
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (let i = 0; i < core.length; i += 2) {
    minX = Math.min(minX, core[i]!)
    maxX = Math.max(maxX, core[i]!)
    minY = Math.min(minY, core[i + 1]!)
    maxY = Math.max(maxY, core[i + 1]!)
  }
  coreBoxes[4 * at] = minX - round
  coreBoxes[4 * at + 1] = minY - round
  coreBoxes[4 * at + 2] = maxX + round
  coreBoxes[4 * at + 3] = maxY + round
}

function addCorners(points: readonly number[], round: number): void {
  for (let i = 0; i < points.length; i += 2) {
    const at = 3 * ground.corners++
    corners[at] = points[i]!
    corners[at + 1] = points[i + 1]!
    corners[at + 2] = round
  }
}

/** Takes up the shapes that come near `reach`. */
export function takeGround(reach: Shape, shapes: readonly Shape[], boxes: Boxes): void {
  ground.cores = 0
  ground.corners = 0
  for (const number of candidates(reach, boxes, 0)) {
    const shape = shapes[number]!
    const round = rounding(shape)
    const whole = oneCore(shape, [0, 0])
    addCorners(whole, round)
    for (const core of severalParts(shape) ?? [whole]) addCore(core, round)
  }
}

const box = [0, 0, 0, 0]

/** Does a convex core with this rounding overlap none of the ground? */
export function isClear(core: readonly number[], round: number): boolean {
  let minX = core[0]!
  let minY = core[1]!
  let maxX = minX
  let maxY = minY
  for (let i = 2; i < core.length; i += 2) {
    const x = core[i]!
    const y = core[i + 1]!
    if (x < minX) minX = x
    else if (x > maxX) maxX = x
    if (y < minY) minY = y
    else if (y > maxY) maxY = y
  }
  box[0] = minX - round
  box[1] = minY - round
  box[2] = maxX + round
  box[3] = maxY + round
  for (let i = 0; i < ground.cores; i++) {
    if (!boxesNear(box, 0, coreBoxes, i, 0)) continue
    if (signedGap(core, cores[i]!, round + rounds[i]!) < -TOLERANCE) return false
  }
  return true
}
