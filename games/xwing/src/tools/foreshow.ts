import type { Ghost, Line, Remark, Seen, Thing } from '@sandtable/kernel'
import { arcsPrintedOn, measuredInArc, rangesOf, shotLine } from '../scene/arcs.ts'
import { ghostAfter } from '../scene/maneuvers.ts'
import { inPlay, type ShipSeen, type Sight, shipIn, sightOf } from '../scene/view.ts'
import type { XWing } from '../state.ts'
import { shipType } from '../values.ts'
import { cardOf, weaponsOf } from '../weapons.ts'
import { cardName } from '../words/names.ts'
import { firesAt } from '../words/remarks.ts'
import { namesOfShip } from '../words/ships.ts'
import { type FlownByPlan, flyByPlan } from './by-plan.ts'
import { remark, remarksOn } from './remarks.ts'

/**
 * The ship where this ghost would put it: what it would run into on the way, its arcs and bands, and the enemies at
 * which it could fire from there. Ships for which a dial is planned already have moved if they move before it.
 */
export function foreshow(seen: Seen<XWing>, ghost: Ghost, planned: readonly Ghost[] = []): Thing[] {
  const sight = sightOf(seen)
  const ship = shipIn(sight, ghost.of)
  if (ship === null || ghost.kind === 'bomb') return []
  const all = flyByPlan(sight, [...planned.filter(({ of }) => of !== ghost.of), ghost])
  const flown = all.find((one) => one.ghost === ghost)
  const things = [
    ...(ghost.part === undefined ? [] : all.map(ghostByPlan)),
    ...(flown === undefined ? [] : remarksOn(flown, all)),
    ...lookFrom(flown?.after ?? sight, ship, flown ? ghostByPlan(flown) : ghost),
  ]
  return things.map((thing) => ({ ...thing, id: `${ghost.id} ${thing.id}` }))
}

/** Where it would come to stand by plan, under the name that its dial has. */
function ghostByPlan({ ghost, ship, maneuver, flight }: FlownByPlan): Ghost {
  const flown = ghostAfter(ship, maneuver, flight, `planned ${ship.id}`)
  return ghost === null ? flown : { ...flown, kind: ghost.kind, ...(ghost.label && { label: ghost.label }) }
}

function lookFrom(sight: Sight, standing: ShipSeen, { at, meets, leaves }: Ghost): Thing[] {
  if (leaves) return []
  const { x, y, facing } = at
  const ship = { ...standing, pose: { x, y, facing } }
  return [...rangesOf(ship), ...arcsPrintedOn(ship), ...targets(sight, ship, meets).flat()]
}

/** Not those that it would touch (XW-OVLP-004). */
function targets(sight: Sight, ship: ShipSeen, touched: readonly string[]): (readonly [Line, Remark])[] {
  return inPlay(sight)
    .filter(({ id, seat }) => seat !== ship.seat && !touched.includes(id))
    .flatMap((target) => {
      const aim = bestAim(sight, ship, target)
      return aim === null ? [] : [aim]
    })
}

/** With its primary weapon, or else with the first that bears on the target. */
function bestAim(sight: Sight, ship: ShipSeen, target: ShipSeen): readonly [Line, Remark] | null {
  for (const weapon of weaponsOf(ship)) {
    const [least, most] = cardOf(ship, weapon)?.range ?? shipType(ship.type).primaryRange
    const found = measuredInArc(ship, weapon, target)
    if (found === null || found.range < least || found.range > most) continue
    const line = shotLine(sight, ship, weapon, target.id, found)
    const said = firesAt({
      target: namesOfShip(target.id, sight.ships).short,
      range: found.range,
      inArc: !ship.allRound.includes(weapon),
      obstructed: line.blocked.length > 0,
      weapon: line.about === undefined ? null : cardName(line.about),
    })
    return [line, remark(`aim ${target.id}`, said, 'good')]
  }
  return null
}
