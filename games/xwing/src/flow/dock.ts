import { call as begin, cause, enter, inPlay, leave, tell } from '@sandtable/kernel'
import { bases, placed } from '../bases.ts'
import { cardsOn } from '../cards/index.ts'
import { isBlocked } from '../geometry/back-up.ts'
import { type Guides, undockingPose } from '../geometry/deploy.ts'
import { type Moving, type Ship, type ShipId, shipOf, type XState } from '../state.ts'
import { asFlownBy, shipType, sizeOf, upgradeCard } from '../values.ts'
import { performAction } from './action.ts'
import { mayAct } from './activation.ts'
import { destruction } from './destroy.ts'
import { executeManeuver, moving } from './maneuver.ts'
import { obstacleEffects } from './obstacle.ts'
import { ask, call, procedure, run } from './words.ts'

export interface Deploying {
  readonly ship: ShipId
  /** Because its carrier is destroyed? */
  readonly forced: boolean
  /** Is it the Nashtah Pup? Then it has rules of its own (XW-DOCK-005). */
  readonly pup?: boolean
  /** The guides of the carrier that its template is set to. */
  guides: Guides
  /** The place on its dial of the maneuver that it deploys with. */
  maneuver: number
  moving: Moving | null
}

export function deploying(ship: ShipId, forced: boolean): Deploying {
  return { ship, forced, guides: 'rear', maneuver: 0, moving: null }
}

/** XW-DOCK-002: a maneuver of its own dial from the carrier's rear guides, and an action if it may have one. */
export const deploy = procedure<Deploying>(
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
      () => executeManeuver,
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
      if (v.pup !== true || !ship.inPlay) return
      if (isBlocked(ship.pose, sizeOf(ship), bases(s, ship))) begin(s, destruction, { ship: v.ship })
    }),
    call(
      'perform action',
      () => performAction,
      (s, v) => (mayAct(s, v) ? { ship: v.ship, free: false, allowed: null, done: null } : null),
    ),
    call(
      'suffer obstacles',
      () => obstacleEffects,
      (s, v) =>
        shipOf(s, v.ship).inPlay ? { ship: v.ship, obstacles: [...(v.moving?.obstacles ?? [])] } : null,
    ),
    run('the price of a forced deployment', (s, v) => {
      if (!v.forced || v.pup === true || !shipOf(s, v.ship).inPlay) return
      cause(s, 'deal damage card', { ship: v.ship, faceUp: false })
    }),
  ],
  { period: 'activation', about: (_, v) => ({ ship: v.ship }) },
)

/** The ship that is docked to this one. */
export function dockedTo(s: XState, carrier: ShipId): Ship | null {
  return s.table.ships.find((ship) => ship.docked === carrier) ?? null
}

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

/** What a docked ship's title does for its carrier, as an effect of its own: its cards have no other (XW-DOCK-001). */
export function dock(s: XState, ship: Ship): void {
  for (const { card } of ship.upgrades) {
    if (ofDocked.has(card)) enter(s, { card: `docked:${card}`, seat: ship.seat, on: ship.docked })
  }
}

const ofDocked = new Set(['phantom', 'phantomii'])

function isOfDocked(card: string): boolean {
  return card.startsWith('docked:')
}

/** Ships that start docked, and to which: the title of the carrier names the type and the title of the other. */
export function carrierOf(ship: Ship, ships: readonly Ship[]): ShipId | null {
  const carrier = ships.find(
    (one) =>
      one.seat === ship.seat &&
      one.upgrades.some(({ card }) => {
        const docks = upgradeCard(card).restrictions?.docks
        return docks?.ship === ship.type && ship.upgrades.some((own) => own.card === docks.title)
      }),
  )
  return carrier?.id ?? null
}
