import { tell } from '@sandtable/kernel'
import { barricadePlaces, footingOf, readBarricade } from '../mission/barricades.ts'
import { addPiece, battlefieldOf } from '../terrain/battlefield.ts'
import { ask, procedure, repeat } from './words.ts'

/** A player adds barricades to the battlefield, one after the other (LG2-BAT-yw). */
export const placeBarricades = procedure('place barricades', [
  ask('choose where it stands', {
    rule: 'LG2-BAT-yw',
    seats: (_, v) => v.seat,
    about: (_, v) => ({ left: v.left }),
    space: barricadePlaces,
    answer: (s, v, answer) => {
      const pose = readBarricade(answer)
      v.left = pose === null ? 0 : v.left - 1
      if (pose === null) return
      v.placed = [...v.placed, pose]
      const up = footingOf(battlefieldOf(s.table.map), pose) ?? 0
      s.table.map = addPiece(s.table.map, { kind: 'barricade', ...pose, up })
      tell(s, { type: 'barricade', seat: v.seat })
    },
  }),
  repeat('choose where it stands', (_, v) => v.left > 0),
])
