import {
  distance,
  distanceTo,
  exceeds,
  isOnTable,
  outlineAt,
  type Polygon,
  type Pose,
  TOLERANCE,
} from '@sandtable/plane'
import { SEGMENT } from '../geometry/measures.ts'
import { keepByBoth } from '../remembered.ts'
import { type Battlefield, kindOn } from '../terrain/battlefield.ts'

/** Where pieces of terrain that players lay in turn may lie (LG1-TSET-003, -004), looked for on a raster. */

const STEP = 25
const TURN = 30

/** The parts of a piece of this kind, laid so. */
export function partsLaid({ plan }: Battlefield, kind: string, pose: Pose): Polygon[] {
  return kindOn(plan, kind).parts.map(({ outline }) => outlineAt(pose, outline))
}

/** How far it would be from all other pieces; 0: it touches one; without end: there is none. */
export function awayFromOthers(field: Battlefield, laid: readonly Polygon[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const shape of laid)
    for (const { outline } of field.parts) least = Math.min(least, distance(shape, outline))
  return least <= TOLERANCE ? 0 : least
}

export function isOnField(field: Battlefield, laid: readonly Polygon[]): boolean {
  return laid.every((shape) => isOnTable(shape, field))
}

/** A place beyond range 1 of all others, the nearest to the middle; null: none was found. */
export const placeBeyond = keepByBoth((field: Battlefield, kind: string) => firstPose(field, kind, SEGMENT))

/** A place at which it touches no other; null: none was found. */
export const placeApart = keepByBoth((field: Battlefield, kind: string) => firstPose(field, kind, 0))

function firstPose(field: Battlefield, kind: string, beyond: number): Pose | null {
  for (const { x, y } of fromTheMiddle(field)) {
    // What has its middle there is no farther from the others than its middle.
    if (field.parts.some(({ outline }) => !exceeds(distanceTo(outline, x, y), beyond))) continue
    for (let facing = 0; facing < 360; facing += TURN) {
      const laid = partsLaid(field, kind, { x, y, facing })
      if (isOnField(field, laid) && exceeds(awayFromOthers(field, laid), beyond)) return { x, y, facing }
    }
  }
  return null
}

function fromTheMiddle({ width, height }: Battlefield): { x: number; y: number }[] {
  const all: { x: number; y: number; far: number }[] = []
  for (let y = STEP / 2; y < height; y += STEP)
    for (let x = STEP / 2; x < width; x += STEP)
      all.push({ x, y, far: (x - width / 2) ** 2 + (y - height / 2) ** 2 })
  return all.sort((a, b) => a.far - b.far)
}
