import type { Mark, Measured, Named, Seen } from '@sandtable/kernel'
import { circle, nearest, type Shape, TOLERANCE } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseOf } from '../geometry/bases.ts'
import { HALF, SEGMENT } from '../geometry/measures.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { type Sight, sightOf } from '../scene/view.ts'
import type { Legion } from '../state.ts'
import { text } from '../words/names.ts'

/** Anybody may measure at any time (LG2-RANGE-002), from base to base, level. */
export function measure(seen: Seen<Legion>, from: Mark, to: Mark): Measured {
  const sight = sightOf(seen)
  // Only the ruler of 2024 has a half segment.
  const halves = editionOf(sight.s).cards === '2024'
  const { distance, line } = nearest(marked(sight, from), marked(sight, to))
  return {
    from: { x: line.from.x, y: line.from.y },
    to: { x: line.to.x, y: line.to.y },
    label: labelOf(distance, halves),
    rule: halves ? 'LG2-RANGE-008' : 'LG1-RANGB-001',
  }
}

function marked({ table }: Sight, mark: Mark): Shape {
  if (!('piece' in mark)) return circle(mark.x, mark.y, 0)
  const token = table.objectives.find(({ id }) => id === mark.piece)
  if (token !== undefined) return circle(token.x, token.y, radiusOfToken(token))
  const unit = table.units.find(
    ({ id, minis }) => id === mark.piece || minis.some((one) => one.id === mark.piece),
  )
  const mini = unit?.minis.find(({ id }) => id === mark.piece) ?? unit?.minis[0]
  return unit === undefined || mini === undefined ? circle(0, 0, 0) : baseOf(unit, mini)
}

function labelOf(distance: number, halves: boolean): Named {
  const inches = Math.round((distance / 25.4) * 10) / 10
  const segment = Math.max(1, Math.ceil((distance - TOLERANCE) / SEGMENT))
  const range = halves && distance <= HALF + TOLERANCE ? '½' : `${segment}`
  return text(`Range ${range} · ${inches}″`, `Reichweite ${range} · ${inches}″`)
}
