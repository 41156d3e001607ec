/** Which obstacles a move hits, and in which order they take effect. */

import { boxOf, distance, overlaps, type Polygon, type Pose } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt, reach } from './base.ts'
import { mayReach, type Obstacle, obstacleAt, widest } from './obstacles.ts'
import { awayFrom, type Path, partsOf, poseFrom } from './templates.ts'

/** A move that is over: where the base stands, and the template along which it came there. */
export interface Moved {
  readonly end: Pose
  readonly template: Path
}

/** A box around all parts of a template. */
function frameOf(template: readonly Polygon[]) {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of template) {
    for (let i = 0; i < points.length; i += 2) {
      minX = Math.min(minX, points[i]!)
      maxX = Math.max(maxX, points[i]!)
      minY = Math.min(minY, points[i + 1]!)
      maxY = Math.max(maxY, points[i + 1]!)
    }
  }
  return { minX, minY, maxX, maxY }
}

/**
 * Does the base at the end of a move, or its template, overlap an outline on the table? The base on its way does not
 * count, nor does where it started (XW-GEOM-014, XW-OBST-009).
 */
export function runsInto(
  base: Polygon,
  template: readonly Polygon[],
  outline: Polygon,
  frame = frameOf(template),
): boolean {
  if (overlaps(base, outline)) return true
  const box = boxOf(outline)
  if (box.minX > frame.maxX || box.maxX < frame.minX) return false
  if (box.minY > frame.maxY || box.maxY < frame.minY) return false
  return template.some((part) => overlaps(part, outline))
}

/** The obstacles that come near the base or the template: whether they are hit takes a closer look. */
function closeTo({ end, template }: Moved, size: Size, obstacles: readonly Obstacle[]): readonly Obstacle[] {
  if (!('laid' in template)) return obstacles
  const { laid, at } = template
  const tip = poseFrom(at, laid.end.x, laid.end.y, 0)
  const close: Obstacle[] = []
  for (const obstacle of obstacles) {
    const { x, y } = obstacle.pose
    if (mayReach(obstacle, end.x, end.y, reach(size)) || awayFrom(at, tip, x, y) <= laid.bulge + widest)
      close.push(obstacle)
  }
  return close
}

/** The obstacles that a move hits, in no special order. */
function hitBy(moved: Moved, size: Size, obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const close = closeTo(moved, size, obstacles)
  if (close.length === 0) return close
  const base = baseAt(moved.end, size)
  const parts = partsOf(moved.template)
  const frame = frameOf(parts)
  return close.filter((one) => runsInto(base, parts, obstacleAt(one), frame))
}

export function hitsObstacle(moved: Moved, size: Size, obstacles: readonly Obstacle[]): boolean {
  return hitBy(moved, size, obstacles).length > 0
}

/** The obstacles that a move hits, beginning with the one nearest to where it started (XW-OBST-008). */
export function obstaclesHit(
  start: Pose,
  moved: Moved,
  size: Size,
  obstacles: readonly Obstacle[],
): string[] {
  const hits = hitBy(moved, size, obstacles)
  if (hits.length < 2) return hits.map(({ id }) => id)
  const base = baseAt(start, size)
  return hits
    .map((one) => ({ id: one.id, away: distance(base, obstacleAt(one)), from: centreWay(start, one) }))
    .sort((a, b) => a.away - b.away || a.from - b.from)
    .map(({ id }) => id)
}

/** Decides between obstacles that the ship started on: which centre is nearer. */
function centreWay(start: Pose, { pose }: Obstacle): number {
  const dx = pose.x - start.x
  const dy = pose.y - start.y
  return dx * dx + dy * dy
}
