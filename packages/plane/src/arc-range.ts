/**
 * Range inside an arc: the shortest line from a shape to those points of another that lie in the arc.
 *
 * For convex shapes, walking from any point of the target towards the overall nearest point never leads
 * farther away. So if that point is outside the arc, the answer lies where the walk leaves the arc: on one of
 * its bounding lines. It is therefore enough to look at the nearest point and at the chords that those lines
 * cut from the target.
 */

import { type Arc, aim, isInArc, isPointInArc, rays } from './arc.ts'
import { chord, chordOfDisc } from './chord.ts'
import { severalParts } from './core.ts'
import { type Line, type Nearest, nearest } from './nearest.ts'
import type { Point, Polygon, Shape } from './shape.ts'

/** The edge lines of an arc as segments long enough to pass the target. */
function boundary(arc: Arc, target: Shape): Line[] {
  const x = target.type === 'circle' ? target.x : target.points[0]!
  const y = target.type === 'circle' ? target.y : target.points[1]!
  let reach = 0
  if (target.type === 'circle') reach = target.r
  else {
    for (let i = 0; i < target.points.length; i += 2) {
      reach = Math.max(reach, Math.abs(target.points[i]! - x) + Math.abs(target.points[i + 1]! - y))
    }
  }
  const length =
    1 + reach + Math.abs(x - arc.x) + Math.abs(y - arc.y) + (arc.type === 'strip' ? arc.width : 0)
  aim(arc)
  const right = { x: rays.rightX, y: rays.rightY }
  const left = { x: rays.leftX, y: rays.leftY }
  const lines = [
    { from: right, to: { x: right.x + length * rays.rightDx, y: right.y + length * rays.rightDy } },
    { from: left, to: { x: left.x + length * rays.leftDx, y: left.y + length * rays.leftDy } },
  ]
  if (arc.type === 'strip') lines.push({ from: left, to: right })
  return lines
}

/** The part of the line inside a convex shape. Where it merely passes within the tolerance, a point of it. */
function chordOf(line: Line, shape: Shape): Polygon | null {
  const dx = line.to.x - line.from.x
  const dy = line.to.y - line.from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  const ux = dx / length
  const uy = dy / length
  let from = 0
  let to = length
  if (shape.type === 'circle') {
    if (chordOfDisc(line.from.x, line.from.y, ux, uy, shape.x, shape.y, shape.r)) {
      from = Math.max(from, chord.from)
      to = Math.min(to, chord.to)
    } else to = -1
  } else {
    const points = shape.points
    for (let i = 0; i < points.length; i += 2) {
      const ex = points[(i + 2) % points.length]! - points[i]!
      const ey = points[(i + 3) % points.length]! - points[i + 1]!
      const height = ex * (line.from.y - points[i + 1]!) - ey * (line.from.x - points[i]!)
      const rate = ex * uy - ey * ux
      if (rate > 0) from = Math.max(from, -height / rate)
      else if (rate < 0) to = Math.min(to, -height / rate)
      else if (height < 0) to = -1
    }
  }
  if (from > to) return null
  const { x, y } = line.from
  return { type: 'polygon', points: [x + from * ux, y + from * uy, x + to * ux, y + to * uy] }
}

/** The stretch of the segment p–q that lies in the arc, or null. */
function clipped(p: Point, q: Point, arc: Arc, lines: readonly Line[]): readonly [number, number] | null {
  const cuts = [0, 1]
  for (const { from, to } of lines) {
    const dx = to.x - from.x
    const dy = to.y - from.y
    const a = dx * (p.y - from.y) - dy * (p.x - from.x)
    const b = dx * (q.y - from.y) - dy * (q.x - from.x)
    if (a > 0 !== b > 0) cuts.push(a / (a - b))
  }
  cuts.sort((a, b) => a - b)
  let first = -1
  let last = -1
  for (let i = 0; i + 1 < cuts.length; i++) {
    const middle = (cuts[i]! + cuts[i + 1]!) / 2
    if (cuts[i + 1]! <= cuts[i]!) continue
    if (!isPointInArc(p.x + middle * (q.x - p.x), p.y + middle * (q.y - p.y), arc)) continue
    if (first < 0) first = cuts[i]!
    last = cuts[i + 1]!
  }
  return first < 0 ? null : [first, last]
}

function lineBetween(a: Line, b: Line, share: number): Line {
  return {
    from: { x: a.from.x + share * (b.from.x - a.from.x), y: a.from.y + share * (b.from.y - a.from.y) },
    to: { x: a.to.x + share * (b.to.x - a.to.x), y: a.to.y + share * (b.to.y - a.to.y) },
  }
}

/** The lines of `near` that end in the arc, or null if none does. */
function narrowed(near: Nearest, arc: Arc, lines: readonly Line[]): Nearest | null {
  if (near.other === null) return isPointInArc(near.line.to.x, near.line.to.y, arc) ? near : null
  const stretch = clipped(near.line.to, near.other.to, arc, lines)
  if (stretch === null) return null
  return {
    distance: near.distance,
    line: lineBetween(near.line, near.other, stretch[0]),
    other: lineBetween(near.line, near.other, stretch[1]),
  }
}

function convexNearest(a: Shape, b: Shape, arc: Arc): Nearest | null {
  const lines = boundary(arc, b)
  const whole = narrowed(nearest(a, b), arc, lines)
  if (whole !== null) return whole
  let best: Nearest | null = null
  for (const line of lines) {
    const cut = chordOf(line, b)
    if (cut === null) continue
    const near = nearest(a, cut)
    if (best === null || near.distance < best.distance) best = near
  }
  if (best !== null) return best
  // In the arc by no more than the tolerance: the point of the target that comes nearest to its lines counts.
  for (const line of lines) {
    const ray: Polygon = { type: 'polygon', points: [line.from.x, line.from.y, line.to.x, line.to.y] }
    const grazed = nearest(ray, b).line.to
    if (!isPointInArc(grazed.x, grazed.y, arc)) continue
    const near = nearest(a, { type: 'circle', x: grazed.x, y: grazed.y, r: 0 })
    if (best === null || near.distance < best.distance) best = near
  }
  return best
}

function convexShapes(shape: Shape): readonly Shape[] {
  const parts = severalParts(shape)
  return parts === null ? [shape] : parts.map((points) => ({ type: 'polygon', points }))
}

/** The shortest line from any point of `a` to the points of `b` in the arc; null if `b` is not in it. */
export function nearestInArc(a: Shape, b: Shape, arc: Arc): Nearest | null {
  if (arc.type === 'wedge' && arc.angle >= 360) return nearest(a, b)
  if (!isInArc(b, arc)) return null
  if (severalParts(a) === null && severalParts(b) === null) return convexNearest(a, b, arc)
  let best: Nearest | null = null
  for (const partB of convexShapes(b)) {
    if (!isInArc(partB, arc)) continue
    for (const partA of convexShapes(a)) {
      const near = convexNearest(partA, partB, arc)
      if (near !== null && (best === null || near.distance < best.distance)) best = near
    }
  }
  return best
}
