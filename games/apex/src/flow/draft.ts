import { goTo, tell } from '@sandtable/kernel'
import type { Squad } from '../../data/types.ts'
import { newLegend } from '../legend.ts'
import { seatsOfSquad } from '../state.ts'
import { ask, procedure } from './words.ts'

/** Blue picks first, then the squads alternate; what is taken is taken (APX-INIT-012 to -015). */
export const draft = procedure('draft', [
  ask('choose a legend', {
    rule: 'APX-INIT-014',
    any: true,
    declares: true,
    seats: (s, v) => seatsOfSquad(s, picking(v.pick)),
    options: (s) => [...s.table.draft],
    why: () => 'APX-INIT-015',
    answer: (s, v, id) => {
      const { table } = s
      const squad = picking(v.pick)
      const seat = table.squads[squad].seats[Math.floor(v.pick / 2)] ?? squad
      table.draft = table.draft.filter((one) => one !== id)
      table.legends.push(newLegend(id, squad, seat))
      tell(s, { type: 'plays', seat, legend: id })
      v.pick++
      return v.pick < 2 * table.size ? goTo('choose a legend') : undefined
    },
  }),
])

function picking(pick: number): Squad {
  return pick % 2 === 0 ? 'blue' : 'red'
}
