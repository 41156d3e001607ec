import { INCH, TOLERANCE } from '@sandtable/plane'

/** Lengths in mm that the rules and the pieces have (LG2-RANGE-004 to -006). */

/** Half a range segment. */
export const HALF = 3 * INCH
/** One range segment, and the side of a square on a map card. */
export const SEGMENT = 6 * INCH

/** As far as this range reaches; null: without end. */
export function reachOf(range: number | 'half' | null): number {
  if (range === null) return Number.POSITIVE_INFINITY
  return range === 'half' ? HALF : range * SEGMENT
}

/** The number of the ruler's segment that holds a point so far away, or so high (LG2-RANGE-009, LG2-TERR-026). */
export function segmentOf(length: number): number {
  return Math.ceil((length - TOLERANCE) / SEGMENT)
}

/** The movement tools, by speed; width, joint and bend are estimates of ours. */
export const toolLength: Readonly<Record<1 | 2 | 3, number>> = { 1: 75, 2: 125, 3: 175 }
export const TOOL_WIDTH = 20
export const MOST_BEND = 90
/** So much do the notches at both ends of a base shorten a whole move, together. */
export const NOTCHES = 6
/** Bases as wide or long as this have notches at their sides, by our estimate (LG2-KW-201). */
export const SIDE_NOTCHES = 120

/** The ruler is as wide as this, by our estimate. */
export const RULER_WIDTH = INCH

/** How far up or down a climb may lead (LG2-CLIMB-004). */
export const CLIMB = SEGMENT

/** Tokens. */
export const POI_RADIUS = INCH
export const ASSET_RADIUS = INCH / 2
/** LG2-OBJ-005. */
export const POI_HEIGHT = HALF
