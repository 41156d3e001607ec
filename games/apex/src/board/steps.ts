import { addStep, directions, FORBIDDEN, NORTH_EAST, type Stepping } from '@sandtable/grid'
import { once } from '../speed/once.ts'
import { type Field, type Ground, isField, isImpassable, touching } from './ground.ts'
import { type Way, waysBetween } from './ways.ts'

/** What makes a move easier than usual. */
export interface Gait {
  /** OBSTACLES and joints of them cost nothing extra (Slip Away). */
  readonly light?: boolean
  /** Going up one level costs nothing extra (Clamber). */
  readonly climbs?: boolean
}

/**
 * Movement points to go from a field to one that touches it (APX-COST): one for the field, one for going up a level, one
 * for what is in the way, once; FORBIDDEN if it cannot be done.
 */
export function stepCost(ground: Ground, from: Field, to: Field, gait: Gait = {}): number {
  const { levels } = ground
  const level = levels[from]!
  const rise = levels[to]! - level
  if (isImpassable(ground, to) || rise > 1) return FORBIDDEN
  const ways = waysBetween(ground, from, to)
  const height = Math.max(level, levels[to]!)
  // Of two ways round a corner the one that restricts less counts (APX-CONN-003, -004).
  let least = FORBIDDEN
  for (const way of ways) {
    const hindrance = hindranceOn(ground, way, level, height, rise < 0 && ways.length > 1)
    if (hindrance < least) least = hindrance
  }
  if (least === FORBIDDEN) return FORBIDDEN
  return 1 + (rise > 0 && gait.climbs !== true ? 1 : 0) + (gait.light === true ? 0 : least)
}

/** What a way adds: 0 or 1, or it cannot be taken. */
function hindranceOn(ground: Ground, way: Way, level: number, height: number, downRound: boolean): number {
  let hindrance = 0
  for (const edge of way.edges) {
    // What stands a level above whoever goes there, and adds to the height, cannot be crossed (APX-MOVE-019, OPEN-07).
    if (ground.lifts[edge]! > level) return FORBIDDEN
    // Going down past a joint costs nothing extra, over an obstacle on its edge it does (OPEN-09).
    if (ground.obstacles[edge]! >= level && !downRound) hindrance = 1
  }
  if (way.by === null) return hindrance
  const beside = ground.levels[way.by]!
  // A field as high as the one that is entered is no hindrance (OPEN-35).
  if (beside <= height) return hindrance
  return beside > level + 1 ? FORBIDDEN : 1
}

/** The gaits there are, and which of them one is. */
export const gaits: readonly Gait[] = [{}, { light: true }, { climbs: true }, { light: true, climbs: true }]

export function kindOf({ light = false, climbs = false }: Gait): number {
  return (light ? 1 : 0) + (climbs ? 2 : 0)
}

/** Costs of all steps, by field and direction, for a kind of gait. */
const costsFor = once((ground, kind): Int8Array => {
  const { board, fields, under } = ground
  const gait = gaits[kind]
  // A care package changes nothing but the steps onto it and round it.
  const table = under === null ? new Int8Array(8 * board.area) : costsFor(under.ground, kind).slice()
  for (const from of under === null ? fields : [under.block, ...touching(ground, under.block)])
    for (const direction of directions) {
      const to = from + board.offsets[direction]!
      if (!isField(ground, to)) continue
      const cost = stepCost(ground, from, to, gait)
      table[8 * from + direction] = cost === FORBIDDEN ? 0 : cost
    }
  return table
})

/** The steps of somebody who goes like this, for `reach`. */
export function steppingOn(ground: Ground, gait: Gait = {}): Stepping {
  const table = costsFor(ground, kindOf(gait))
  const { offsets } = ground.board
  return (from, steps) => {
    for (const direction of directions) {
      const cost = table[8 * from + direction]!
      if (cost > 0) addStep(steps, from + offsets[direction]!, cost, direction < NORTH_EAST ? 0 : 1)
    }
  }
}
