import { spot } from '@sandtable/grid'
import type { Area, Ghost, Line, Remark, Seen, Thing } from '@sandtable/kernel'
import { placeOf } from '../board/area.ts'
import { holds, movedBy, movesNext, ringDamageAt } from '../ring.ts'
import { layer } from '../scene/layers.ts'
import { zones } from '../scene/objects.ts'
import { linesFrom } from '../scene/sight-lines.ts'
import { legendIn, type Sight, sightOf } from '../scene/view.ts'
import type { Apex, Field } from '../state.ts'

/** From where the ghost stands: every enemy with its range, cover or what hides it, and what the ring does there. */
export function foreshow(seen: Seen<Apex>, { of, at }: Ghost): Thing[] {
  const here = sightOf(seen)
  const legend = legendIn(here, of)
  if (legend === null) return []
  const { board, plan } = here.ground
  const field = spot(board, Math.floor(at.x), plan.height - 1 - Math.floor(at.y))
  const lines: Line[] = linesFrom(here, { ...legend, field }, 'foreshown')
  return [...lines, ...remarks(here, field, at)]
}

function remarks(sight: Sight, field: Field, at: { readonly x: number; readonly y: number }): Remark[] {
  const { table, ground } = sight
  const place = placeOf(ground, field)
  const found: Remark[] = []
  const add = (id: string, en: string, de: string, tone: Remark['tone']) =>
    found.push({ type: 'remark', id: `remark ${id}`, z: layer.line, label: { en, de }, tone })
  const damage = ringDamageAt(table.roundMarker)
  if (table.phase === 'fight' && !holds(table.ring, place))
    add('ring', `Outside the ring: ${damage} damage`, `Außerhalb des Rings: ${damage} Schaden`, 'bad')
  else if (movesNext(table.roundMarker) && !holds(movedBy(table.ring.card, table.ring), place))
    add('next ring', 'Outside the next ring', 'Außerhalb des nächsten Rings', 'bad')
  if (zones(sight).some((area) => area.kind === 'strike' && covers(area, at)))
    add('strike', 'An area is to be struck here', 'Hier wird ein Bereich getroffen', 'bad')
  if (ground.levels[field] !== 0) {
    const level = ground.levels[field] ?? 0
    add('level', `Level ${level}`, `Ebene ${level}`, 'plain')
  }
  return found
}

/** Areas that are struck are made of squares. */
function covers({ forms }: Area, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return forms.some((form) => {
    if (form.type !== 'polygon') return false
    const [left = 0, low = 0, right = 0, , , high = 0] = form.points
    return x > left && x < right && y > low && y < high
  })
}
