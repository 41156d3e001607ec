/**
 * Concave outlines cut into convex parts, once per outline.
 *
 * Convex shapes separate along one of their edges, which makes distance and depth short loops. A concave
 * outline is cut into triangles by clipping ears, and neighbouring parts are joined again wherever the
 * result stays convex. The cut depends on the corners alone, so a copy of an outline is cut the same way.
 */

/** A corner that bends inwards by less than this (mm², twice the triangle's area) counts as straight. */
const STRAIGHT = 1e-9

/** Twice the area of the triangle of three corners, positive when it turns left. */
function turn(points: readonly number[], a: number, b: number, c: number): number {
  const ax = points[2 * a]!
  const ay = points[2 * a + 1]!
  return (points[2 * b]! - ax) * (points[2 * c + 1]! - ay) - (points[2 * b + 1]! - ay) * (points[2 * c]! - ax)
}

/** For a simple counter-clockwise outline: does no corner bend inwards? */
export function isConvex(points: readonly number[]): boolean {
  const end = points.length
  if (end <= 6) return true
  let x0 = points[end - 4]!
  let y0 = points[end - 3]!
  let x1 = points[end - 2]!
  let y1 = points[end - 1]!
  for (let i = 0; i < end; i += 2) {
    const x2 = points[i]!
    const y2 = points[i + 1]!
    if ((x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) < -STRAIGHT) return false
    x0 = x1
    y0 = y1
    x1 = x2
    y1 = y2
  }
  return true
}

/** May the corner `b`, between `a` and `c`, be clipped: is no other remaining corner in the triangle? */
function isEar(points: readonly number[], left: readonly number[], a: number, b: number, c: number): boolean {
  for (const p of left) {
    if (p === a || p === b || p === c) continue
    if (turn(points, a, b, p) >= 0 && turn(points, b, c, p) >= 0 && turn(points, c, a, p) >= 0) return false
  }
  return true
}

/** The corners of triangles that fill the outline. */
function triangles(points: readonly number[]): number[][] {
  const left = Array.from({ length: points.length / 2 }, (_, i) => i)
  const cut: number[][] = []
  while (left.length > 3) {
    let clipped = -1
    let widest = Number.NEGATIVE_INFINITY
    let fallback = 0
    for (let i = 0; i < left.length; i++) {
      const a = left[(i + left.length - 1) % left.length]!
      const b = left[i]!
      const c = left[(i + 1) % left.length]!
      const area = turn(points, a, b, c)
      if (area > widest) {
        widest = area
        fallback = i
      }
      if (area > STRAIGHT && isEar(points, left, a, b, c)) {
        clipped = i
        break
      }
    }
    // A simple outline always has an ear; rounding may hide it, and then the widest corner will do.
    const i = clipped >= 0 ? clipped : fallback
    const n = left.length
    const ear = [left[(i + n - 1) % n]!, left[i]!, left[(i + 1) % n]!]
    if (turn(points, ear[0]!, ear[1]!, ear[2]!) > STRAIGHT) cut.push(ear)
    left.splice(i, 1)
  }
  if (cut.length === 0 || turn(points, left[0]!, left[1]!, left[2]!) > STRAIGHT) cut.push(left)
  return cut
}

/** The two parts joined along a common edge, or null if they share none or the join would be concave. */
function joined(points: readonly number[], one: readonly number[], two: readonly number[]): number[] | null {
  for (let i = 0; i < one.length; i++) {
    const a = one[i]!
    const b = one[(i + 1) % one.length]!
    const j = two.indexOf(b)
    if (j < 0 || two[(j + 1) % two.length] !== a) continue
    const join: number[] = []
    for (let k = 1; k <= one.length; k++) join.push(one[(i + k) % one.length]!)
    for (let k = 2; k < two.length; k++) join.push(two[(j + k) % two.length]!)
    for (let k = 0; k < join.length; k++) {
      const n = join.length
      if (turn(points, join[k]!, join[(k + 1) % n]!, join[(k + 2) % n]!) < -STRAIGHT) return null
    }
    return join
  }
  return null
}

function cutConvex(points: readonly number[]): readonly (readonly number[])[] {
  const parts = triangles(points)
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; ) {
      const join = joined(points, parts[i]!, parts[j]!)
      if (join === null) {
        j++
        continue
      }
      parts[i] = join
      parts.splice(j, 1)
      j = i + 1
    }
  }
  return parts.map((part) => part.flatMap((corner) => [points[2 * corner]!, points[2 * corner + 1]!]))
}

const remembered = new WeakMap<readonly number[], readonly (readonly number[])[]>()

/** Convex outlines that together fill a concave one. Remembered for as long as the outline lives. */
export function convexParts(points: readonly number[]): readonly (readonly number[])[] {
  let parts = remembered.get(points)
  if (parts === undefined) {
    parts = isConvex(points) ? [points] : cutConvex(points)
    remembered.set(points, parts)
  }
  return parts
}
