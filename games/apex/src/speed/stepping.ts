import { addStep, directions, FORBIDDEN, NORTH_EAST, type Stepping } from '@sandtable/grid'
import { type Ground, isField, touching } from '../board/ground.ts'
import { type Gait, stepCost } from '../board/steps.ts'
import { once } from './once.ts'

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

/** The steps of somebody who goes like this, for `reach`: of ways that cost the same, the one with fewer turns aside. */
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
