import type { Seat } from '@sandtable/kernel'
import type { LState } from '../../state.ts'
import { unitsOfSide } from '../../units.ts'
import { activating } from '../../vocabulary/activations.ts'
import { ask, call, procedure } from '../words.ts'

/** Whoever plays alone and wants it easy activates a unit that has been activated, once a round (LG1-SOLO-016). */
export const onceMore = procedure('once more', [
  ask('choose a unit to activate once more', {
    rule: 'LG1-SOLO-016',
    seats: (_, v) => v.seat,
    options: (s, v) => [...activated(s, v.seat), 'pass'],
    answer: (_, v, unit) => {
      v.unit = unit === 'pass' ? null : unit
    },
  }),
  call('activate it once more', 'activation', (_, { unit }) => (unit === null ? null : activating(unit))),
])

/** Whoever is there, for nobody is left to activate. */
function activated(s: LState, seat: Seat): string[] {
  return unitsOfSide(s, seat).flatMap(({ id, deployed }) => (deployed ? [id] : []))
}
