import type { Plain } from '@sandtable/kernel'
import { drop } from '../holdings.ts'
import { firstPlace, placesToDrop } from '../mission/dropping.ts'
import { layingAt } from '../mission/placing.ts'
import { type LState, type Objective, otherSeat } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Dropping } from '../vocabulary/procedures.ts'
import { ask, procedure, repeat } from './words.ts'

/** All assets that a unit holds, one after the other, each where its opponent puts it (LG2-OBJ-012). */
export const dropAssets = procedure('drop assets', [
  ask('choose where it lies', {
    rule: 'LG2-OBJ-012',
    seats: (s, v) => (held(s, v) === undefined ? null : otherSeat(unitOf(s, v.unit).seat)),
    about: (_, v) => ({ unit: v.unit }),
    space: placesToDrop,
    answer: (s, v, answer) => {
      const objective = held(s, v)
      if (objective === undefined) return
      drop(s, unitOf(s, v.unit), objective, layingAt(s, objective, placeOf(s, v, answer)))
    },
  }),
  repeat('choose where it lies', (s, v) => held(s, v) !== undefined),
])

function held(s: LState, v: Dropping): Objective | undefined {
  const [first] = unitOf(s, v.unit).holds
  return s.table.objectives.find(({ id }) => id === first)
}

function placeOf(s: LState, v: Dropping, answer: Plain): { x: number; y: number } {
  return answer === 'nearest' ? firstPlace(s, v) : (answer as { x: number; y: number })
}
