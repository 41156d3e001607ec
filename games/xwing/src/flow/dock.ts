import { call as begin, cause, inPlay, leave, tell } from '@sandtable/kernel'
import { bases, placed } from '../bases.ts'
import { isOfDocked } from '../docking.ts'
import { isBlocked } from '../geometry/back-up.ts'
import { type Guides, undockingPose } from '../geometry/deploy.ts'
import { cardsOn } from '../in-play.ts'
import { type Ship, shipOf, type XState } from '../state.ts'
import { asFlownBy, shipType, sizeOf } from '../values.ts'
import { mayAct } from './activation.ts'
import { moving } from './maneuver.ts'
import { ask, call, procedure, run } from './words.ts'

/** XW-DOCK-002: a maneuver of its own dial from the carrier's rear guides, and an action if it may have one. */
export const deploy = procedure(
  'deploy',
  [
    ask('choose the guides to deploy from', {
      rule: 'XW-DOCK-005',
      seats: (s, v) => (v.pup === true ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship }),
      options: (): readonly Guides[] => ['front', 'rear'],
      answer: (_, v, guides) => {
        v.guides = guides
      },
    }),
    ask('choose a maneuver to deploy with', {
      rule: 'XW-ACTV-007',
      seats: (s, v) => shipOf(s, v.ship).seat,
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v) => [...shipType(shipOf(s, v.ship).type).dial.keys()],
      answer: (_, v, place) => {
        v.maneuver = place
      },
    }),
    run('leave the carrier', (s, v) => {
      undock(s, shipOf(s, v.ship), v.guides)
      // It cannot attack this round, and nothing keeps it until it has.
      if (v.forced) shipOf(s, v.ship).engaged = true
    }),
    call(
      'execute maneuver',
      'execute maneuver',
      (s, v) => {
        const ship = shipOf(s, v.ship)
        const maneuver = shipType(ship.type).dial[v.maneuver]
        return maneuver === undefined ? null : moving(v.ship, asFlownBy(s, ship, maneuver))
      },
      (_, v, result) => {
        v.moving = result
      },
    ),
    run('is there room for it', (s, v) => {
      const ship = shipOf(s, v.ship)
      if (v.pup === true && isBlocked(ship.pose, sizeOf(ship), bases(s, ship)))
        begin(s, 'destruction', { ship: v.ship })
    }),
    call('perform action', 'perform action', (s, v) =>
      mayAct(s, v) ? { ship: v.ship, free: false, allowed: null, done: null } : null,
    ),
    call('suffer obstacles', 'obstacles', (_, v) => ({
      ship: v.ship,
      obstacles: [...(v.moving?.obstacles ?? [])],
    })),
    run('the price of a forced deployment', (s, v) => {
      if (!v.forced || v.pup === true || !shipOf(s, v.ship).inPlay) return
      cause(s, 'deal damage card', { ship: v.ship, faceUp: false })
    }),
  ],
  { period: 'activation', about: (_, v) => ({ ship: v.ship }) },
)

function undock(s: XState, ship: Ship, guides: Guides): void {
  const carrier = shipOf(s, ship.docked ?? '')
  for (const effect of inPlay(s, { on: carrier.id })) if (isOfDocked(effect.card)) leave(s, effect.id)
  ship.pose = undockingPose(placed(carrier), sizeOf(ship), guides)
  ship.docked = null
  ship.inPlay = true
  ship.activated = true
  cardsOn(s, ship)
  tell(s, { type: 'deployed', ship: ship.id, from: carrier.id })
}
