import { query, reveal, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { loseAll } from '../holdings.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { asFlownBy, executedBy, shipType } from '../values.ts'
import type { Activating } from '../vocabulary/moves.ts'
import { checkPilotStress, moving } from './maneuver.ts'
import { ignoresObstacles, isOf } from './obstacle.ts'
import { nextShips, whoChooses } from './order.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

/** XW-ACTV-001: what happens at the start, decloaking, then ship after ship from the lowest pilot skill. */
export const activation = procedure(
  'activation phase',
  [
    run('begin', (s) => {
      s.table.phase = 'activation'
    }),
    window('start of activation'),
    call('decloak', 'decloak', () => ({ done: [], choices: [], ship: null })),
    run('who is next', (s, v) => {
      const next = nextShips(s, 'ascending', (ship) => !ship.activated)
      v.choices = next.map((ship) => ship.id)
    }),
    ask('choose a ship to activate', {
      rule: 'XW-ROUND-002',
      seats: (s, v) => whoChooses(s, v.choices),
      options: (_, v) => v.choices,
      answer: (_, v, ship) => {
        v.choices = [ship]
      },
    }),
    call('activate it', 'activate a ship', (_, v) =>
      v.choices[0] === undefined ? null : { ship: v.choices[0], moving: null },
    ),
    repeat('who is next', (_, v) => v.choices.length > 0),
    window('end of activation'),
  ],
  { period: 'activation phase' },
)

/** XW-ACTV-002. */
export const activateShip = procedure(
  'activate a ship',
  [
    run('becomes active', (s, v) => {
      shipOf(s, v.ship).activated = true
    }),
    window('ship activates', { of: (_, v) => v.ship }),
    window('before revealing the dial', { when: (s, v) => hasDial(s, v.ship) }),
    run('reveal dial', (s, v) => {
      const ship = shipOf(s, v.ship)
      if (!hasDial(s, v.ship)) return
      ship.revealed = true
      reveal(s)
      const { speed, bearing, difficulty } = shipType(ship.type).dial[ship.dial ?? 0] as Maneuver
      tell(s, { type: 'dial', ship: v.ship, speed, bearing, difficulty })
    }),
    window('dial revealed', { when: (s, v) => hasDial(s, v.ship) }),
    call(
      'execute maneuver',
      'execute maneuver',
      (s, v) => moving(v.ship, maneuverOf(s, v.ship)),
      (s, v, result) => {
        const ship = shipOf(s, v.ship)
        // The ion maneuver takes all ion tokens with it (XW-TOKEN-002).
        if (ship.dial === null) loseAll(s, ship, 'ion')
        v.moving = result
      },
    ),
    call(
      'perform action',
      'perform action',
      (s, v) => (mayAct(s, v) ? { ship: v.ship, free: false, allowed: null, done: null } : null),
      (_, v, { done }) => {
        v.acted = done === null ? null : (v.acted ?? 0) + 1
      },
    ),
    repeat(
      'perform action',
      (s, v) => v.acted != null && v.acted < query(s, 'actions in a step', 1, v.ship) && mayAct(s, v),
    ),
    run('stress that waited for the action', (s, v) => {
      if (v.moving?.stressLater === true) checkPilotStress(s, v.moving)
    }),
    call('suffer obstacles', 'obstacles', (_, v) => ({
      ship: v.ship,
      obstacles: [...(v.moving?.obstacles ?? [])],
    })),
  ],
  { period: 'activation', about: (_, v) => ({ ship: v.ship }) },
)

/** The ion maneuver, or the one on the dial. */
function maneuverOf(s: XState, id: ShipId): Maneuver {
  const ship = shipOf(s, id)
  if (ship.dial === null) return asFlownBy(s, ship, { speed: 1, bearing: 'straight', difficulty: 'white' })
  const revealed = query(s, 'revealed maneuver', shipType(ship.type).dial[ship.dial] as Maneuver, id)
  return executedBy(s, ship, revealed)
}

function hasDial(s: XState, id: ShipId): boolean {
  return shipOf(s, id).dial !== null
}

/** No action step after overlapping a ship (XW-OVLP-003) or an asteroid (XW-OBST-002). */
export function mayAct(s: XState, v: Activating): boolean {
  if (v.moving === null) return false
  if (v.moving.overlapped.length > 0 || query(s, 'skips action step', false, v.ship)) return false
  return ignoresObstacles(s, v.ship) || !v.moving.obstacles.some((id) => isOf('asteroid', s, id))
}
