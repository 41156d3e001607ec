import { costTo, emptyReach, type Reach, reach } from '@sandtable/grid'
import type { BoardSide } from '../../data/types.ts'
import { groundOfSteps } from '../speed/far-block.ts'
import { onceForField } from '../speed/once.ts'
import { gaits, kindOf, steppingOn } from '../speed/stepping.ts'
import { type Field, type Ground, isImpassable, spotOfField } from './ground.ts'
import type { Gait } from './steps.ts'

/** Room to look for ways, on any board of a size. */
const maps = new Map<number, Reach>()

function mapFor({ board }: Ground): Reach {
  const { size } = board
  const known = maps.get(size)
  if (known !== undefined) return known
  const map = emptyReach(board)
  maps.set(size, map)
  return map
}

/** A field that can be got to, and what that costs. */
export interface Reached {
  readonly field: Field
  readonly cost: number
}

/** Where one gets to, and for each field there the one before it on the cheapest way. */
interface Ways {
  readonly reached: readonly Reached[]
  readonly before: Int16Array
}

const notReached = -2

// Others are only passed through, so where one gets to hangs on the ground alone.
const waysFrom = onceForField((ground, from, points, kind): Ways => {
  const map = reach(mapFor(ground), steppingOn(ground, gaits[kind]), [from], points)
  const reached = listed(map)
  const before = new Int16Array(ground.board.area).fill(notReached)
  for (const { field } of reached) before[field] = map.previous[field]!
  return { reached, before }
}, groundOfSteps)

/** All fields within so many movement points, nearest first, the start among them; some may be only passed through (APX-MOVE-007, APX-MOVE-015). */
export function within(ground: Ground, from: Field, points: number, gait: Gait = {}): readonly Reached[] {
  return waysFrom(ground, from, points, kindOf(gait)).reached
}

/** The cheapest way, without the field where it begins; null: too far (APX-MOVE-007, APX-META-012). */
export function wayTo(
  ground: Ground,
  from: Field,
  to: Field,
  points: number,
  gait: Gait = {},
): Field[] | null {
  const { before } = waysFrom(ground, from, points, kindOf(gait))
  if (before[to] === notReached) return null
  const way: Field[] = []
  for (let at = to; at !== from; at = before[at]!) way.push(at)
  return way.reverse()
}

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
): readonly Field[] {
  return reachedFromOutside(ground, boardSides.indexOf(side), points, kindOf(gait))
}

export const boardSides: readonly BoardSide[] = ['top', 'right', 'bottom', 'left']

const reachedFromOutside = onceForField((ground, side, points, kind): readonly Field[] => {
  const first = new Map<number, Field[]>()
  for (const field of rimOf(ground, boardSides[side] as BoardSide)) {
    const level = ground.levels[field]!
    if (level > 1 || isImpassable(ground, field)) continue
    const cost = 1 + level
    first.set(cost, [...(first.get(cost) ?? []), field])
  }
  const found = new Set<Field>()
  for (const [cost, fields] of first) {
    if (cost > points) continue
    const map = reach(mapFor(ground), steppingOn(ground, gaits[kind]), fields, points - cost)
    for (const { field } of listed(map)) found.add(field)
  }
  return [...found]
})

function listed(map: Reach): Reached[] {
  const found: Reached[] = []
  for (let i = 0; i < map.count; i++) {
    const field = map.stands[i]!
    found.push({ field, cost: costTo(map, field)! })
  }
  return found
}
