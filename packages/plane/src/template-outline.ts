/**
 * The surface that a laid template covers, as outlines to draw and as convex parts to test.
 * A curve must have a centre line radius of at least half the template's width.
 */

import { cos, sin } from './angle.ts'
import { centreLine, isStraight, poseOn, type Run } from './centre-line.ts'
import { type Polygon, type Pose, TOLERANCE } from './shape.ts'
import { type Template, templateLength } from './template.ts'

/** The corners to both sides of a pose on the centre line. */
function sides(pose: Pose, half: number): readonly [number, number, number, number] {
  const dx = sin(pose.facing)
  const dy = cos(pose.facing)
  return [pose.x - half * dy, pose.y + half * dx, pose.x + half * dy, pose.y - half * dx]
}

/** How many flat steps keep an arc of the outer side within the tolerance. */
function stepsFor(run: Run, half: number, length: number): number {
  // A step of angle a leaves the arc by R (1 − cos a/2), a little less than R a²/8.
  const radius = run.radius + half
  const step = Math.sqrt((8 * TOLERANCE) / radius)
  return Math.max(1, Math.ceil(length / run.radius / step))
}

type Band = { readonly run: Run; readonly rows: readonly (readonly [number, number, number, number])[] }

/** The rows of left and right corners of each run between two places. */
function bands(template: Template, start: Pose, from: number, to: number): Band[] {
  const half = template.width / 2
  const found: Band[] = []
  for (const run of centreLine(template, start)) {
    const low = Math.max(from, run.at)
    const high = Math.min(to, run.at + run.length)
    if (high <= low) continue
    const steps = isStraight(run) ? 1 : stepsFor(run, half, high - low)
    const rows = Array.from({ length: steps + 1 }, (_, i) =>
      sides(poseOn(run, i === steps ? high : low + ((high - low) * i) / steps), half),
    )
    found.push({ run, rows })
  }
  return found
}

/** The triangle that fills the outside of a joint. */
function jointFill(before: Band, after: Band): Polygon | null {
  const a = before.rows[before.rows.length - 1]!
  const b = after.rows[0]!
  const turn = (a[2] - a[0]) * (b[3] - b[1]) - (a[3] - a[1]) * (b[2] - b[0])
  if (Math.abs(turn) < 1e-9) return null
  const x = after.run.x
  const y = after.run.y
  // Turning right opens a gap on the left, and the other way round.
  return turn < 0
    ? { type: 'polygon', points: [x, y, b[0], b[1], a[0], a[1]] }
    : { type: 'polygon', points: [x, y, a[2], a[3], b[2], b[3]] }
}

/**
 * The outlines of the laid template between two places (by default all of it): one for each straight or
 * curved piece, and one for the outside of each joint. Curves are drawn in steps that keep within the
 * tolerance.
 */
export function templateOutlines(
  template: Template,
  start: Pose,
  from = 0,
  to = templateLength(template),
): Polygon[] {
  const outlines: Polygon[] = []
  let before: Band | null = null
  for (const band of bands(template, start, from, to)) {
    const fill = before === null ? null : jointFill(before, band)
    if (fill !== null) outlines.push(fill)
    const points: number[] = []
    for (const row of band.rows) points.push(row[2], row[3])
    for (let i = band.rows.length - 1; i >= 0; i--) points.push(band.rows[i]![0], band.rows[i]![1])
    outlines.push({ type: 'polygon', points })
    before = band
  }
  return outlines
}

/** The same surface as `templateOutlines` in convex parts, which are quicker to test for overlaps. */
export function templateParts(
  template: Template,
  start: Pose,
  from = 0,
  to = templateLength(template),
): Polygon[] {
  const parts: Polygon[] = []
  let before: Band | null = null
  for (const band of bands(template, start, from, to)) {
    const fill = before === null ? null : jointFill(before, band)
    if (fill !== null) parts.push(fill)
    for (let i = 0; i + 1 < band.rows.length; i++) {
      const a = band.rows[i]!
      const b = band.rows[i + 1]!
      parts.push({ type: 'polygon', points: [a[2], a[3], b[2], b[3], b[0], b[1], a[0], a[1]] })
    }
    before = band
  }
  return parts
}
