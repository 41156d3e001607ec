import type { Area, Named, Piece } from '@sandtable/kernel'
import { pieceOf } from '@sandtable/kit'
import { editionOf } from '../editions/index.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { territoryOf } from '../mission/territory.ts'
import { heightOf } from '../terrain/battlefield.ts'
import { sideName, text } from '../words/names.ts'
import { baneFronts, objectiveName } from '../words/objectives.ts'
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
  bane: 'LG2-CKW-004',
} as const

export function objectives(sight: Sight): Piece[] {
  const zoned = editionOf(sight.s).cards === '2018'
  return sight.table.objectives
    .filter(({ lies }) => lies)
    .map((token) => {
      const { id, kind, x, y, seat, count, on } = token
      const level = heightOf(sight.field, on)
      return pieceOf({
        kind,
        id,
        z: layer.token,
        look: kind === 'bane' ? 'charge' : kind,
        seat,
        label: labelOf(sight, id),
        about: zoned ? 'LG1-OTKB-001' : rules[kind],
        form: { type: 'circle', x, y, radius: radiusOfToken(token) },
        at: { x, y, facing: 0 },
        ...(level > 0 && { level }),
        badges: count === 0 ? [] : [{ name: 'count', label: text('tokens on it', 'Marker darauf'), count }],
        ...answersFor(sight, [id]),
      })
    })
}

/** Its owner reads what is on the front of a Bane token. */
function labelOf({ table }: Sight, id: string): Named {
  const name = objectiveName(table, id)
  const front = table.fronts[id]
  if (front === undefined) return { ...name }
  const { en, de } = baneFronts[front]
  return text(`${name.en}: ${en}`, `${name.de}: ${de}`)
}

export function territories({ seen, table, s }: Sight): Area[] {
  const zoned = editionOf(s).cards === '2018'
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
            label: zoned
              ? text(`Deployment zone of ${en}`, `Aufstellungszone von ${de}`)
              : text(`Territory of ${en}`, `Gebiet von ${de}`),
            titled: true,
            seat,
            forms,
          },
        ]
  })
}
