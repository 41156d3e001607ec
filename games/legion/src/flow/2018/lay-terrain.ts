import { tell } from '@sandtable/kernel'
import { pieceIn, placesForTerrain } from '../../mission/laying-terrain.ts'
import { otherSeat } from '../../state.ts'
import { addPiece } from '../../terrain/battlefield.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** Competitive terrain: a piece each in turn, until all that were set aside lie on the battlefield (LG1-TSET-002 to -005). */
export const layTerrain = procedure('lay terrain', [
  ask('lay a piece of terrain', {
    rule: 'LG1-TSET-002',
    seats: (_, v) => v.turn,
    about: (_, v) => ({ left: v.left.length }),
    space: placesForTerrain,
    answer: (s, v, answer) => {
      const piece = pieceIn(s, v, answer)
      const kind = piece?.kind ?? v.left[0] ?? ''
      const at = v.left.indexOf(kind)
      v.left = v.left.filter((_, number) => number !== at)
      // What finds no room at all stays off the battlefield.
      if (piece !== null) s.table.map = addPiece(s.table.map, piece)
      tell(s, { type: piece === null ? 'terrain left out' : 'terrain laid', seat: v.turn, kind })
    },
  }),
  run('the turn passes', (_, v) => {
    v.turn = otherSeat(v.turn)
  }),
  repeat('lay a piece of terrain', (_, v) => v.left.length > 0),
])
