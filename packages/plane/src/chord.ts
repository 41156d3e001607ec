/**
 * What a straight line has in common with simple round things: a disc, and all points near an edge.
 *
 * A line starts at (x, y) and runs along (ux, uy), a unit vector; places on it are distances from its start.
 * Results are left in `chord`, to be read before the next call, so that nothing is allocated.
 */

/** The stretch of the line that the last call found. */
export const chord = { from: 0, to: 0 }

/** The stretch of the line inside a disc; false if it misses it. */
export function chordOfDisc(
  x: number,
  y: number,
  ux: number,
  uy: number,
  cx: number,
  cy: number,
  r: number,
): boolean {
  const dx = cx - x
  const dy = cy - y
  const across = ux * dy - uy * dx
  const left = r * r - across * across
  if (r < 0 || left < 0) return false
  const middle = ux * dx + uy * dy
  const half = Math.sqrt(left)
  chord.from = middle - half
  chord.to = middle + half
  return true
}

/** The stretch of the line that is within `near` of the segment from p to q; false if none is. */
export function chordOfEdge(
  x: number,
  y: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
  near: number,
): boolean {
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  if (chordOfDisc(x, y, ux, uy, px, py, near)) {
    from = chord.from
    to = chord.to
  }
  if (chordOfDisc(x, y, ux, uy, qx, qy, near)) {
    if (chord.from < from) from = chord.from
    if (chord.to > to) to = chord.to
  }
  const ex = qx - px
  const ey = qy - py
  const length = Math.sqrt(ex * ex + ey * ey)
  if (length > 0 && near >= 0) {
    // The rectangle along the edge: two slabs, one along it and one across.
    const ax = ex / length
    const ay = ey / length
    let low = Number.NEGATIVE_INFINITY
    let high = Number.POSITIVE_INFINITY
    const along = (x - px) * ax + (y - py) * ay
    const alongRate = ux * ax + uy * ay
    if (alongRate !== 0) {
      const a = -along / alongRate
      const b = (length - along) / alongRate
      low = Math.min(a, b)
      high = Math.max(a, b)
    } else if (along < 0 || along > length) {
      high = Number.NEGATIVE_INFINITY
    }
    const across = (y - py) * ax - (x - px) * ay
    const acrossRate = uy * ax - ux * ay
    if (acrossRate !== 0) {
      const a = (-near - across) / acrossRate
      const b = (near - across) / acrossRate
      const first = Math.min(a, b)
      const last = Math.max(a, b)
      if (first > low) low = first
      if (last < high) high = last
    } else if (across < -near || across > near) {
      high = Number.NEGATIVE_INFINITY
    }
    if (low <= high) {
      if (low < from) from = low
      if (high > to) to = high
    }
  }
  chord.from = from
  chord.to = to
  return from <= to
}
