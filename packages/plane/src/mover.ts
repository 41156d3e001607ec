/**
 * The base that a sweep moves: its convex parts, and where they are now. There is one, used by one sweep at a
 * time, so that moving it allocates nothing.
 */

import { type Boxes, boxesNear } from './broad.ts'
import { oneCore, rounding, severalParts, signedGap } from './core.ts'
import type { Shape } from './shape.ts'
import { base as at, putOnTrack, type Track } from './track.ts'

/** The outlines of the base's convex parts where it is now; only the first `mover.count` are in use. */
export const placed: number[][] = []

export const mover = {
  count: 0,
  round: 0,
  /** No point of the base moves faster than this, in mm per mm of travel. */
  speed: 1,
}

/** The box of the base where it is now. */
export const moverBox = [0, 0, 0, 0]

const locals: (readonly number[])[] = []

/** Takes up a base, given in its own coordinates, to move it along a track. */
export function takeUp(base: Shape, track: Track): void {
  const parts = severalParts(base)
  mover.count = parts === null ? 1 : parts.length
  mover.round = rounding(base)
  const middle = track.reverse ? (track.trail - track.lead) / 2 : (track.lead - track.trail) / 2
  let reach = 0
  for (let i = 0; i < mover.count; i++) {
    const local = parts === null ? oneCore(base, [0, 0]) : parts[i]!
    locals[i] = local
    const outline = placed[i] ?? []
    placed[i] = outline
    outline.length = local.length
    for (let j = 0; j < local.length; j += 2) {
      const x = local[j]!
      const y = local[j + 1]! - middle
      reach = Math.max(reach, x * x + y * y)
    }
  }
  // The middle between the guides moves by at most the travel; everything else turns about it.
  mover.speed = 1 + track.turnRate * (Math.sqrt(reach) + mover.round)
}

/** Puts the base at this travel of the track. */
export function moveTo(track: Track, travel: number): void {
  putOnTrack(track, travel)
  let minX = Number.POSITIVE_INFINITY
  let minY = Number.POSITIVE_INFINITY
  let maxX = Number.NEGATIVE_INFINITY
  let maxY = Number.NEGATIVE_INFINITY
  for (let i = 0; i < mover.count; i++) {
    const local = locals[i]!
    const outline = placed[i]!
    for (let j = 0; j < local.length; j += 2) {
      const x = local[j]!
      const y = local[j + 1]!
      const px = at.x + x * at.dy + y * at.dx
      const py = at.y + y * at.dy - x * at.dx
      outline[j] = px
      outline[j + 1] = py
      if (px < minX) minX = px
      if (px > maxX) maxX = px
      if (py < minY) minY = py
      if (py > maxY) maxY = py
    }
  }
  moverBox[0] = minX - mover.round
  moverBox[1] = minY - mover.round
  moverBox[2] = maxX + mover.round
  moverBox[3] = maxY + mover.round
}

const point = [0, 0]

/** The signed gap between the base where it is now and a shape. */
export function gapTo(shape: Shape): number {
  const parts = severalParts(shape)
  const round = mover.round + rounding(shape)
  const count = parts === null ? 1 : parts.length
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < mover.count; i++) {
    for (let j = 0; j < count; j++) {
      const gap = signedGap(placed[i]!, parts === null ? oneCore(shape, point) : parts[j]!, round)
      if (gap < least) least = gap
    }
  }
  return least
}

/** The shape with the least signed gap to the base where it is now, and that gap. */
export const closest = { shape: -1, gap: 0 }

/** Looks for the closest shape among those whose boxes come within `reach`. None: shape −1, gap Infinity. */
export function findClosest(shapes: readonly Shape[], boxes: Boxes, reach: number): void {
  closest.shape = -1
  closest.gap = Number.POSITIVE_INFINITY
  for (let i = 0; i < shapes.length; i++) {
    if (!boxesNear(moverBox, 0, boxes, i, reach)) continue
    const gap = gapTo(shapes[i]!)
    if (gap < closest.gap) {
      closest.shape = i
      closest.gap = gap
    }
  }
}
