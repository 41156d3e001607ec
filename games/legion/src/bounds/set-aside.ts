import type { Place } from '../state.ts'

/** So far beside the battlefield, and so far apart, in mm. */
const [BESIDE, APART] = [100, 60]

/** Where the so-manieth miniature lies that was set aside: in nobody's way, and in no other's. */
export function besideBattlefield(number: number, facing: number): Place {
  return { x: -BESIDE, y: APART * number, facing, on: null }
}
