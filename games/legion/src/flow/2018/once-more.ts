import type { Seat } from '@sandtable/kernel'
import type { LState } from '../../state.ts'
import { unitsOfSide } from '../../units.ts'
import { ask, call, procedure } from '../words.ts'

/** Whoever plays alone and wants it easy activates a unit that has been activated, once a round (LG1-SOLO-016). */
export const onceMore = procedure('once more', [
  ask('choose a unit to activate once more', {
    rule: 'LG1-SOLO-016',
    seats: (_, v) => v.seat,
    onlyIfAny: true,
    options: (s, v) => [...activated(s, v.seat), 'pass'],
    answer: (_, v, unit) => {
      v.unit = unit === 'pass' ? null : unit
    },
  }),
  call('activate it once more', 'activation', (_, { unit }) =>
    unit === null ? null : { unit, actions: 0, done: [], withdrew: false, panicked: false, now: null },
  ),
])

function activated(s: LState, seat: Seat): string[] {
  return unitsOfSide(s, seat).flatMap(({ id, deployed, order }) => (deployed && order === 'down' ? [id] : []))
}
