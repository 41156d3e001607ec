/** Random shapes, and slow answers about them that are obviously right, for the tests of this package. */

import fc from 'fast-check'
import { outline } from '../src/outline.ts'
import { type Point, type Polygon, type Pose, rectangle, type Shape, shapeAt } from '../src/shape.ts'

/** Any length between two, evenly: fast-check's own doubles crowd around 0, and everything would overlap. */
export const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1 << 24 }).map((n) => min + ((max - min) * n) / (1 << 24))

export const anyPose = (spread = 80): fc.Arbitrary<Pose> =>
  fc.record({ x: between(-spread, spread), y: between(-spread, spread), facing: between(0, 360) })

export const anyRectangle: fc.Arbitrary<Polygon> = fc
  .tuple(anyPose(), between(5, 60), between(5, 60))
  .map(([pose, width, length]) => rectangle(pose, width, length))

/** A star about its middle: simple, and concave more often than not. */
export const anyStar: fc.Arbitrary<Polygon> = fc
  .tuple(anyPose(), fc.array(between(6, 45), { minLength: 4, maxLength: 9 }))
  .map(([pose, reaches]) => {
    const points: number[] = []
    reaches.forEach((reach, i) => {
      const angle = (2 * Math.PI * i) / reaches.length
      points.push(pose.x + reach * Math.cos(angle), pose.y + reach * Math.sin(angle))
    })
    const made = outline(points)
    if (!made.ok) throw new Error(made.fault)
    return made.polygon
  })

export const anyCircle: fc.Arbitrary<Shape> = fc
  .tuple(anyPose(), between(2, 40))
  .map(([{ x, y }, r]) => ({ type: 'circle', x, y, r }))

export const anyShape: fc.Arbitrary<Shape> = fc.oneof(anyRectangle, anyStar, anyCircle)

/** Moves and turns a shape about the origin. */
export const carried = (shape: Shape, by: Pose): Shape => shapeAt(by, shape)

/** Points on the outline, no more than `step` apart. */
export function rim(shape: Shape, step: number): Point[] {
  const points: Point[] = []
  if (shape.type === 'circle') {
    const n = Math.ceil((2 * Math.PI * shape.r) / step)
    for (let i = 0; i < n; i++) {
      const a = (2 * Math.PI * i) / n
      points.push({ x: shape.x + shape.r * Math.cos(a), y: shape.y + shape.r * Math.sin(a) })
    }
    return points
  }
  const p = shape.points
  for (let i = 0; i < p.length; i += 2) {
    const dx = p[(i + 2) % p.length]! - p[i]!
    const dy = p[(i + 3) % p.length]! - p[i + 1]!
    const n = Math.ceil(Math.hypot(dx, dy) / step)
    for (let k = 0; k < n; k++) points.push({ x: p[i]! + (dx * k) / n, y: p[i + 1]! + (dy * k) / n })
  }
  return points
}

/** Is the point inside? By how often the outline winds about it. */
export function winds(shape: Shape, { x, y }: Point): boolean {
  if (shape.type === 'circle') return Math.hypot(x - shape.x, y - shape.y) <= shape.r
  const p = shape.points
  let turns = 0
  for (let i = 0; i < p.length; i += 2) {
    const a = Math.atan2(p[i + 1]! - y, p[i]! - x)
    const b = Math.atan2(p[(i + 3) % p.length]! - y, p[(i + 2) % p.length]! - x)
    let turn = b - a
    if (turn > Math.PI) turn -= 2 * Math.PI
    if (turn < -Math.PI) turn += 2 * Math.PI
    turns += turn
  }
  return Math.abs(turns) > Math.PI
}

/** Points spread all over the shape, on its outline and inside. */
export function spread(shape: Shape, step: number): Point[] {
  const points = rim(shape, step)
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
      if (winds(shape, { x, y })) points.push({ x, y })
    }
  }
  return points
}

/** The distance of a point from a shape's outline. */
export function toRim(shape: Shape, { x, y }: Point): number {
  if (shape.type === 'circle') return Math.abs(Math.hypot(x - shape.x, y - shape.y) - shape.r)
  const p = shape.points
  let best = Infinity
  for (let i = 0; i < p.length; i += 2) {
    const ax = p[i]!
    const ay = p[i + 1]!
    const ex = p[(i + 2) % p.length]! - ax
    const ey = p[(i + 3) % p.length]! - ay
    const share = Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)))
    best = Math.min(best, Math.hypot(x - ax - share * ex, y - ay - share * ey))
  }
  return best
}

/** The distance of a point from a shape: 0 inside. */
export const toShape = (shape: Shape, point: Point): number => (winds(shape, point) ? 0 : toRim(shape, point))

export const length = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
