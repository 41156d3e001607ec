import { fieldsAtCorner } from '../board/beside.ts'
import { groundIn, isOccupied } from '../field.ts'
import { type AState, type Field, legendOf } from '../state.ts'
import { reposition } from './move.ts'
import { ask, procedure } from './words.ts'

/** From one point of a zip line to a free field adjacent to the other (APX-CARD-object-zip-line). */
export const rideAZipLine = procedure(
  'ride a zip line',
  [
    ask('choose where to land', {
      rule: 'APX-CARD-object-zip-line',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => farEnds(s, v.point),
      why: () => 'APX-CARD-object-zip-line',
      answer: (s, v, field) => reposition(s, legendOf(s, v.legend), field),
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** The free fields adjacent to the other end of a zip line: one of the board's, or one that Pathfinder laid. */
export function farEnds(s: AState, point: string): Field[] {
  const ground = groundIn(s)
  const own = ground.pieces.find((piece) => piece.id === point)
  const put = s.table.pieces.find((piece) => piece.id === point)
  const other =
    own !== undefined
      ? ground.pieces.find((piece) => piece.line === own.line && piece.id !== point)
      : s.table.pieces.find((piece) => piece.kind === put?.kind && piece.id !== point)
  if (other === undefined || other.corner === null) throw new Error(`${point} leads nowhere`)
  return fieldsAtCorner(ground, other.corner, other.level).filter((field) => !isOccupied(s, field))
}
