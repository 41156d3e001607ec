import type { Area, Form, Named } from '@sandtable/kernel'
import { placeOf } from '../board/area.ts'
import { holds, type Inside, movedBy, movesNext, ringDamageAt } from '../ring.ts'
import { layer } from './layers.ts'
import { rectangle, type Sight, squareOf } from './view.ts'

/** The ring: what lies outside it now, its border, and the border after the next movement, if that is known. */
export function ring(sight: Sight): Area[] {
  const { table, ground } = sight
  if (table.phase === 'set-up' || table.phase === 'equip') return []
  const outside = ground.fields.filter((field) => !holds(table.ring, placeOf(ground, field)))
  const damage = ringDamageAt(table.roundMarker)
  const found: Area[] = []
  if (outside.length > 0)
    found.push({
      type: 'area',
      kind: 'ring-outside',
      id: 'outside the ring',
      z: layer.zone,
      label: { en: `Outside the ring: ${damage} damage`, de: `Außerhalb des Rings: ${damage} Schaden` },
      forms: outside.map((field) => squareOf(sight, field)),
    })
  found.push(border(sight, 'ring', table.ring, { en: 'Ring', de: 'Ring' }))
  if (movesNext(table.roundMarker)) {
    const label = { en: 'Ring after its next movement', de: 'Ring nach der nächsten Bewegung' }
    found.push(border(sight, 'ring-next', movedBy(table.ring.card, table.ring), label))
  }
  return found
}

function border(sight: Sight, kind: string, inside: Inside, label: Named): Area {
  return { type: 'area', kind, id: kind, z: layer.zone, label, forms: [outline(sight, inside)] }
}

function outline({ ground: { plan } }: Sight, { left, right, top, bottom }: Inside): Form {
  const { height } = plan
  return rectangle(left + 0.04, height - bottom - 1 + 0.04, right + 0.96, height - top - 0.04)
}
