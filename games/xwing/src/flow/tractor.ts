import { call as callNow, tell } from '@sandtable/kernel'
import { bases } from '../bases.ts'
import { obstaclesHit } from '../geometry/obstacle-hits.ts'
import {
  barrelRoll,
  boost,
  legalSlides,
  type Reposition,
  refuseReposition,
  type Side,
} from '../geometry/reposition.ts'
import { otherSeat, type Ship, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { Shift } from '../vocabulary/moves.ts'
import { stressOfDebris } from './obstacle.ts'
import { setDown } from './reposition.ts'
import { slideSpace } from './slide.ts'
import { ask, call, procedure, run } from './words.ts'

/** The first tractor beam token of a round lets the opponent shift a small ship (XW-TOKEN-006, -008). */
export function tractorBeam(s: XState, ship: Ship, by = otherSeat(ship.seat)): void {
  if (ship.tractored) return
  ship.tractored = true
  if (sizeOf(ship) === 'small')
    callNow(s, 'tractor beam', { ship: ship.id, by, way: 'pass', slide: 0, obstacles: [] })
}

/** Neither an action nor a maneuver; it may end on obstacles, but not on ships (XW-TOKEN-007). */
export const tractorShift = procedure(
  'tractor beam',
  [
    ask('shift the ship', {
      rule: 'XW-TOKEN-006',
      seats: (_, v) => v.by,
      onlyIfAny: true,
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v) => ways(s, v),
      why: () => 'XW-TOKEN-007',
      answer: (_, v, way) => {
        v.way = way
      },
    }),
    ask('place the ship', {
      rule: 'XW-TOKEN-006',
      seats: (_, v) => (sideOf(v) === null ? null : v.by),
      about: (_, v) => ({ ship: v.ship, side: sideOf(v) ?? 'left', length: 1 }),
      space: slideSpace('XW-TOKEN-007', (s, v: Shift) => slides(s, v, sideOf(v) ?? 'left')),
      answer: (_, v, slide) => {
        v.slide = slide
      },
    }),
    run('move it', (s, v) => {
      const ship = shipOf(s, v.ship)
      const moved = shifted(ship, v)
      if (moved === null) return
      v.obstacles = obstaclesHit(ship.pose, moved, sizeOf(ship), s.table.obstacles)
      tell(s, { type: 'shifted', ship: v.ship, way: v.way, ...moved.end })
      setDown(s, ship, moved)
      stressOfDebris(s, v.ship, v.obstacles)
    }),
    call('suffer obstacles', 'obstacles', (_, v) => ({ ship: v.ship, obstacles: [...v.obstacles] })),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

function sideOf(v: Shift): Side | null {
  return v.way === 'left' || v.way === 'right' ? v.way : null
}

function shifted(ship: Ship, v: Shift): Reposition | null {
  const side = sideOf(v)
  if (side !== null) return barrelRoll(ship.pose, sizeOf(ship), side, v.slide, 1)
  return v.way === 'boost' ? boost(ship.pose, sizeOf(ship), 'straight') : null
}

/** Obstacles do not stand in the way, ships and the edge of the play area do (XW-TOKEN-007, -008). */
function slides(s: XState, v: Shift, side: Side) {
  const ship = shipOf(s, v.ship)
  return legalSlides(ship.pose, sizeOf(ship), side, 1, bases(s, ship), [])
}

function ways(s: XState, v: Shift): Shift['way'][] {
  const ship = shipOf(s, v.ship)
  const found: Shift['way'][] = ['pass']
  for (const side of ['left', 'right'] as const) if (slides(s, v, side).length > 0) found.push(side)
  const ahead = boost(ship.pose, sizeOf(ship), 'straight')
  if (refuseReposition('tractor', ahead, sizeOf(ship), bases(s, ship), []) === null) found.push('boost')
  return found
}
