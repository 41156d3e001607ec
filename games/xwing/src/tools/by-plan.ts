import type { Ghost } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { type Flight, fly } from '../geometry/flight.ts'
import { describedIn } from '../questions.ts'
import { maneuverOf } from '../scene/maneuvers.ts'
import { inPlay, othersOf, type ShipSeen, type Sight, shipIn } from '../scene/view.ts'
import { sizeOf } from '../values.ts'

/** A ship that flew as its dial is meant to be set, or as it must. */
export interface FlownByPlan {
  /** What stands for its dial; null: it has none. */
  readonly ghost: Ghost | null
  /** As it stood before. */
  readonly ship: ShipSeen
  readonly maneuver: Maneuver
  readonly flight: Flight
  /** The table when it has moved: those that move before it stand where their plans take them. */
  readonly after: Sight
}

/** Flies what these ghosts stand for, lowest pilot skill first (XW-ROUND-002); all other ships stay where they are. */
export function flyByPlan(sight: Sight, ghosts: readonly Ghost[]): readonly FlownByPlan[] {
  let after = sight
  const planned = ghosts.flatMap((ghost): Intent[] => {
    const ship = shipIn(sight, ghost.of)
    const maneuver = ship && maneuverOf(sight, ship, ghost)
    return ship && maneuver ? [{ ghost, ship, maneuver }] : []
  })
  return [...planned, ...ionized(sight)]
    .sort((one, other) => one.ship.skill - other.ship.skill)
    .map(({ ghost, ship, maneuver }) => {
      const flight = fly(ship.pose, sizeOf(ship), maneuver, othersOf(after, ship))
      after = { ...after, ships: after.ships.map((one) => (one.id === ship.id ? flownTo(one, flight) : one)) }
      return { ghost, ship, maneuver, flight, after }
    })
}

type Intent = Pick<FlownByPlan, 'ghost' | 'ship' | 'maneuver'>

/** While dials are set, those of one's own that get none: everybody knows what they will fly (XW-TOKEN-002). */
function ionized(sight: Sight): Intent[] {
  const { dials } = describedIn(sight.question)
  if (dials === undefined) return []
  return inPlay(sight)
    .filter(({ id, seat }) => seat === sight.question?.seat && dials[id] === undefined)
    .map((ship) => ({ ghost: null, ship, maneuver: { speed: 1, bearing: 'straight', difficulty: 'white' } }))
}

function flownTo(ship: ShipSeen, { end, fled }: Flight): ShipSeen {
  return { ...ship, pose: end, inPlay: !fled }
}
