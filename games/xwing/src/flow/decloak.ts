import { call, type Plain, query } from '@sandtable/kernel'
import { bases } from '../bases.ts'
import { barrelRoll, boost, legalSlides, refuseReposition } from '../geometry/reposition.ts'
import { loseTokens } from '../holdings.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { Bank, Decloaking, Straight } from '../vocabulary/moves.ts'
import { canRollAlongBank } from './bank-roll.ts'
import { ignoresObstacles } from './obstacle.ts'
import { nextShips, whoChooses } from './order.ts'
import { obstaclesFor, reposition } from './reposition.ts'
import { slideSpace } from './slide.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

const straights: readonly Straight[] = ['left', 'right', 'boost']
const banks: readonly Bank[] = [
  'left forward',
  'left backward',
  'right forward',
  'right backward',
  'bank-left',
  'bank-right',
]

/** XW-CLOAK-002: before the first activation, from the lowest pilot skill, each may spend a cloak token. */
export const decloaking = procedure('decloak', [
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
    seats: (s, v) => whoChooses(s, v.choices),
    options: (_, v) => v.choices,
    answer: (_, v, ship) => {
      v.choices = [ship]
    },
  }),
  run('its turn', (_, v) => {
    v.ship = v.choices[0] ?? null
    v.side = null
    v.decloaked = false
    v.done.push(...v.choices)
  }),
  ask('decloak', {
    rule: 'XW-CLOAK-002',
    seats: (s, v) => (v.ship === null ? null : shipOf(s, v.ship).seat),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v) => decloakWays(s, v.ship ?? '').filter((way) => v.only === undefined || way !== 'pass'),
    why: (s, v, answer) => whyNot(s, v.ship ?? '', answer),
    answer: (s, v, way) => {
      if (way === 'pass') return
      const ship = shipOf(s, v.ship ?? '')
      loseTokens(s, ship, 'cloak', 1, { type: 'decloaked', ship: ship.id, way })
      v.decloaked = true
      const [template, roll] = [templateAhead(way), bankRollOf(way)]
      if (template !== null) reposition(s, ship, boost(ship.pose, sizeOf(ship), template, 2))
      if (roll !== null) {
        const over = ignoresObstacles(s, ship.id)
        call(s, 'roll along a bank', { ship: ship.id, kind: 'decloak', ...roll, over })
      }
      if (way === 'left' || way === 'right') v.side = way
    },
  }),
  ask('place the ship', {
    rule: 'XW-CLOAK-004',
    seats: (s, v) => (v.side ? shipOf(s, v.ship ?? '').seat : null),
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

/** The template along which it goes ahead; null: it rolls. */
function templateAhead(way: Straight | Bank): 'straight' | 'bank-left' | 'bank-right' | null {
  if (way === 'boost') return 'straight'
  return way === 'bank-left' || way === 'bank-right' ? way : null
}

function bankRollOf(way: Straight | Bank) {
  for (const side of ['left', 'right'] as const) {
    for (const bend of ['forward', 'backward'] as const) {
      if (way === `${side} ${bend}`) return { side, bend, length: 2 } as const
    }
  }
  return null
}

function waysOf(s: XState, id: ShipId): readonly (Straight | Bank)[] {
  return query(s, 'decloaks along a bank', false, id) ? banks : straights
}

function whyNot(s: XState, id: ShipId, answer: Plain): string {
  if (waysOf(s, id).some((way) => way === answer)) return 'XW-CLOAK-006'
  // A straight that is not among its ways: it has to take a bank.
  return straights.some((way) => way === answer) ? 'XW-PIL-047' : 'XW-CLOAK-003'
}

/** The ways that are possible: roll to a side or boost, each with the straight 2 template (XW-CLOAK-003). */
export function decloakWays(s: XState, id: ShipId): ('pass' | Straight | Bank)[] {
  const ship = shipOf(s, id)
  return ['pass', ...waysOf(s, id).filter((way) => isPossible(s, ship, way))]
}

function isPossible(s: XState, ship: Ship, way: Straight | Bank): boolean {
  const size = sizeOf(ship)
  const others = bases(s, ship)
  const obstacles = obstaclesFor(s, ship)
  if (way === 'left' || way === 'right')
    return legalSlides(ship.pose, size, way, 2, others, obstacles).length > 0
  const roll = bankRollOf(way)
  if (roll !== null) return canRollAlongBank(s, ship, roll, ignoresObstacles(s, ship.id))
  const moved = boost(ship.pose, size, templateAhead(way) ?? 'straight', 2)
  return refuseReposition('decloak', moved, size, others, obstacles) === null
}
