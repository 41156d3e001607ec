import type { Area, Piece } from '@sandtable/kernel'
import { pieceOf } from '@sandtable/kit'
import { radiusOfToken } from '../mission/placing.ts'
import { territoryOf } from '../mission/territory.ts'
import { heightOf } from '../terrain/battlefield.ts'
import { sideName, text } from '../words/names.ts'
import { objectiveName } from '../words/objectives.ts'
import { answersFor } from './answers.ts'
import { layer } from './layers.ts'
import type { Sight } from './view.ts'

/** What the mission lays on the battlefield: territories, points of interest, assets. */

const rules = {
  poi: 'LG2-OBJ-004',
  asset: 'LG2-OBJ-010',
  advantage: 'LG2-OBJ-019',
  smoke: 'LG2-KW-176',
  charge: 'LG2-WKW-001',
  graffiti: 'LG2-CKW-028',
} as const

export function objectives(sight: Sight): Piece[] {
  return sight.table.objectives
    .filter(({ lies }) => lies)
    .map((token) => {
      const { id, kind, x, y, seat, count, on } = token
      const level = heightOf(sight.field, on)
      return pieceOf({
        kind,
        id,
        z: layer.token,
        look: kind,
        seat,
        label: { ...objectiveName(sight.table, id) },
        about: rules[kind],
        form: { type: 'circle', x, y, radius: radiusOfToken(token) },
        at: { x, y, facing: 0 },
        ...(level > 0 && { level }),
        badges: count === 0 ? [] : [{ name: 'count', label: text('tokens on it', 'Marker darauf'), count }],
        ...answersFor(sight, [id]),
      })
    })
}

export function territories({ seen, table, s }: Sight): Area[] {
  return seen.seats.flatMap((seat): Area[] => {
    const forms = territoryOf(s, seat).map(({ left, right, bottom, top }) => ({
      type: 'polygon' as const,
      points: [left, bottom, right, bottom, right, top, left, top],
    }))
    const { en, de } = sideName(seat)
    return forms.length === 0
      ? []
      : [
          {
            type: 'area',
            kind: `territory territory-${seat === table.blue ? 'blue' : 'red'}`,
            id: `territory ${seat}`,
            z: layer.territory,
            label: text(`Territory of ${en}`, `Gebiet von ${de}`),
            titled: true,
            seat,
            forms,
          },
        ]
  })
}
