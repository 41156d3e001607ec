import type { Point } from '@sandtable/plane'
import { HALF } from '../geometry/measures.ts'
import { contestingUnits } from '../mission/contesting.ts'
import { type LState, type Objective, otherSeat, type Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { enemiesOf, leaderOf } from '../units.ts'
import { reachOfUnit } from './harm.ts'
import type { Mind } from './mind.ts'

/** Where a unit wants to be. */
export interface Goal extends Point {
  /** Near enough, in mm from its middle. */
  readonly near: number
  /** Points that being there is worth. */
  readonly worth: number
}

/** Tokens that points are about, and enemies within reach of one's weapons. */
export function goalsOf(s: LState, unit: Unit, { duty }: Mind): Goal[] {
  const { width, height } = battlefieldOf(s.table.map)
  const tokens = s.table.objectives
    .filter(({ lies, kind }) => lies && kind !== 'advantage')
    .map((token): Goal => {
      const { x, y, kind } = token
      const near = kind === 'poi' ? HALF + 40 : HALF
      return { x, y, near, worth: duty * worthOf(s, unit, token) }
    })
  const reach = Math.max(40, reachOfUnit(unit) * 0.85)
  const enemies = enemiesOf(s, unit).map((enemy): Goal => {
    const { x, y } = leaderOf(enemy)
    return { x, y, near: reach, worth: 15 }
  })
  const all = [...tokens, ...enemies]
  return all.length > 0 ? all : [{ x: width / 2, y: height / 2, near: 150, worth: 20 }]
}

/** From point to point, in mm. */
export function wayTo(one: Point, other: Point): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
}

/** A token is worth most where one more unit decides whose it is. */
function worthOf(s: LState, unit: Unit, token: Objective): number {
  const friends = contestingUnits(s, token, unit.seat).filter((one) => one !== unit).length
  const enemies = contestingUnits(s, token, otherSeat(unit.seat)).length
  return friends > enemies + 1 ? 20 : friends > enemies ? 32 : 44
}

/** The worth of the goals from here: all of those that are reached, a part of those that are near. */
export function drawOf(goals: readonly Goal[], at: Point): number {
  let [sum, best] = [0, 0]
  for (const goal of goals) {
    const way = Math.max(0, wayTo(goal, at) - goal.near)
    if (way === 0) sum += goal.worth / 4
    best = Math.max(best, goal.worth * (1 - Math.min(way, 1800) / 1800))
  }
  return best + sum
}
