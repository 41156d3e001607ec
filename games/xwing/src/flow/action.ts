import { cause, type Plain, type Procedure, query, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { bases, placed } from '../bases.ts'
import { headerActions, performHeader } from '../cards/header.ts'
import { isRepair, repair, repairActions } from '../cards/repair.ts'
import { rangeBetween } from '../geometry/range.ts'
import { barrelRoll, boost, legalSlides, refuseReposition } from '../geometry/reposition.ts'
import {
  enemiesOf,
  type Quadrant,
  type Ship,
  type ShipId,
  shipOf,
  shipsInPlay,
  type XState,
  type XWing,
} from '../state.ts'
import { asFlownBy, isStressed, shipType, sizeOf, upgradeCard } from '../values.ts'
import { executeManeuver, moving, touch } from './maneuver.ts'
import { slideSpace } from './slide.ts'
import { ask, call, procedure, window } from './words.ts'

/** One action: from the bar or a card, or one that an effect grants for free. */
export interface Acting {
  readonly ship: ShipId
  readonly free: boolean
  /** Only these; null: any. */
  readonly allowed: readonly string[] | null
  done: ActionChoice | null
}

export type ActionChoice =
  | { readonly action: 'focus' | 'evade' | 'cloak' | 'reload' }
  | { readonly action: 'target-lock' | 'coordinate' | 'jam'; readonly target: ShipId }
  | { readonly action: 'boost'; readonly template: 'straight' | 'bank-left' | 'bank-right' }
  | { readonly action: 'barrel-roll'; readonly side: 'left' | 'right' }
  | { readonly action: 'slam'; readonly maneuver: number }
  | { readonly action: 'reinforce'; readonly side: 'fore' | 'aft' }
  | { readonly action: 'rotate-arc'; readonly quadrant: Quadrant }
  | { readonly action: 'card'; readonly effect: number; readonly card: string }

/** XW-ACTN-001: one action, or none. */
export const performAction: Procedure<XWing, Acting> = procedure<Acting>(
  'perform action',
  [
    ask('choose an action', {
      rule: 'XW-ACTN-001',
      seats: (s, v) => (actionChoices(s, v).length > 0 ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v): readonly (ActionChoice | 'pass')[] => [...actionChoices(s, v), 'pass'],
      why: (s, v, answer) => whyNot(s, v, answer),
      answer: (s, v, choice) => {
        if (choice === 'pass') return
        v.done = choice
        carryOut(s, shipOf(s, v.ship), choice)
      },
    }),
    ask('place the ship', {
      rule: 'XW-ROLL-005',
      seats: (s, v) => (v.done?.action === 'barrel-roll' ? shipOf(s, v.ship).seat : null),
      space: slideSpace('XW-ROLL-004', (s, v: Acting) => rollSlides(s, shipOf(s, v.ship), sideOf(v))),
      answer: (s, v, slide) => {
        const ship = shipOf(s, v.ship)
        ship.pose = barrelRoll(ship.pose, sizeOf(ship), sideOf(v), slide, 1).end
        touch(s, ship.id, [])
        tell(s, { type: 'rolled over', ship: v.ship, ...ship.pose })
      },
    }),
    call(
      'execute the SLAM maneuver',
      () => executeManeuver,
      (s, v) => slamming(s, v),
    ),
    call(
      'the coordinated ship acts',
      () => performAction,
      (_, v) =>
        v.done?.action === 'coordinate'
          ? { ship: v.done.target, free: true, allowed: null, done: null }
          : null,
    ),
    window('after action', {
      when: (s, v) => v.done !== null && shipOf(s, v.ship).inPlay,
      of: (_, v) => v.ship,
    }),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

function sideOf(v: Acting): 'left' | 'right' {
  return v.done?.action === 'barrel-roll' ? v.done.side : 'left'
}

/** Everything that this ship could do now. */
export function actionChoices(s: XState, v: Acting): ActionChoice[] {
  const ship = shipOf(s, v.ship)
  if (!ship.inPlay) return []
  const bar = query(s, 'action bar', barOf(ship), ship.id)
  const named = v.allowed === null ? bar : v.allowed
  const choices = named.flatMap((action) =>
    refuseAction(s, ship, action) === null ? choicesOf(s, ship, action, v) : [],
  )
  return v.allowed === null ? [...choices, ...cardActions(s, ship)] : choices
}

/** Actions printed on the ship's pilot, upgrades and damage cards. */
function cardActions(s: XState, ship: Ship): ActionChoice[] {
  const printed = [...repairActions(ship), ...headerActions(s, ship)]
  return printed.filter((choice) => choice.action === 'card' && refuseAction(s, ship, choice.card) === null)
}

function barOf(ship: Ship) {
  const more = ship.upgrades.flatMap(({ card, faceUp }) =>
    faceUp ? (upgradeCard(card).grants?.actions ?? []) : [],
  )
  return [...new Set([...shipType(ship.type).actions, ...more])]
}

/** The rule that keeps a ship from an action, whatever its target. */
function refuseAction(s: XState, ship: Ship, action: string): string | null {
  if (isStressed(ship) && !query(s, 'acts while stressed', false, { ship: ship.id, action }))
    return 'XW-ACTN-004'
  if (ship.actions.includes(action)) return 'XW-ACTN-002'
  return query(s, 'action forbidden', null, { ship: ship.id, action })
}

function whyNot(s: XState, v: Acting, answer: Plain): string | null {
  const action = (answer as { action?: Plain } | null)?.action
  if (typeof action !== 'string' || action === 'card') return 'XW-ACTN-001'
  const ship = shipOf(s, v.ship)
  const refusal = refuseAction(s, ship, action)
  if (refusal !== null) return refusal
  if (!query(s, 'action bar', barOf(ship), ship.id).some((one) => one === action)) return 'XW-ACTN-001'
  const reasons: Readonly<Record<string, string>> = {
    'target-lock': 'XW-TLOCK-001',
    boost: 'XW-BOOST-002',
    'barrel-roll': 'XW-ROLL-004',
    cloak: 'XW-CLOAK-001',
    slam: 'XW-SLAM-001',
    coordinate: 'XW-EPACT-002',
    jam: 'XW-EPACT-003',
  }
  return reasons[action] ?? null
}

function choicesOf(s: XState, ship: Ship, action: string, v: Acting): ActionChoice[] {
  const size = sizeOf(ship)
  switch (action) {
    case 'focus':
    case 'evade':
      return [{ action }]
    case 'reload':
      return [{ action }]
    case 'cloak':
      return ship.tokens.cloak > 0 ? [] : [{ action }]
    case 'target-lock':
      return lockTargets(s, ship).map((target) => ({ action, target }))
    case 'coordinate':
      return near(s, ship, (other) => other.seat === ship.seat && other !== ship).map((target) => ({
        action,
        target,
      }))
    case 'jam':
      return near(s, ship, (other) => other.seat !== ship.seat).map((target) => ({ action, target }))
    case 'boost':
      return (['straight', 'bank-left', 'bank-right'] as const).flatMap((template) => {
        const end = boost(ship.pose, size, template)
        const refusal = refuseReposition('boost', end, size, bases(s, ship), s.table.obstacles)
        return refusal === null ? [{ action, template }] : []
      })
    case 'barrel-roll':
      return (['left', 'right'] as const).flatMap((side) =>
        rollSlides(s, ship, side).length > 0 ? [{ action, side }] : [],
      )
    case 'slam':
      return v.free ? [] : slamPlaces(s, ship).map((maneuver) => ({ action, maneuver }))
    case 'reinforce':
      return [
        { action, side: 'fore' },
        { action, side: 'aft' },
      ]
    case 'rotate-arc':
      return (['front', 'left', 'right', 'rear'] as const).flatMap((quadrant) =>
        quadrant === ship.mobile ? [] : [{ action, quadrant }],
      )
    default:
      return []
  }
}

function lockTargets(s: XState, ship: Ship): ShipId[] {
  const [least, most] = query(s, 'lock range', [1, 3], ship.id)
  return enemiesOf(s, ship)
    .filter((other) => {
      const range = rangeBetween(placed(ship), placed(other))
      return range >= least && range <= most
    })
    .map((other) => other.id)
}

function near(s: XState, ship: Ship, fits: (other: Ship) => boolean): ShipId[] {
  return shipsInPlay(s)
    .filter((other) => fits(other) && rangeBetween(placed(ship), placed(other)) <= 2)
    .map((other) => other.id)
}

function rollSlides(s: XState, ship: Ship, side: 'left' | 'right') {
  return legalSlides(ship.pose, sizeOf(ship), side, 1, bases(s, ship), s.table.obstacles)
}

/** The maneuvers of its dial with the speed of the one it executed (XW-SLAM-001); a stressed ship cannot SLAM. */
function slamPlaces(s: XState, ship: Ship): number[] {
  const { dial } = shipType(ship.type)
  return [...dial.keys()].filter(
    (place) => dial[place]?.speed === ship.maneuver?.speed && s.table.phase === 'activation',
  )
}

function slamming(s: XState, v: Acting) {
  if (v.done?.action !== 'slam') return null
  const ship = shipOf(s, v.ship)
  const maneuver = shipType(ship.type).dial[v.done.maneuver] as Maneuver
  return moving(v.ship, asFlownBy(s, ship, maneuver))
}

function carryOut(s: XState, ship: Ship, choice: ActionChoice): void {
  ship.actions.push(choice.action === 'card' ? choice.card : choice.action)
  tell(s, { type: 'action', ship: ship.id, ...choice })
  switch (choice.action) {
    case 'focus':
    case 'evade':
    case 'cloak':
      cause(s, 'receive token', { ship: ship.id, token: choice.action, count: 1 })
      break
    case 'target-lock':
      cause(s, 'acquire lock', { ship: ship.id, target: choice.target })
      break
    case 'boost':
      ship.pose = boost(ship.pose, sizeOf(ship), choice.template).end
      touch(s, ship.id, [])
      break
    case 'slam':
      cause(s, 'receive token', { ship: ship.id, token: 'disabled', count: 1 })
      break
    case 'jam': {
      const missing = 2 - shipOf(s, choice.target).tokens.stress
      if (missing > 0) cause(s, 'receive token', { ship: choice.target, token: 'stress', count: missing })
      break
    }
    case 'reinforce':
      ship.reinforce = choice.side
      break
    case 'rotate-arc':
      ship.mobile = choice.quadrant
      break
    case 'reload':
      for (const upgrade of ship.upgrades) {
        const { slot } = upgradeCard(upgrade.card)
        if (slot === 'torpedo' || slot === 'missile') upgrade.faceUp = true
      }
      cause(s, 'receive token', { ship: ship.id, token: 'disabled', count: 1 })
      break
    case 'card':
      if (isRepair(choice.card)) repair(s, ship, choice.card, choice.effect)
      else performHeader(s, ship, choice.effect)
      break
    case 'barrel-roll':
    case 'coordinate':
      // Steps of the procedure carry these out.
      break
  }
}
