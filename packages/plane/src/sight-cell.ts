/**
 * A cell is a convex polygon in a plane of two numbers, flat: [u0, v0, u1, v1, …]. Sight lines are looked for
 * among cells: of lines seen from above (where they start and where they end), and of lines seen from the side
 * (how high they are at two places). In both planes everything that decides is a straight cut.
 */

/** Copies the part of a cell where `a·u + b·v + c` is not negative; returns how many corners are left. */
export function keep(
  cell: Float64Array,
  corners: number,
  a: number,
  b: number,
  c: number,
  into: Float64Array,
): number {
  if (corners === 0) return 0
  let kept = 0
  let u0 = cell[2 * corners - 2]!
  let v0 = cell[2 * corners - 1]!
  let side0 = a * u0 + b * v0 + c
  for (let i = 0; i < corners; i++) {
    const u1 = cell[2 * i]!
    const v1 = cell[2 * i + 1]!
    const side1 = a * u1 + b * v1 + c
    if ((side0 < 0 && side1 > 0) || (side0 > 0 && side1 < 0)) {
      const share = side0 / (side0 - side1)
      into[2 * kept] = u0 + (u1 - u0) * share
      into[2 * kept + 1] = v0 + (v1 - v0) * share
      kept++
    }
    if (side1 >= 0) {
      into[2 * kept] = u1
      into[2 * kept + 1] = v1
      kept++
    }
    u0 = u1
    v0 = v1
    side0 = side1
  }
  return kept
}

export interface CellSize {
  /** Centre of gravity. */
  u: number
  v: number
  area: number
  /** Extent along each axis. */
  wide: number
  high: number
}

/** Measures a cell into `size`; a cell without area has its centre in the mean of its corners. */
export function measure(cell: Float64Array, corners: number, size: CellSize): void {
  const u0 = cell[0]!
  const v0 = cell[1]!
  let left = u0
  let right = u0
  let low = v0
  let high = v0
  let doubled = 0
  let momentU = 0
  let momentV = 0
  let sumU = 0
  let sumV = 0
  for (let i = 1; i < corners; i++) {
    const u1 = cell[2 * i]!
    const v1 = cell[2 * i + 1]!
    left = Math.min(left, u1)
    right = Math.max(right, u1)
    low = Math.min(low, v1)
    high = Math.max(high, v1)
    sumU += u1 - u0
    sumV += v1 - v0
    if (i + 1 < corners) {
      const u2 = cell[2 * i + 2]!
      const v2 = cell[2 * i + 3]!
      const cross = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0)
      doubled += cross
      momentU += cross * (u1 - u0 + u2 - u0)
      momentV += cross * (v1 - v0 + v2 - v0)
    }
  }
  size.area = Math.abs(doubled) / 2
  size.wide = right - left
  size.high = high - low
  const flat = size.area <= 1e-14 * (size.wide + size.high)
  size.u = u0 + (flat ? sumU / corners : momentU / (3 * doubled))
  size.v = v0 + (flat ? sumV / corners : momentV / (3 * doubled))
}
