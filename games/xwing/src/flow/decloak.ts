import { type Plain, tell } from '@sandtable/kernel'
import { bases } from '../bases.ts'
import { barrelRoll, boost, legalSlides, refuseReposition } from '../geometry/reposition.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import { obstaclesFor } from './action.ts'
import { nextShips } from './order.ts'
import { reposition } from './reposition.ts'
import { slideSpace } from './slide.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

interface Decloaking {
  done: ShipId[]
  choices: ShipId[]
  ship: ShipId | null
  side?: 'left' | 'right' | null
  decloaked?: boolean
  /** Only this ship, which has to; null or missing: all that are cloaked, and each may. */
  readonly only?: ShipId
}

/** XW-CLOAK-002: before the first activation, from the lowest pilot skill, each may spend a cloak token. */
export const decloaking = procedure<Decloaking>('decloak', [
  run('who is next', (s, v) => {
    const next = nextShips(
      s,
      'ascending',
      (ship) => ship.tokens.cloak > 0 && !v.done.includes(ship.id) && (v.only ?? ship.id) === ship.id,
    )
    v.choices = next.map((ship) => ship.id)
  }),
  ask('choose a ship to decloak', {
    rule: 'XW-META-010',
    seats: (s, v) => (v.choices.length > 1 ? shipOf(s, v.choices[0] as ShipId).seat : null),
    options: (_, v) => v.choices,
    answer: (_, v, ship) => {
      v.choices = [ship]
    },
  }),
  run('its turn', (_, v) => {
    v.ship = v.choices[0] ?? null
    v.side = null
    v.decloaked = false
    if (v.ship !== null) v.done.push(v.ship)
  }),
  ask('decloak', {
    rule: 'XW-CLOAK-002',
    seats: (s, v) => (v.ship === null ? null : shipOf(s, v.ship).seat),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => decloakWays(s, v.ship ?? '').filter((way) => v.only === undefined || way !== 'pass'),
    why: (_, __, answer) => (isWay(answer) ? 'XW-CLOAK-006' : 'XW-CLOAK-003'),
    answer: (s, v, way) => {
      if (way === 'pass' || v.ship === null) return
      const ship = shipOf(s, v.ship)
      ship.tokens.cloak--
      v.decloaked = true
      tell(s, { type: 'decloaked', ship: ship.id, way })
      if (way === 'boost') reposition(s, ship, boost(ship.pose, sizeOf(ship), 'straight', 2))
      else v.side = way
    },
  }),
  ask('place the ship', {
    rule: 'XW-CLOAK-004',
    seats: (s, v) => (v.ship === null || !v.side ? null : shipOf(s, v.ship).seat),
    about: (_, v) => ({ ship: v.ship, side: v.side ?? 'left', length: 2 }),
    space: slideSpace('XW-CLOAK-006', (s, v: Decloaking) => {
      const ship = shipOf(s, v.ship ?? '')
      return legalSlides(ship.pose, sizeOf(ship), v.side ?? 'left', 2, bases(s, ship), obstaclesFor(s, ship))
    }),
    answer: (s, v, slide) => {
      const ship = shipOf(s, v.ship ?? '')
      const obstacles = obstaclesFor(s, ship)
      reposition(s, ship, barrelRoll(ship.pose, sizeOf(ship), v.side ?? 'left', slide, 2, obstacles))
    },
  }),
  window('decloaked', { when: (_, v) => v.decloaked === true, of: (_, v) => v.ship }),
  repeat('who is next', (_, v) => v.ship !== null),
])

function isWay(answer: Plain): boolean {
  return answer === 'left' || answer === 'right' || answer === 'boost'
}

/** The ways that are possible: roll to a side or boost, each with the straight 2 template (XW-CLOAK-003). */
export function decloakWays(s: XState, id: ShipId): ('pass' | 'left' | 'right' | 'boost')[] {
  const ship = shipOf(s, id)
  const size = sizeOf(ship)
  const others = bases(s, ship)
  const found: ('pass' | 'left' | 'right' | 'boost')[] = ['pass']
  for (const side of ['left', 'right'] as const) {
    if (legalSlides(ship.pose, size, side, 2, others, obstaclesFor(s, ship)).length > 0) found.push(side)
  }
  const ahead = boost(ship.pose, size, 'straight', 2)
  if (refuseReposition('decloak', ahead, size, others, obstaclesFor(s, ship)) === null) found.push('boost')
  return found
}
