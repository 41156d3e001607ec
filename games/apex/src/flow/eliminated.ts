import { tell, underWay } from '@sandtable/kernel'
import { startHealth, startShield } from '../../data/modes.ts'
import { refreshed } from '../loot.ts'
import { legendOf, otherSquad } from '../state.ts'
import { judgeEliminations } from '../victory.ts'
import { call, opening, procedure, run } from './words.ts'

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
      // Where several are hurt at the same time, all else waits until they all are (OPEN-31).
      const area = underWay(s, 'area of effect')
      if (area !== null) area.fallen.push(v.legend)
      else if (underWay(s, 'ring damage') === null) judgeEliminations(s)
    }),
    call('what comes of it', 'after an elimination', (s, v) =>
      underWay(s, 'area of effect') === null ? { ...v } : null,
    ),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** Cards that are played when somebody is eliminated in an activation (APX-INST-001). */
export const afterAnElimination = procedure(
  'after an elimination',
  [opening('eliminated', { when: (_, v) => v.during !== null })],
  { about: (_, v) => ({ legend: v.legend }) },
)
