import { call as begin, cause, tell, underWay } from '@sandtable/kernel'
import { areas } from '../../data/areas.ts'
import { fieldAt, fieldsHit } from '../board/area.ts'
import { groundIn } from '../field.ts'
import { onBoard } from '../state.ts'
import { judgeEliminations } from '../victory.ts'
import { procedure, run } from './words.ts'

/** Everybody in an area takes damage, friend and foe, at the same time: who has won is looked at afterwards (APX-AOE, APX-GREN-012, -013, OPEN-31). */
export const areaOfEffect = procedure(
  'area of effect',
  [
    run('who is in it?', (s, v) => {
      const ground = groundIn(s)
      const area = areas[v.area]
      if (area === undefined) return
      const fields = fieldsHit(ground, area, v, v.turn)
      v.hurt = onBoard(s).flatMap((legend) => {
        const damage = fields.get(legend.field)
        return damage === undefined ? [] : [{ legend: legend.id, damage }]
      })
      tell(s, { type: 'area', area: v.area, x: v.x, y: v.y, legends: v.hurt.map((one) => one.legend) })
    }),
    run('deal damage', (s, v) => {
      const from = fieldAt(groundIn(s), v)
      for (const { legend, damage } of v.hurt)
        cause(s, 'damage', { to: legend, amount: damage, kind: 'normal', source: 'area', by: v.by, from })
    }),
    run('has somebody won?', (s, v) => {
      judgeEliminations(s)
      const during = underWay(s, 'activation')?.legend ?? null
      for (const legend of v.fallen) begin(s, 'after an elimination', { legend, during })
    }),
  ],
  { about: (_, v) => ({ area: v.area }) },
)
