import { cause, end, goTo, tell } from '@sandtable/kernel'
import { headingAway, shove } from '../board/push.ts'
import { groundIn, isOccupied } from '../field.ts'
import { isOnBoard, legendOf } from '../state.ts'
import { freeBeside } from './free-fields.ts'
import { enterField } from './move.ts'
import { ask, procedure, run } from './words.ts'

/** A push: field by field in a straight line, until it is far enough or something is in the way (APX-PUSH). */
export const pushAway = procedure(
  'push',
  [
    run('push on', (s, v) => {
      const legend = legendOf(s, v.legend)
      if (v.left === 0 || !isOnBoard(legend)) return end
      const ground = groundIn(s)
      const came = shove(ground, legend.field, headingAway(ground, v.from, legend.field), (field) =>
        isOccupied(s, field),
      )
      if (came.to !== null) {
        v.left--
        enterField(s, legend, came.to)
        tell(s, { type: 'pushed', legend: v.legend, field: came.to })
        return goTo('push on')
      }
      if ('beside' in came) v.beside = came.beside
      tell(s, { type: 'collides', legend: v.legend, rule: came.collision })
      cause(s, 'damage', {
        to: v.legend,
        amount: v.collision,
        kind: 'normal',
        source: 'collision',
        by: v.by,
        from: null,
      })
      return undefined
    }),
    // Onto lower ground that is taken: its player places it beside (APX-PUSH-009, OPEN-17).
    ask('place it beside', {
      rule: 'APX-PUSH-009',
      seats: (s, v) =>
        v.beside !== null && legendOf(s, v.legend).field !== null ? legendOf(s, v.legend).seat : null,
      options: (s, v) => (v.beside === null ? [] : freeBeside(s, v.beside)),
      why: () => 'APX-PUSH-009',
      answer: (s, v, field) => {
        enterField(s, legendOf(s, v.legend), field)
        tell(s, { type: 'pushed', legend: v.legend, field })
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
