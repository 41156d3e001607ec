import type { Motion, Seen, Stand } from '@sandtable/kernel'
import { objectives } from '../scene/objectives.ts'
import { units } from '../scene/units.ts'
import { sightOf } from '../scene/view.ts'
import type { Legion } from '../state.ts'

/** Straight from where it stood to where it stands: no miniature is in another's way (LG2-MOVE-010). */
export function motions(before: Seen<Legion>, after: Seen<Legion>): Motion[] {
  const stood = standsIn(before)
  return [...standsIn(after)].flatMap(([of, to]): Motion[] => {
    const from = stood.get(of)
    return from === undefined || isAt(from, to) ? [] : [{ of, stands: [from, to] }]
  })
}

function standsIn(seen: Seen<Legion>): ReadonlyMap<string, Stand> {
  const sight = sightOf(seen)
  return new Map([...units(sight), ...objectives(sight)].map(({ id, at }) => [id, { ...at }]))
}

function isAt(one: Stand, other: Stand): boolean {
  return one.x === other.x && one.y === other.y && one.facing === other.facing
}
