/** The greatest distance of any part of one shape from another: "wholly within" asks for it. */

import { boxOf } from './broad.ts'
import { severalParts } from './core.ts'
import { distanceTo } from './distance.ts'
import { type Line, nearest } from './nearest.ts'
import { isWhollyInside } from './overlap.ts'
import { type Point, type Polygon, type Shape, TOLERANCE } from './shape.ts'

export type Farthest = {
  readonly distance: number
  /** From the nearest point of the first shape to the farthest part of the second. */
  readonly line: Line
}

function answer(from: Shape, to: Point): Farthest {
  const near = nearest(from, { type: 'circle', x: to.x, y: to.y, r: 0 })
  return { distance: near.distance, line: { from: near.line.from, to } }
}

/** The point of a disc farthest from a convex shape. */
function farSide(from: Shape, x: number, y: number, r: number): Point {
  const near = nearest(from, { type: 'circle', x, y, r: 0 })
  if (near.distance > 0) {
    const dx = (x - near.line.from.x) / near.distance
    const dy = (y - near.line.from.y) / near.distance
    return { x: x + r * dx, y: y + r * dy }
  }
  // The centre lies inside: the disc reaches out farthest towards what is nearest of the outside.
  if (from.type === 'circle') {
    const dx = x - from.x
    const dy = y - from.y
    const apart = Math.sqrt(dx * dx + dy * dy)
    return apart > 0 ? { x: x + (r * dx) / apart, y: y + (r * dy) / apart } : { x: x + r, y }
  }
  const points = from.points
  let best = Number.POSITIVE_INFINITY
  let out = { x, y }
  for (let i = 0; i < points.length; i += 2) {
    const nx = points[(i + 3) % points.length]! - points[i + 1]!
    const ny = points[i]! - points[(i + 2) % points.length]!
    const length = Math.sqrt(nx * nx + ny * ny)
    const depth = (nx * (points[i]! - x) + ny * (points[i + 1]! - y)) / length
    if (depth < best) {
      best = depth
      out = { x: x + (r * nx) / length, y: y + (r * ny) / length }
    }
  }
  return out
}

/** A square that may hold the farthest point: its middle and half its side. */
type Cell = { readonly x: number; readonly y: number; readonly half: number }

/** How far outside the shape the point lies; negative inside, where it is the depth below the outline. */
function outside(shape: Polygon, x: number, y: number): number {
  const d = distanceTo(shape, x, y)
  if (d > 0) return d
  let least = Number.POSITIVE_INFINITY
  const points = shape.points
  for (let i = 0; i < points.length; i += 2) {
    edge[0] = points[i]!
    edge[1] = points[i + 1]!
    edge[2] = points[(i + 2) % points.length]!
    edge[3] = points[(i + 3) % points.length]!
    least = Math.min(least, distanceTo(edgeShape, x, y))
  }
  return -least
}

const edge = [0, 0, 0, 0]
const edgeShape: Polygon = { type: 'polygon', points: edge }

/**
 * The farthest point by halving squares, where a concave shape leaves pockets that no corner marks. How far
 * outside a point lies differs from the middle of its square by no more than half the diagonal, so most
 * squares fall away.
 */
function searchPockets(from: Polygon, of: Shape, start: Point): Point {
  let best = distanceTo(from, start.x, start.y)
  let at = start
  const box = boxOf(of)
  const half = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2
  let cells: Cell[] = [{ x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2, half }]
  while (cells.length > 0) {
    const next: Cell[] = []
    for (const cell of cells) {
      const reach = cell.half * Math.SQRT2
      const off = distanceTo(of, cell.x, cell.y)
      if (off > reach) continue
      const out = outside(from, cell.x, cell.y)
      if (off === 0 && out > best) {
        best = out
        at = { x: cell.x, y: cell.y }
      }
      if (out + reach <= best + TOLERANCE) continue
      const quarter = cell.half / 2
      for (let corner = 0; corner < 4; corner++) {
        const x = cell.x + (corner & 1 ? quarter : -quarter)
        const y = cell.y + (corner & 2 ? quarter : -quarter)
        next.push({ x, y, half: quarter })
      }
    }
    cells = next
  }
  return at
}

/** How far the farthest part of `of` is from the nearest part of `from`; 0 if `of` lies wholly inside. */
export function farthest(from: Shape, of: Shape): Farthest {
  let at: Point = { x: 0, y: 0 }
  if (of.type === 'circle') {
    at = severalParts(from) === null ? farSide(from, of.x, of.y, of.r) : { x: of.x, y: of.y }
  } else {
    let best = -1
    for (let i = 0; i + 1 < of.points.length; i += 2) {
      const d = distanceTo(from, of.points[i]!, of.points[i + 1]!)
      if (d > best) {
        best = d
        at = { x: of.points[i]!, y: of.points[i + 1]! }
      }
    }
  }
  // The distance from a convex shape is a convex function, greatest at a corner. From a concave one it is
  // not.
  const pockets = from.type === 'polygon' && severalParts(from) !== null && !isWhollyInside(of, from)
  return answer(from, pockets ? searchPockets(from, of, at) : at)
}
