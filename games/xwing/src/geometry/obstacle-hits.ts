/** Which obstacles a move hits, and in which order they take effect. */

import { boxOf, distance, overlaps, type Polygon, type Pose } from '@sandtable/plane'
import type { Size } from '../../data/types.ts'
import { baseAt } from './base.ts'
import type { Flight } from './flight.ts'
import { type Obstacle, obstacleAt } from './obstacles.ts'

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
 * Of some outlines on the table, the numbers of those that the base at its end or the template overlaps.
 * The base on its way does not count, nor does where it started (XW-GEOM-014, XW-OBST-009).
 */
export function runInto(base: Polygon, template: readonly Polygon[], outlines: readonly Polygon[]): number[] {
  const frame = frameOf(template)
  const found: number[] = []
  for (let i = 0; i < outlines.length; i++) {
    const outline = outlines[i]!
    if (overlaps(base, outline)) {
      found.push(i)
      continue
    }
    const box = boxOf(outline)
    if (box.minX > frame.maxX || box.maxX < frame.minX) continue
    if (box.minY > frame.maxY || box.maxY < frame.minY) continue
    if (template.some((part) => overlaps(part, outline))) found.push(i)
  }
  return found
}

/** The obstacles that a move hits, beginning with the one nearest to where it started (XW-OBST-008). */
export function obstaclesHit(
  start: Pose,
  flight: Pick<Flight, 'end' | 'template'>,
  size: Size,
  obstacles: readonly Obstacle[],
): string[] {
  const outlines = obstacles.map(obstacleAt)
  const hits = runInto(baseAt(flight.end, size), flight.template, outlines)
  if (hits.length < 2) return hits.map((i) => obstacles[i]!.id)
  const base = baseAt(start, size)
  return hits
    .map((i) => ({
      id: obstacles[i]!.id,
      away: distance(base, outlines[i]!),
      from: centreWay(start, obstacles[i]!),
    }))
    .sort((a, b) => a.away - b.away || a.from - b.from)
    .map(({ id }) => id)
}

/** Decides between obstacles that the ship started on: which centre is nearer. */
function centreWay(start: Pose, { pose }: Obstacle): number {
  const dx = pose.x - start.x
  const dy = pose.y - start.y
  return dx * dx + dy * dy
}
