import { type Plain, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { adjacentTo } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import { groundIn, isOccupied } from '../field.ts'
import { type AState, type Field, isOnBoard, legendOf, matesOf } from '../state.ts'
import type { Respawning } from '../vocabulary/acting.ts'
import { enterField } from './move.ts'
import { ask, opening, procedure } from './words.ts'

/** A respawn action (APX-RESP). */
export const respawn = procedure(
  'respawn',
  [
    opening('performs a respawn action'),
    ask('choose a field to respawn on', {
      rule: 'APX-RESP-005',
      declares: true,
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => respawnFields(s, v),
      why: (_, __, answer) => whyNotRespawn(answer),
      answer: (s, v, field) => {
        enterField(s, legendOf(s, v.legend), field)
        tell(s, { type: 'respawns', legend: v.legend, field })
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)

/** Nobody passes instead, nor does anything else first (APX-ACT-025, APX-RESP-002). */
function whyNotRespawn(answer: Plain): string {
  if (answer === 'pass') return 'APX-ACT-025'
  return isMap(answer) ? 'APX-RESP-002' : 'APX-RESP-005'
}

/**
 * Free fields adjacent to the beacon nearest to a squadmate, any of several that are equally near, any at all without
 * squadmates; if there is no room, those of the next nearest (APX-RESP-005 to -007, OPEN-40).
 */
function respawnFields(s: AState, v: Respawning): Field[] {
  const ground = groundIn(s)
  const legend = legendOf(s, v.legend)
  const free = (field: Field) => adjacentTo(ground, field).filter((one) => !isOccupied(s, one))
  const beacons = ground.pieces.flatMap((piece) => (piece.kind === 'respawn-beacon' ? piece.fields : []))
  const mates = matesOf(s, legend).filter(isOnBoard)
  // Without squadmates all are equally far.
  const far = (beacon: Field) => Math.min(...mates.map((mate) => distance(ground, mate.field, beacon)))
  const open = beacons.filter((beacon) => free(beacon).length > 0)
  const nearest = Math.min(...open.map(far))
  const found = new Set(open.filter((beacon) => far(beacon) === nearest).flatMap(free))
  const angel = v.beside === null ? null : legendOf(s, v.beside).field
  if (angel !== null) for (const field of free(angel)) found.add(field)
  if (found.size > 0) return [...found]
  return ground.fields.filter((field) => !isOccupied(s, field))
}
