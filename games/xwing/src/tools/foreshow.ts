import type { Ghost, Line, Seen, Thing } from '@sandtable/kernel'
import { arcsPrintedOn, measuredInArc, rangesOf, shotLine } from '../scene/arcs.ts'
import { inPlay, type ShipSeen, type Sight, shipIn, sightOf } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { shipType } from '../values.ts'
import { cardOf, weaponsOf } from '../weapons.ts'

/** Arcs and bands of a ship at the place of its ghost, and the enemies at which it could fire from there. */
export function foreshow(seen: Seen<XWing>, ghost: Ghost): Thing[] {
  const sight = sightOf(seen)
  const standing = shipIn(sight, ghost.of)
  if (standing === null || ghost.kind === 'bomb' || ghost.leaves) return []
  const { x, y, facing } = ghost.at
  const ship = { ...standing, pose: { x, y, facing } }
  const there = [...rangesOf(ship), ...arcsPrintedOn(ship), ...targets(sight, ship, ghost.meets)]
  return there.map((thing) => ({ ...thing, id: `${ghost.id} ${thing.id}` }))
}

/** Not those that it would touch (XW-OVLP-004). */
function targets(sight: Sight, ship: ShipSeen, touched: readonly string[]): Line[] {
  return inPlay(sight)
    .filter(({ id, seat }) => seat !== ship.seat && !touched.includes(id))
    .flatMap((target) => bestLine(sight, ship, target) ?? [])
}

/** With its primary weapon, or else with the first that bears on the target. */
function bestLine(sight: Sight, ship: ShipSeen, target: ShipSeen): Line | null {
  for (const weapon of weaponsOf(ship)) {
    const [least, most] = cardOf(ship, weapon)?.range ?? shipType(ship.type).primaryRange
    const found = measuredInArc(ship, weapon, target)
    if (found !== null && found.range >= least && found.range <= most)
      return shotLine(sight, ship, weapon, target.id, found)
  }
  return null
}
