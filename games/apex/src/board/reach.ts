import { costTo, emptyReach, pathTo, type Reach, reach } from '@sandtable/grid'
import type { BoardSide } from '../../data/types.ts'
import { groundOfSteps } from '../bounds/far-block.ts'
import { type Field, type Ground, isImpassable, spotOfField } from './ground.ts'
import { once } from './once.ts'
import { type Gait, steppingOn } from './steps.ts'

const maps = new WeakMap<Ground, Reach>()

function mapFor(ground: Ground): Reach {
  let map = maps.get(ground)
  if (map === undefined) {
    map = emptyReach(ground.board)
    maps.set(ground, map)
  }
  return map
}

/** A field that can be got to, and what that costs. */
export interface Reached {
  readonly field: Field
  readonly cost: number
}

// Others are only passed through, so where one gets to hangs on the ground alone: it is found out once.
const known = new WeakMap<Ground, Map<number, readonly Reached[]>>()

/** All fields within so many movement points, nearest first, the start among them; some may be only passed through. */
export function within(all: Ground, from: Field, points: number, gait: Gait = {}): readonly Reached[] {
  const ground = groundOfSteps(all, from, points)
  let found = known.get(ground)
  if (found === undefined) {
    found = new Map()
    known.set(ground, found)
  }
  const key = (4 * points + kindOf(gait)) * ground.board.area + from
  const before = found.get(key)
  if (before !== undefined) return before
  const reached = listed(reach(mapFor(ground), steppingOn(ground, gait), [from], points))
  found.set(key, reached)
  return reached
}

/** The cheapest way, without the field where it begins; null: too far. */
export function wayTo(
  ground: Ground,
  from: Field,
  to: Field,
  points: number,
  gait: Gait = {},
): Field[] | null {
  const key = (4 * points + kindOf(gait)) * ground.board.area + from
  const way = waysFrom(groundOfSteps(ground, from, points), key * ground.board.area + to)
  return way === null ? null : [...way]
}

/** The same, by a number that says all of it: kind of gait and points, where from, where to. */
const waysFrom = once((ground, number): readonly Field[] | null => {
  const { area } = ground.board
  const [to, key] = [number % area, Math.floor(number / area)]
  const [from, how] = [key % area, Math.floor(key / area)]
  const gait = gaits[how % 4] ?? {}
  const map = reach(mapFor(ground), steppingOn(ground, gait), [from], Math.floor(how / 4))
  return pathTo(map, to)?.slice(1) ?? null
})

/** Every gait there is, by its kind. */
const gaits: readonly Gait[] = [{}, { light: true }, { climbs: true }, { light: true, climbs: true }]

function kindOf({ light, climbs }: Gait): number {
  return (light === true ? 1 : 0) + (climbs === true ? 2 : 0)
}

/** The fields along a side of the board. */
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
 * for the first field, one more for going up to it (APX-DROP-012, -016, OPEN-46).
 */
export function withinFromOutside(
  ground: Ground,
  side: BoardSide,
  points: number,
  gait: Gait = {},
): readonly Reached[] {
  return reachedFromOutside(ground, (4 * points + kindOf(gait)) * 4 + boardSides.indexOf(side))
}

export const boardSides: readonly BoardSide[] = ['top', 'right', 'bottom', 'left']

/** The same, by a number that says all of it: points and kind of gait, the side. */
const reachedFromOutside = once((ground, number): readonly Reached[] => {
  const side = boardSides[number % 4] as BoardSide
  const how = Math.floor(number / 4)
  const [gait, points] = [gaits[how % 4] ?? {}, Math.floor(how / 4)]
  const first = new Map<number, Field[]>()
  for (const field of rimOf(ground, side)) {
    const level = ground.levels[field]!
    if (level > 1 || isImpassable(ground, field)) continue
    const cost = 1 + (gait.climbs === true ? 0 : level)
    first.set(cost, [...(first.get(cost) ?? []), field])
  }
  const best = new Map<Field, number>()
  for (const [cost, fields] of first) {
    if (cost > points) continue
    const map = reach(mapFor(ground), steppingOn(ground, gait), fields, points - cost)
    for (const one of listed(map))
      if (one.cost + cost < (best.get(one.field) ?? Number.POSITIVE_INFINITY))
        best.set(one.field, one.cost + cost)
  }
  return [...best]
    .map(([field, cost]) => ({ field, cost }))
    .sort((a, b) => a.cost - b.cost || a.field - b.field)
})

function listed(map: Reach): Reached[] {
  const found: Reached[] = []
  for (let i = 0; i < map.count; i++) {
    const field = map.stands[i]!
    found.push({ field, cost: costTo(map, field)! })
  }
  return found
}
