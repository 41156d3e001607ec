import { deploymentOf, type Rect } from '../mission/territory.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'

/** Without a word about it a unit looks out of its territory to the middle of the battlefield, or away from its own edge. */
export function facingInwards(s: LState, unit: Unit): number {
  const { width, height } = battlefieldOf(s.table.map)
  const rects = deploymentOf(s, unit)
  const middle = (low: readonly number[], high: readonly number[]) =>
    (Math.min(...low) + Math.max(...high)) / 2
  const side = (name: keyof Rect) => rects.map((rect) => rect[name])
  // Neither is a number where there is no territory: then its own edge decides.
  const right = width / 2 - middle(side('left'), side('right'))
  const up = height / 2 - middle(side('bottom'), side('top'))
  if (Math.abs(right) > Math.abs(up)) return 180 - 90 * Math.sign(right)
  return s.table.edges[unit.seat] === 'top' ? 180 : 0
}
