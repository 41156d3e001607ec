/** Turns off a direction, in degrees: which ones a search tries, and in what order. */

import { bearing } from './angle.ts'
import { corners, ground } from './ground.ts'

/** The same turn from −180 up to 180. */
export function signed(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
}

/** The angle whose sine is a / b, for 0 ≤ a < b. */
export function slant(a: number, b: number): number {
  return bearing(a, Math.sqrt(b * b - a * a))
}

/** The lesser turn first; of a right and a left one, the one that was listed first. */
export function byTurn(a: number, b: number): number {
  return Math.abs(a) - Math.abs(b)
}

/**
 * Adds the turns, measured from `facing`, at which a strip that leaves (x, y) passes the corners of the ground within
 * `reach`, on either side of them.
 */
export function addPastCorners(
  turns: number[],
  x: number,
  y: number,
  facing: number,
  half: number,
  reach: number,
): void {
  for (let i = 0; i < 3 * ground.corners; i += 3) {
    const dx = corners[i]! - x
    const dy = corners[i + 1]! - y
    const off = half + corners[i + 2]!
    const squared = dx * dx + dy * dy
    if (squared <= off * off || squared > (reach + off) * (reach + off)) continue
    const towards = bearing(dx, dy) - facing
    const aside = slant(off, Math.sqrt(squared))
    turns.push(signed(towards - aside), signed(towards + aside))
  }
}
