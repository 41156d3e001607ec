/**
 * Angles as the table uses them: degrees, 0 towards +y ("up" the table), clockwise positive.
 *
 * Engines differ in the last bit of Math.sin and its kin, so replays would drift apart between browsers.
 * Everything here is made of + − × ÷ and the square root, which IEEE 754 fixes to the bit.
 */

import type { Point } from './shape.ts'

/** π to the nearest double, which is all that the circle constant contributes here. */
const PI = Math.PI

/** Radians in one degree. */
export const RADIANS = PI / 180

/** Degrees in one radian. */
const DEGREES = 180 / PI

/** sin for |x| ≤ π/4 radians: the Taylor series up to x^17, whose next term is below 1e-19. */
function sineNearZero(x: number): number {
  const q = x * x
  let sum = 1 / 355687428096000
  sum = sum * q - 1 / 1307674368000
  sum = sum * q + 1 / 6227020800
  sum = sum * q - 1 / 39916800
  sum = sum * q + 1 / 362880
  sum = sum * q - 1 / 5040
  sum = sum * q + 1 / 120
  sum = sum * q - 1 / 6
  return x + x * (q * sum)
}

/** cos for |x| ≤ π/4 radians: the Taylor series up to x^18. */
function cosineNearZero(x: number): number {
  const q = x * x
  let sum = -1 / 6402373705728000
  sum = sum * q + 1 / 20922789888000
  sum = sum * q - 1 / 87178291200
  sum = sum * q + 1 / 479001600
  sum = sum * q - 1 / 3628800
  sum = sum * q + 1 / 40320
  sum = sum * q - 1 / 720
  sum = sum * q + 1 / 24
  return 1 - q * (0.5 - q * sum)
}

/** The remainder of a division is exact, so large angles lose nothing; it is slow, so small ones skip it. */
function withinOneTurn(degrees: number): number {
  return degrees < 360 && degrees > -360 ? degrees : degrees % 360
}

/** Sine of an angle in degrees; exactly 0 and ±1 at multiples of 90. */
export function sin(degrees: number): number {
  const within = withinOneTurn(degrees)
  const quarter = Math.round(within / 90)
  const x = (within - quarter * 90) * RADIANS
  switch (quarter & 3) {
    case 0:
      return sineNearZero(x) + 0
    case 1:
      return cosineNearZero(x)
    case 2:
      return 0 - sineNearZero(x)
    default:
      return -cosineNearZero(x)
  }
}

/** Cosine of an angle in degrees; exactly 0 and ±1 at multiples of 90. */
export function cos(degrees: number): number {
  const within = withinOneTurn(degrees)
  const quarter = Math.round(within / 90)
  const x = (within - quarter * 90) * RADIANS
  switch (quarter & 3) {
    case 0:
      return cosineNearZero(x)
    case 1:
      return 0 - sineNearZero(x)
    case 2:
      return -cosineNearZero(x)
    default:
      return sineNearZero(x) + 0
  }
}

/** The same direction as a number of degrees from 0 up to but not including 360. */
export function normalDegrees(degrees: number): number {
  const within = degrees % 360
  if (within >= 0) return within + 0
  const raised = within + 360
  return raised < 360 ? raised : 0
}

/** Degrees whose tangent is `ratio`, for 0 ≤ ratio ≤ 1. */
function arcTangent(ratio: number): number {
  // tan 22.5°: above it the angle is measured from 45°, so that the series below stays short.
  if (ratio > 0.41421356237309503) return 45 + halved((ratio - 1) / (ratio + 1))
  return halved(ratio)
}

/** Degrees whose tangent is `ratio`, for |ratio| ≤ tan 22.5°, by way of half the angle. */
function halved(ratio: number): number {
  const x = ratio / (1 + Math.sqrt(1 + ratio * ratio))
  const q = x * x
  let sum = 1 / 23
  sum = 1 / 21 - q * sum
  sum = 1 / 19 - q * sum
  sum = 1 / 17 - q * sum
  sum = 1 / 15 - q * sum
  sum = 1 / 13 - q * sum
  sum = 1 / 11 - q * sum
  sum = 1 / 9 - q * sum
  sum = 1 / 7 - q * sum
  sum = 1 / 5 - q * sum
  sum = 1 / 3 - q * sum
  return (x - x * (q * sum)) * (2 * DEGREES)
}

/**
 * The facing that looks along (dx, dy): atan2 in table degrees, from 0 up to but not including 360.
 * Exact at multiples of 45. The zero vector looks nowhere; it answers 0.
 */
export function bearing(dx: number, dy: number): number {
  const across = Math.abs(dx)
  const along = Math.abs(dy)
  if (across === 0 && along === 0) return 0
  const acute = across <= along ? arcTangent(across / along) : 90 - arcTangent(along / across)
  const half = dy < 0 ? 180 - acute : acute
  return dx < 0 ? normalDegrees(-half) : normalDegrees(half)
}

/** The point turned clockwise about the origin. */
export function turned(point: Point, degrees: number): Point {
  const s = sin(degrees)
  const c = cos(degrees)
  return { x: point.x * c + point.y * s, y: point.y * c - point.x * s }
}
