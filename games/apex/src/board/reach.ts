import { costTo, emptyReach, pathTo, type Reach, reach } from '@sandtable/grid'
import type { BoardSide } from '../../data/types.ts'
import { groundOfSteps } from '../speed/far-block.ts'
import { onceForField, onceForGround } from '../speed/once.ts'
import { gaits, kindOf, steppingOn } from '../speed/stepping.ts'
import { type Field, type Ground, isImpassable, spotOfField } from './ground.ts'
import type { Gait } from './steps.ts'

/** Room to look for ways. */
const mapFor = onceForGround(({ board }) => emptyReach(board))

/** A field that can be got to, and what that costs. */
export interface Reached {
  readonly field: Field
  readonly cost: number
}

// Others are only passed through, so where one gets to hangs on the ground alone.
const reached = onceForField(
  (ground, from, points, kind): readonly Reached[] =>
    listed(reach(mapFor(ground), steppingOn(ground, gaits[kind]), [from], points)),
  groundOfSteps,
)

/** All fields within so many movement points, nearest first, the start among them; some may be only passed through (APX-MOVE-007, APX-MOVE-015). */
export function within(ground: Ground, from: Field, points: number, gait: Gait = {}): readonly Reached[] {
  return reached(ground, from, points, kindOf(gait))
}

/** The cheapest way, without the field where it begins; null: too far (APX-MOVE-007, APX-META-012). */
export function wayTo(
  ground: Ground,
  from: Field,
  to: Field,
  points: number,
  gait: Gait = {},
): Field[] | null {
  const found = waysFrom(ground, from, points, kindOf(gait))
  let way = found.get(to)
  if (way === undefined) {
    const map = reach(mapFor(ground), steppingOn(ground, gait), [from], points)
    way = pathTo(map, to)?.slice(1) ?? null
    found.set(to, way)
  }
  return way === null ? null : [...way]
}

/** Those that were looked for, by where they lead. */
const waysFrom = onceForField(() => new Map<Field, readonly Field[] | null>(), groundOfSteps)

/** The fields along a side of the board (APX-DROP-011). */
export function rimOf(ground: Ground, side: BoardSide): Field[] {
  const { width, height } = ground.plan
  return ground.fields.filter((field) => {
    const { x, y } = spotOfField(ground, field)
    if (side === 'top') return y === 0
    if (side === 'bottom') return y === height - 1
    return side === 'left' ? x === 0 : x === width - 1
  })
}

/**
 * All fields within so many movement points of somebody who waits beside this side of the board, on level 0: one point
 * for the first field, one more for going up to it (APX-DROP-012, -016, OPEN-46). How it goes counts on the board.
 */
export function withinFromOutside(
  ground: Ground,
  side: BoardSide,
  points: number,
  gait: Gait = {},
): readonly Reached[] {
  return reachedFromOutside(ground, boardSides.indexOf(side), points, kindOf(gait))
}

export const boardSides: readonly BoardSide[] = ['top', 'right', 'bottom', 'left']

const reachedFromOutside = onceForField((ground, side, points, kind): readonly Reached[] => {
  const first = new Map<number, Field[]>()
  for (const field of rimOf(ground, boardSides[side] as BoardSide)) {
    const level = ground.levels[field]!
    if (level > 1 || isImpassable(ground, field)) continue
    const cost = 1 + level
    first.set(cost, [...(first.get(cost) ?? []), field])
  }
  const best = new Map<Field, number>()
  for (const [cost, fields] of first) {
    if (cost > points) continue
    const map = reach(mapFor(ground), steppingOn(ground, gaits[kind]), fields, points - cost)
    for (const one of listed(map))
      if (one.cost + cost < (best.get(one.field) ?? Number.POSITIVE_INFINITY))
        best.set(one.field, one.cost + cost)
  }
  return [...best].map(([field, cost]) => ({ field, cost })).sort((a, b) => a.cost - b.cost)
})

function listed(map: Reach): Reached[] {
  const found: Reached[] = []
  for (let i = 0; i < map.count; i++) {
    const field = map.stands[i]!
    found.push({ field, cost: costTo(map, field)! })
  }
  return found
}
