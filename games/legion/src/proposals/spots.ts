import { nextBelow, type Random } from '@sandtable/kernel'
import { type Point, restPoint } from '@sandtable/plane'
import type { LState } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'

/** Looking for places by chance, for bots and samples: no rule hangs on what is found, for all of it is judged. */

type Allows<T> = (one: T) => boolean

const TRIES = 20

/** The first of a few ideas that is allowed; null: none of them is. */
export function someIdea<T>(idea: () => T, allows: Allows<T>): T | null {
  for (let left = TRIES; left > 0; left--) {
    const one = idea()
    if (allows(one)) return one
  }
  return null
}

/** Some point no farther off than this, across and up. */
export function pointNear(random: Random, { x, y }: Point, across: number, up = across): Point {
  const share = () => nextBelow(random, 2001) / 1000 - 1
  return restPoint({ x: x + share() * across, y: y + share() * up })
}

export function spotNear(random: Random, at: Point, reach: number, allows: Allows<Point>): Point | null {
  return someIdea(() => pointNear(random, at, reach), allows)
}

/** Anywhere on the battlefield. */
export function spotAnywhere(s: LState, random: Random, allows: Allows<Point>): Point | null {
  const { width, height } = battlefieldOf(s.table.map)
  const middle = { x: width / 2, y: height / 2 }
  return someIdea(() => pointNear(random, middle, width / 2, height / 2), allows)
}
