import { cause, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { bases } from '../bases.ts'
import { fly, tallonRoom } from '../geometry/flight.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import { type Moving, type ShipId, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import { destroy } from './destroy.ts'
import { slideSpace } from './slide.ts'
import { ask, procedure, run, window } from './words.ts'

export function moving(ship: ShipId, maneuver: Maneuver): Moving {
  return { ship, maneuver, overlapped: [], obstacles: [], slide: 0, fled: false }
}

/** XW-ACTV-002, step 2: move ship, check pilot stress, clean up. */
export const executeManeuver = procedure<Moving>(
  'execute maneuver',
  [
    ask('slide along the template', {
      rule: 'XW-GEOM-010',
      seats: (s, v) => (slides(s, v).length > 0 ? shipOf(s, v.ship).seat : null),
      space: slideSpace('XW-OVLP-006', (s, v: Moving) => slides(s, v)),
      answer: (_, v, slide) => {
        v.slide = slide
      },
    }),
    run('move ship', (s, v) => {
      const ship = shipOf(s, v.ship)
      const start = ship.pose
      const flight = fly(start, sizeOf(ship), v.maneuver, bases(s, ship), v.slide)
      v.overlapped = [...flight.overlapped]
      v.fled = flight.fled
      v.obstacles = flight.fled ? [] : obstaclesHit(start, flight, sizeOf(ship), s.table.obstacles)
      ship.maneuver = { ...v.maneuver }
      ship.pose = flight.end
      if (v.maneuver.bearing !== 'stationary') touch(s, v.ship, flight.touching)
      tell(s, {
        type: 'moved',
        ship: v.ship,
        speed: v.maneuver.speed,
        bearing: v.maneuver.bearing,
        difficulty: v.maneuver.difficulty,
        ...flight.end,
        overlapped: [...flight.overlapped],
      })
      if (flight.fled) destroy(s, v.ship, 'fled')
    }),
    run('check pilot stress', (s, v) => {
      const ship = shipOf(s, v.ship)
      if (!ship.inPlay) return
      if (v.maneuver.difficulty === 'red')
        cause(s, 'receive token', { ship: v.ship, token: 'stress', count: 1 })
      if (v.maneuver.difficulty === 'green' && ship.tokens.stress > 0) ship.tokens.stress--
      for (const id of v.obstacles) {
        if (s.table.obstacles.find((one) => one.id === id)?.kind === 'debris')
          cause(s, 'receive token', { ship: v.ship, token: 'stress', count: 1 })
      }
    }),
    window('after maneuver', { when: (s, v) => shipOf(s, v.ship).inPlay, of: (_, v) => v.ship }),
  ],
  { about: (_, v) => ({ ship: v.ship, speed: v.maneuver.speed, bearing: v.maneuver.bearing }) },
)

/** Whom a ship touches after it moved; it no longer touches those it left (XW-OVLP-009). */
export function touch(s: XState, id: ShipId, touching: readonly ShipId[]): void {
  for (const other of s.table.ships) {
    if (other.id === id) other.touching = [...touching]
    else {
      other.touching = other.touching.filter((one) => one !== id)
      if (touching.includes(other.id)) other.touching.push(id)
    }
  }
}

/** The stretches on which a ship may be set down after a Tallon roll; no choice for any other maneuver. */
function slides(s: XState, v: Moving): readonly (readonly [number, number])[] {
  if (!v.maneuver.bearing.startsWith('tallon')) return []
  const ship = shipOf(s, v.ship)
  return tallonRoom(ship.pose, sizeOf(ship), v.maneuver, bases(s, ship))
}
