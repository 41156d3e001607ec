import { tell, underWay } from '@sandtable/kernel'
import { startHealth, startShield } from '../../data/modes.ts'
import { refreshed } from '../loot.ts'
import { legendOf, otherSquad } from '../state.ts'
import { judgeEliminations } from '../victory.ts'
import { opening, procedure, run } from './words.ts'

/** Elimination, whenever and by whatever it happens (APX-ELIM). The legend keeps what it has (OPEN-12). */
export const eliminated = procedure(
  'eliminated',
  [
    run('take it off the board', (s, v) => {
      const legend = legendOf(s, v.legend)
      legend.field = null
      legend.gear.knockdown = refreshed(legend.gear.knockdown)
      legend.shield = startShield
      legend.health = startHealth
      tell(s, { type: 'eliminated', legend: v.legend })
    }),
    run('hand over a death box', (s, v) => {
      const legend = legendOf(s, v.legend)
      // The third time there is none left (OPEN-13).
      if (legend.boxes > 0) {
        legend.boxes--
        const squad = otherSquad(legend.squad)
        s.table.points[squad]++
        tell(s, { type: 'point', squad, points: s.table.points[squad] })
      }
      // Where several are hurt at the same time, it is looked at once they all are (OPEN-31).
      if (underWay(s, 'area of effect') === null && underWay(s, 'ring damage') === null) judgeEliminations(s)
    }),
    opening('eliminated', { when: (_, v) => v.during !== null }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
