import type { Motion, Seen, Stand } from '@sandtable/kernel'
import { objectives } from '../scene/objectives.ts'
import { units } from '../scene/units.ts'
import { sightOf } from '../scene/view.ts'
import type { Legion } from '../state.ts'

/**
 * Straight from where it stood to where it stands: no miniature is in another's way (LG2-MOVE-010). Those of a unit go
 * together.
 */
export function motions(before: Seen<Legion>, after: Seen<Legion>): Motion[] {
  const stood = standsIn(before)
  const gone = new Set<string>()
  return [...standsIn(after)].flatMap(([of, to]): Motion[] => {
    const from = stood.get(of)
    if (from === undefined || isAt(from, to)) return []
    const unit = of.split('/')[0] ?? of
    const isFirst = !gone.has(unit)
    gone.add(unit)
    return [isFirst ? { of, stands: [from, to] } : { of, stands: [from, to], together: true }]
  })
}

function standsIn(seen: Seen<Legion>): ReadonlyMap<string, Stand> {
  const sight = sightOf(seen)
  return new Map([...units(sight), ...objectives(sight)].map(({ id, at }) => [id, { ...at }]))
}

function isAt(one: Stand, other: Stand): boolean {
  return one.x === other.x && one.y === other.y && one.facing === other.facing
}
