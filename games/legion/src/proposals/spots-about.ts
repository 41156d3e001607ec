import { circle, freeSpots, type Point, type Polygon, type Shape } from '@sandtable/plane'
import { radiusOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { inTheWay } from '../moves/cohesion.ts'
import type { LState, Unit } from '../state.ts'

/** Free spots for those who are put somewhere: whether anybody may stand there is for the rules. */

/** So far about somebody a spot is looked for, in mm: beside what can be climbed, and beside where a vehicle drove. */
const REACH = { climbing: 300, 'put back': 6 * SEGMENT } as const

/** From the one nearest to the wish on, on nobody, not on what is taken, and inside. */
export function spotsAbout(
  s: LState,
  unit: Unit,
  wish: Point,
  { x, y }: Point,
  why: keyof typeof REACH,
  inside: Polygon,
  taken: readonly Shape[],
): Iterable<Point> {
  const r = radiusOf(unit)
  const about = circle(x, y, REACH[why])
  const shapes = [...inTheWay(s, unit, { ...about, r: about.r + r }), ...taken]
  return freeSpots(wish, r, { about, inside }, shapes)
}
