import { tell } from '@sandtable/kernel'
import type { Point } from '@sandtable/plane'
import { tokenAt } from '../mission/laying.ts'
import { canLay, placesNear } from '../mission/laying-places.ts'
import { spotIn } from '../mission/placing.ts'
import { unitOf } from '../units.ts'
import { ask, procedure, repeat, run } from './words.ts'

/** A unit lays tokens near its leader, one by one, as far as there is room for them (LG2-KW-174, LG2-WKW-038). */
export const layTokens = procedure(
  'lay tokens',
  [
    ask('choose where it lies', {
      rule: 'LG2-KW-174',
      seats: (s, v) => (canLay(s, v) ? unitOf(s, v.unit).seat : null),
      about: (_, v) => ({ unit: v.unit, left: v.left }),
      space: placesNear,
      answer: (s, v, answer) => {
        const token = tokenAt(s, v, spotIn(answer) as Point)
        if ('rule' in token) throw new Error(`a token was laid that ${token.rule} forbids`)
        s.table.objectives = [...s.table.objectives, token]
        tell(s, { type: 'placed', seat: unitOf(s, v.unit).seat, objective: token.id })
      },
    }),
    run('one less', (_, v) => {
      v.left--
    }),
    repeat('choose where it lies', (_, v) => v.left > 0),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
