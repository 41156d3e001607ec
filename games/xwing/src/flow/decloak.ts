import { tell } from '@sandtable/kernel'
import { bases } from '../bases.ts'
import { barrelRoll, boost, legalSlides, refuseReposition } from '../geometry/reposition.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import { touch } from './maneuver.ts'
import { nextShips } from './order.ts'
import { slideSpace } from './slide.ts'
import { ask, procedure, repeat, run } from './words.ts'

interface Decloaking {
  done: ShipId[]
  ship: ShipId | null
  side?: 'left' | 'right' | null
}

/** XW-CLOAK-002: before the first activation, from the lowest pilot skill, each may spend a cloak token. */
export const decloaking = procedure<Decloaking>('decloak', [
  run('who is next', (s, v) => {
    const [next] = nextShips(s, 'ascending', (ship) => ship.tokens.cloak > 0 && !v.done.includes(ship.id))
    v.ship = next?.id ?? null
    v.side = null
    if (v.ship !== null) v.done.push(v.ship)
  }),
  ask('decloak', {
    rule: 'XW-CLOAK-002',
    seats: (s, v) => (v.ship === null ? null : shipOf(s, v.ship).seat),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => ways(s, v.ship ?? ''),
    answer: (s, v, way) => {
      if (way === 'pass' || v.ship === null) return
      const ship = shipOf(s, v.ship)
      ship.tokens.cloak--
      tell(s, { type: 'decloaked', ship: ship.id, way })
      if (way === 'boost') {
        ship.pose = boost(ship.pose, sizeOf(ship), 'straight', 2).end
        touch(s, ship.id, [])
      } else v.side = way
    },
  }),
  ask('place the ship', {
    rule: 'XW-CLOAK-004',
    seats: (s, v) => (v.ship === null || !v.side ? null : shipOf(s, v.ship).seat),
    space: slideSpace('XW-CLOAK-006', (s, v: Decloaking) => {
      const ship = shipOf(s, v.ship ?? '')
      return legalSlides(ship.pose, sizeOf(ship), v.side ?? 'left', 2, bases(s, ship), s.table.obstacles)
    }),
    answer: (s, v, slide) => {
      const ship = shipOf(s, v.ship ?? '')
      ship.pose = barrelRoll(ship.pose, sizeOf(ship), v.side ?? 'left', slide, 2).end
      touch(s, ship.id, [])
    },
  }),
  repeat('who is next', (_, v) => v.ship !== null),
])

/** The ways that are possible: roll to a side or boost, each with the straight 2 template (XW-CLOAK-003). */
function ways(s: XState, id: ShipId): ('pass' | 'left' | 'right' | 'boost')[] {
  const ship = shipOf(s, id)
  const size = sizeOf(ship)
  const others = bases(s, ship)
  const found: ('pass' | 'left' | 'right' | 'boost')[] = ['pass']
  for (const side of ['left', 'right'] as const) {
    if (legalSlides(ship.pose, size, side, 2, others, s.table.obstacles).length > 0) found.push(side)
  }
  const ahead = boost(ship.pose, size, 'straight', 2)
  if (refuseReposition('decloak', ahead, size, others, s.table.obstacles) === null) found.push('boost')
  return found
}
