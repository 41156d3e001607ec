import { allUnderWay, cause, type Plain, call as play, query, tell } from '@sandtable/kernel'
import type { ActionName, Maneuver } from '../../data/types.ts'
import { bases, placed } from '../bases.ts'
import { rangeBetween } from '../geometry/range.ts'
import { barrelRoll, boost, refuseReposition } from '../geometry/reposition.ts'
import { reinforce } from '../holdings.ts'
import { upgradeUp } from '../in-play.ts'
import { lockTargets } from '../lock.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../state.ts'
import { asFlownBy, isStressed, shipType, sizeOf, upgradeCard } from '../values.ts'
import type {
  Acting,
  ActionChoice,
  BarrelRoll,
  Boost,
  BoostTemplate,
  CardAction,
} from '../vocabulary/actions.ts'
import { announced, bankRollAction, isOver, rollSlides, rolls, whyNoRoll } from './barrel-roll.ts'
import { headerActions, performHeader } from './card-actions.ts'
import { moving } from './maneuver.ts'
import { isRepair, repairActions } from './repair.ts'
import { obstaclesFor, reposition } from './reposition.ts'
import { slideSpace } from './slide.ts'
import { ask, call, procedure, run, window } from './words.ts'

const usualBoosts: readonly BoostTemplate[] = ['straight', 'bank-left', 'bank-right']

/** XW-ACTN-001: one action, or none. */
export const performAction = procedure(
  'perform action',
  [
    ask('choose an action', {
      rule: 'XW-ACTN-001',
      seats: (s, v) => shipOf(s, v.ship).seat,
      onlyIfAny: true,
      about: (_, v) => ({ ship: v.ship }),
      options: (s, v): readonly (ActionChoice | 'pass')[] =>
        v.must === true ? actionChoices(s, v) : [...actionChoices(s, v), 'pass'],
      why: (s, v, answer) => whyNot(s, v, answer),
      answer: (s, v, choice) => {
        if (choice === 'pass') return
        v.done = choice
        v.whileStressed = isStressed(shipOf(s, v.ship))
        carryOut(s, v, choice)
      },
    }),
    ask('place the ship', {
      rule: 'XW-ROLL-005',
      seats: (s, v) => (isStraightRoll(s, v) ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship, side: rollOf(v).side, length: rollOf(v).length ?? 1 }),
      space: slideSpace('XW-ROLL-004', (s, v: Acting) => rollSlides(s, shipOf(s, v.ship), rollOf(v))),
      answer: (s, v, slide) => {
        const ship = shipOf(s, v.ship)
        const { obstacles } = s.table
        const from = { ...ship.pose }
        const { side, length = 1 } = rollOf(v)
        const moved = barrelRoll(ship.pose, sizeOf(ship), side, slide, length, obstacles)
        reposition(s, ship, moved)
        tell(s, { type: 'rolled over', ship: v.ship, from, side, length, slide, ...ship.pose })
      },
    }),
    call(
      'execute the SLAM maneuver',
      'execute maneuver',
      (s, v) => slamming(s, v),
      (_, v, result) => {
        v.moving = result
      },
    ),
    run('the SLAM disables its weapons', (s, v) => {
      if (v.done?.action === 'slam') cause(s, 'receive token', { ship: v.ship, token: 'disabled' })
    }),
    // There is no action step to wait for: what a SLAM runs into takes effect at once.
    call('suffer obstacles of the SLAM', 'obstacles', (_, v) =>
      v.moving === undefined ? null : { ship: v.ship, obstacles: [...v.moving.obstacles] },
    ),
    window('coordinating', { of: (_, v) => v.ship }),
    call('the coordinated ship acts', 'perform action', (_, v) =>
      v.done?.action === 'coordinate' ? { ship: v.done.target, free: true, allowed: null, done: null } : null,
    ),
    window('after action', { when: (_, v) => v.done !== null, of: (_, v) => v.ship }),
    run('stress for free actions', (s, v) => settle(s, v)),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

/** What Push the Limit and the like cost comes when all of them are resolved (XW-UPG-024, -070). */
function settle(s: XState, v: Acting): void {
  for (let n = 0; n < (v.owed ?? 0); n++) cause(s, 'receive token', { ship: v.ship, token: 'stress' })
  if (v.owes !== true || v.done === null) return
  const acting = allUnderWay(s, 'perform action').findLast((one) => one !== v)
  if (acting?.ship === v.ship) acting.owed = (acting.owed ?? 0) + 1
  else cause(s, 'receive token', { ship: v.ship, token: 'stress' })
}

/** Was a roll along a straight template announced, or is left of one along a bank, and is there room? */
function isStraightRoll(s: XState, v: Acting): boolean {
  if (v.done?.action !== 'barrel-roll' || v.done.bend !== undefined) return false
  return rollSlides(s, shipOf(s, v.ship), v.done).length > 0
}

function rollOf(v: Acting): BarrelRoll {
  return v.done?.action === 'barrel-roll' ? v.done : { action: 'barrel-roll', side: 'left' }
}

/** Everything that this ship could do now. */
export function actionChoices(s: XState, v: Acting): ActionChoice[] {
  const ship = shipOf(s, v.ship)
  if (!ship.inPlay) return []
  const choices: ActionChoice[] = []
  for (const action of namedActions(s, v)) {
    if (refuseAction(s, ship, action, v.by) !== null) continue
    for (const choice of choicesOf(s, ship, action, v)) choices.push(choice)
  }
  for (const choice of cardActions(s, ship, v.allowed)) choices.push(choice)
  return choices
}

/** What an effect names, whether it is in the bar or not (XW-ACTN-003), or the whole bar. */
function namedActions(s: XState, v: Acting): readonly string[] {
  return v.allowed ?? actionBar(s, shipOf(s, v.ship))
}

/** Actions printed on the ship's pilot, upgrades and damage cards. */
function cardActions(s: XState, ship: Ship, allowed: readonly string[] | null): CardAction[] {
  // No effect names the action of a damage card.
  const repairs = allowed === null ? repairActions(ship) : []
  return [...repairs, ...headerActions(s, ship, allowed)].filter(
    ({ card }) => refuseAction(s, ship, card) === null,
  )
}

/** The icons of its action bar, with what cards add. */
export function actionBar(s: XState, ship: Ship): readonly ActionName[] {
  return query(s, 'action bar', barOf(ship), ship.id)
}

function barOf(ship: Ship): readonly ActionName[] {
  let bar = shipType(ship.type).actions
  for (const { card, faceUp } of ship.upgrades) {
    const more = faceUp ? upgradeCard(card).grants?.actions : undefined
    if (more !== undefined) bar = [...new Set([...bar, ...more])]
  }
  return bar
}

/** The rule that keeps a ship from an action, whatever its target. */
function refuseAction(s: XState, ship: Ship, action: string, by: string | null = null): string | null {
  if (isStressed(ship) && !query(s, 'acts while stressed', false, { ship: ship.id, action }))
    return 'XW-ACTN-004'
  // However many copies of a card there are (XW-META-013).
  if (ship.actions.includes(action)) return 'XW-ACTN-002'
  return query(s, 'action forbidden', null, { ship: ship.id, action, by })
}

function whyNot(s: XState, v: Acting, answer: Plain): string | null {
  const action = String((answer as { action?: Plain } | null)?.action)
  const ship = shipOf(s, v.ship)
  const refusal = refuseAction(s, ship, action, v.by)
  if (refusal !== null) return refusal
  if (!namedActions(s, v).includes(action)) return 'XW-ACTN-001'
  if (action === 'slam' && v.free) return 'XW-SLAM-003'
  if (action === 'barrel-roll') return whyNoRoll(s, ship, (answer as { bend?: Plain }).bend)
  const reasons: Readonly<Record<string, string>> = {
    'target-lock': 'XW-TLOCK-001',
    boost: 'XW-BOOST-002',
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
    case 'boost': {
      const others = bases(s, ship)
      const boosts: Boost[] = []
      for (const template of query(s, 'boost templates', usualBoosts, ship.id)) {
        for (const choice of announced<Boost>(s, ship.id, { action, template })) {
          const end = boost(ship.pose, size, choice.template)
          const obstacles = obstaclesFor(s, ship, isOver(s, ship.id, choice))
          if (refuseReposition('boost', end, size, others, obstacles) === null) boosts.push(choice)
        }
      }
      return boosts
    }
    case 'barrel-roll':
      return rolls(s, ship)
    case 'slam':
      return v.free ? [] : slamPlaces(ship).map((maneuver) => ({ action, maneuver }))
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

function near(s: XState, ship: Ship, fits: (other: Ship) => boolean): ShipId[] {
  return shipsInPlay(s)
    .filter((other) => {
      if (!fits(other)) return false
      const range = rangeBetween(placed(ship), placed(other))
      return query(s, 'range to ally', range, { from: ship.id, to: other.id, card: 'action' }) <= 2
    })
    .map((other) => other.id)
}

/** The maneuvers of its dial with the speed of the one it executed (XW-SLAM-001); a stressed ship cannot SLAM. */
function slamPlaces(ship: Ship): number[] {
  const { dial } = shipType(ship.type)
  return [...dial.keys()].filter((place) => dial[place]?.speed === ship.maneuver?.speed)
}

function slamming(s: XState, v: Acting) {
  if (v.done?.action !== 'slam') return null
  const ship = shipOf(s, v.ship)
  const maneuver = shipType(ship.type).dial[v.done.maneuver] as Maneuver
  return moving(v.ship, asFlownBy(s, ship, maneuver))
}

function carryOut(s: XState, v: Acting, choice: ActionChoice): void {
  const ship = shipOf(s, v.ship)
  ship.actions.push(choice.action === 'card' ? choice.card : choice.action)
  tell(s, {
    type: 'action',
    ship: ship.id,
    ...choice,
    ...(choice.action === 'boost' ? { from: { ...ship.pose } } : {}),
  })
  switch (choice.action) {
    case 'focus':
    case 'evade':
    case 'cloak':
      cause(s, 'receive token', { ship: ship.id, token: choice.action })
      break
    case 'target-lock':
      cause(s, 'acquire lock', { ship: ship.id, target: choice.target })
      break
    case 'boost':
      reposition(s, ship, boost(ship.pose, sizeOf(ship), choice.template))
      break
    case 'jam': {
      const { stress } = shipOf(s, choice.target).tokens
      for (let missing = 2 - stress; missing > 0; missing--)
        cause(s, 'receive token', { ship: choice.target, token: 'stress' })
      break
    }
    case 'reinforce':
      reinforce(ship, choice.side)
      break
    case 'rotate-arc':
      ship.mobile = choice.quadrant
      break
    case 'reload':
      for (const upgrade of ship.upgrades) {
        const { slot } = upgradeCard(upgrade.card)
        if (slot === 'torpedo' || slot === 'missile') upgradeUp(s, ship, upgrade)
      }
      cause(s, 'receive token', { ship: ship.id, token: 'disabled' })
      break
    case 'card':
      if (isRepair(choice.card))
        play(s, 'repair', { ship: ship.id, card: choice.card, effect: choice.effect })
      else performHeader(s, ship, choice.effect)
      break
    case 'barrel-roll':
      if (choice.bend !== undefined) bankRollAction(s, v, choice, choice.bend)
      break
    case 'slam':
    case 'coordinate':
      // Steps of the procedure carry these out.
      break
  }
}
