import { cause, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { bases } from '../bases.ts'
import { fly, tallonRoom } from '../geometry/flight.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { touch, touchedBy } from '../touching.ts'
import { sizeOf } from '../values.ts'
import type { Moving } from '../vocabulary/moves.ts'
import { flee } from './destroy.ts'
import { crossMines } from './detonate.ts'
import { stressOfDebris } from './obstacle.ts'
import { slideSpace } from './slide.ts'
import { ask, procedure, run, window } from './words.ts'

export function moving(ship: ShipId, maneuver: Maneuver): Moving {
  return { ship, maneuver, overlapped: [], obstacles: [], slide: 0 }
}

/** XW-ACTV-002, step 2: move ship, check pilot stress, clean up. */
export const executeManeuver = procedure(
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
      const [start, touched] = [ship.pose, touchedBy(s, ship)]
      const flight = fly(start, sizeOf(ship), v.maneuver, bases(s, ship), v.slide)
      v.overlapped = [...flight.overlapped]
      v.obstacles = obstaclesHit(start, flight, sizeOf(ship), s.table.obstacles)
      ship.maneuver = { ...v.maneuver }
      ship.pose = flight.end
      touch(s, v.ship, touched, flight.overlapped)
      tell(s, {
        type: 'moved',
        ship: v.ship,
        speed: v.maneuver.speed,
        bearing: v.maneuver.bearing,
        difficulty: v.maneuver.difficulty,
        from: { ...start },
        x: flight.end.x,
        y: flight.end.y,
        facing: flight.end.facing,
        overlapped: [...flight.overlapped],
      })
      if (flight.fled) flee(s, v.ship)
      else crossMines(s, ship, flight)
    }),
    window('check pilot stress', { of: (_, v) => v.ship }),
    run('stress tokens', (s, v) => {
      if (v.stressLater !== true) checkPilotStress(s, v)
    }),
    window('after maneuver', { when: (s, v) => shipOf(s, v.ship).inPlay, of: (_, v) => v.ship }),
    window('after overlapping', { of: (_, v) => v.ship }),
  ],
  { about: (_, v) => ({ ship: v.ship, speed: v.maneuver.speed, bearing: v.maneuver.bearing }) },
)

/** A red maneuver brings a stress token, a green one removes one, and each debris cloud brings one. */
export function checkPilotStress(s: XState, v: Moving): void {
  const ship = shipOf(s, v.ship)
  if (!ship.inPlay) return
  if (v.maneuver.difficulty === 'red') cause(s, 'receive token', { ship: v.ship, token: 'stress' })
  if (v.maneuver.difficulty === 'green' && ship.tokens.stress > 0)
    cause(s, 'remove stress', { ship: v.ship, by: v.ship })
  stressOfDebris(s, v.ship, v.obstacles)
}

/** The stretches on which a ship may be set down after a Tallon roll; no choice for any other maneuver. */
function slides(s: XState, v: Moving): readonly (readonly [number, number])[] {
  if (!v.maneuver.bearing.startsWith('tallon')) return []
  const ship = shipOf(s, v.ship)
  return tallonRoom(ship.pose, sizeOf(ship), v.maneuver, bases(s, ship))
}
