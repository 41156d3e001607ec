import { nextBelow, type Plain, query, type Seat, same, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import type { Ship, ShipId, XState } from '../state.ts'
import { executedBy, isIonized, shipType } from '../values.ts'
import { ignoresObstacles } from './obstacle.ts'
import { ask, procedure, run, window } from './words.ts'

/** XW-PLAN: both set all their dials in secret; an ionized ship gets none. */
export const planning = procedure('planning phase', [
  run('begin', (s) => {
    s.table.phase = 'planning'
    tell(s, { type: 'round', number: s.table.round })
  }),
  window('start of planning'),
  ask('assign dials', {
    rule: 'XW-PLAN-001',
    seats: (s) => s.seats.filter((seat) => s.table.ships.some((ship) => needsDial(s, ship, seat))),
    space: {
      describe: (s, _, seat) => {
        const dials: Record<ShipId, number[]> = {}
        const flown: Record<ShipId, Record<string, Maneuver & Plain>> = {}
        const unhindered: ShipId[] = []
        for (const ship of needDials(s, seat)) {
          dials[ship.id] = allowed(s, ship)
          flown[ship.id] = flownOtherwise(s, ship)
          if (ignoresObstacles(s, ship.id)) unhindered.push(ship.id)
        }
        return { dials, flown, unhindered }
      },
      refuse: (s, _, answer, seat) => refuseDials(s, answer, seat),
      sample: (s, _, seat, random) => {
        const dials: Record<ShipId, number> = {}
        for (const ship of needDials(s, seat)) {
          const places = allowed(s, ship)
          dials[ship.id] = places[nextBelow(random, places.length)] as number
        }
        return dials
      },
    },
    answer: (s, _, dials, seat) => {
      for (const ship of needDials(s, seat)) ship.dial = dials[ship.id] ?? null
    },
  }),
  window('end of planning'),
])

function needDials(s: XState, seat: Seat): Ship[] {
  return s.table.ships.filter((ship) => needsDial(s, ship, seat))
}

function needsDial(s: XState, ship: Ship, seat: Seat): boolean {
  return ship.inPlay && ship.seat === seat && !isIonized(s, ship)
}

/** The places on its dial that a ship may be given. */
function allowed(s: XState, ship: Ship): number[] {
  return shipType(ship.type).dial.flatMap((maneuver, place) =>
    refuseManeuver(s, ship, maneuver) === null ? [place] : [],
  )
}

/** What it would fly, as things are now, for the places of its dial that stand for something else. */
function flownOtherwise(s: XState, ship: Ship): Record<string, Maneuver & Plain> {
  const flown: Record<string, Maneuver & Plain> = {}
  for (const [place, maneuver] of shipType(ship.type).dial.entries()) {
    const flies = { ...executedBy(s, ship, maneuver) }
    if (!same(flies, { ...maneuver })) flown[place] = flies
  }
  return flown
}

function refuseManeuver(s: XState, ship: Ship, maneuver: Maneuver): string | null {
  return query(s, 'maneuver forbidden', null, { ship: ship.id, maneuver })
}

function refuseDials(s: XState, answer: Plain, seat: Seat): string | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'XW-PLAN-001'
  const dials = answer as { readonly [ship: string]: Plain }
  const ships = needDials(s, seat)
  if (Object.keys(dials).length !== ships.length) return 'XW-PLAN-003'
  for (const ship of ships) {
    const place = dials[ship.id]
    if (place === undefined) return 'XW-PLAN-003'
    const maneuver = typeof place === 'number' ? shipType(ship.type).dial[place] : undefined
    if (maneuver === undefined) return 'XW-PLAN-005'
    const forbidden = refuseManeuver(s, ship, maneuver)
    if (forbidden !== null) return forbidden
  }
  return null
}
