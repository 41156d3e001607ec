import { goTo, type Seat, tell } from '@sandtable/kernel'
import type { Squad } from '../../data/types.ts'
import { newLegend } from '../legend.ts'
import { type AState, seatsOfSquad } from '../state.ts'
import { ask, procedure } from './words.ts'

/** Blue picks first, then the squads alternate; what is taken is taken (APX-INIT-012 to -015). */
export const draft = procedure('draft', [
  ask('choose a legend', {
    rule: 'APX-INIT-014',
    any: true,
    declares: true,
    seats: (s, v) => pickers(s, picking(v.pick)),
    options: (s) => [...s.table.draft],
    why: () => 'APX-INIT-015',
    answer: (s, v, id, seat) => {
      const { table } = s
      table.draft = table.draft.filter((one) => one !== id)
      table.legends.push(newLegend(id, picking(v.pick), seat))
      tell(s, { type: 'plays', seat, legend: id })
      v.pick++
      // Until nobody wants another one.
      return goTo('choose a legend')
    },
  }),
])

/** Those of a squad who want a legend, or another one: each picks for itself (APX-INIT-014). */
function pickers(s: AState, squad: Squad): Seat[] {
  const { legends, squads } = s.table
  const has = (seat: Seat) => legends.filter((one) => one.seat === seat).length
  const wants = (seat: Seat) => squads[squad].seats.filter((one) => one === seat).length
  return seatsOfSquad(s, squad).filter((seat) => has(seat) < wants(seat))
}

function picking(pick: number): Squad {
  return pick % 2 === 0 ? 'blue' : 'red'
}
