import {
  asking,
  canChoose,
  cause,
  choose,
  type Effect,
  enter,
  of,
  own,
  pending,
  reveal,
} from '@sandtable/kernel'
import { isInArcWithin, isInFiringArc } from '../../../arcs.ts'
import { turnDown } from '../../../flow/damage.ts'
import { discardDamage } from '../../../holdings.ts'
import { lockTargets, mayLock } from '../../../lock.ts'
import type { ShipId } from '../../../state.ts'
import { enemiesOf, type Ship, shipOf, type XState } from '../../../state.ts'
import { asFlownBy } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canSpend, revealedBy } from '../../pilots/pilot.ts'
import {
  canAct,
  choice,
  discard,
  enemiesWithin,
  flewClear,
  freeAction,
  lacksShield,
  lock,
  me,
  recoverShield,
  rollFor,
  sequel,
  spend,
} from '../../words.ts'
import { traitOf } from '../elite/flight.ts'

/** Maneuvers of these speeds count as green, unless something makes them red (XW-UPG-115). */
export function greenAt(card: string, speeds: readonly number[], also: readonly string[] = []): XCard {
  return {
    id: `upgrade:${card}`,
    rules: [`XW-UPG-${card}`, ...also],
    query: {
      difficulty: of('ship', (hardness, _, __, { maneuver }) =>
        speeds.includes(maneuver.speed) ? { ...hardness, easier: 'green' } : hardness,
      ),
    },
  }
}

const r5d8Dice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face !== 'blank') discardFaceDown(s, me(s, effect))
})

const cardToTurnDown = choice<string>('option', {
  from: (s, effect) => repairable(me(s, effect)),
  may: () => true,
  do: (s, effect, card) => {
    const damage = me(s, effect).damage.find((one) => one.faceUp && one.card === card)
    if (damage?.effect) turnDown(s, damage.effect)
  },
})

const r7t1Ship = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 2),
  do: (s, effect, ship) => {
    if (isInFiringArc(shipOf(s, ship), me(s, effect)) && mayLock(s, me(s, effect), ship))
      choose(s, effect, lockBeforeTheBoost, { target: ship })
    freeAction(s, effect.on ?? '', ['boost'])
  },
})

const lockBeforeTheBoost = choice<'lock', { target: ShipId }>('option', {
  from: () => ['lock'],
  may: () => true,
  do: (s, effect, _, { target }) => lock(s, effect.on ?? '', target),
})

const targetingAstromechShip = choice<ShipId>('ship', {
  from: (s, effect) => lockTargets(s, me(s, effect)),
  may: () => true,
  do: (s, effect, ship) => lock(s, effect.on ?? '', ship),
})

const cardForShield = choice<string>('option', {
  from: (s, effect) => others(me(s, effect), effect),
  do: (s, effect, card) => {
    const ship = me(s, effect)
    const at = ship.upgrades.findIndex((one) => one.faceUp && one.card === card)
    cause(s, 'discard upgrade', { ship: ship.id, at, why: 'effect' })
    recoverShield(s, ship)
  },
})

export const astromechsInFlight: readonly XCard[] = [
  greenAt('r2astromech', [1, 2], ['XW-UPG-114', 'XW-UPG-115', 'XW-UPG-116']),
  {
    id: 'upgrade:r2d2',
    rules: ['XW-UPG-r2d2', 'XW-UPG-117', 'XW-UPG-119'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect, v) => v.maneuver.difficulty === 'green' && lacksShield(s, me(s, effect)),
        sure: () => true,
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:r2f2',
    rules: ['XW-UPG-r2f2'],
    action: {
      do: (s, ship) =>
        void enter(s, { card: 'effect:agility-up', seat: ship.seat, on: ship.id, until: 'round' }),
    },
  },
  {
    id: 'upgrade:r5d8',
    rules: ['XW-UPG-r5d8'],
    asks: [r5d8Dice],
    action: {
      can: (_, ship) => ship.damage.some((one) => !one.faceUp),
      do: (s, _, effect) => rollFor(s, pending(effect, r5d8Dice), { die: 'defense' }),
    },
  },
  {
    id: 'upgrade:r5astromech',
    rules: ['XW-UPG-r5astromech'],
    asks: [cardToTurnDown],
    trigger: {
      'start of end phase': asking(cardToTurnDown),
    },
  },
  {
    id: 'upgrade:r7t1',
    rules: ['XW-UPG-r7t1', 'XW-UPG-130', 'XW-UPG-131'],
    asks: [r7t1Ship, lockBeforeTheBoost],
    action: {
      can: (s, _, effect) => canChoose(s, effect, r7t1Ship),
      do: (s, _, effect) => choose(s, effect, r7t1Ship),
    },
  },
  { id: 'upgrade:r2d6', rules: ['XW-UPG-r2d6', 'XW-REF-034'] },
  {
    id: 'upgrade:r5p9',
    rules: ['XW-UPG-r5p9', 'XW-REF-032'],
    trigger: {
      'end of combat': {
        // Even with all its shields: somebody may want the token to be spent (XW-PIL-059).
        when: (s, effect) => canSpend(s, effect, 'focus'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:bb8',
    rules: ['XW-UPG-bb8'],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect, v) => revealsGreen(s, me(s, effect)) && canAct(s, v.ship, ['barrel-roll']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['barrel-roll']),
      },
    },
  },
  {
    id: 'upgrade:r5x3',
    rules: ['XW-UPG-r5x3', 'XW-UPG-128', 'XW-UPG-129'],
    trigger: {
      'before revealing the dial': {
        of: 'ship',
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) =>
          void enter(s, { card: 'effect:r5x3', seat: effect.seat, on: effect.on, until: 'round' }),
      },
    },
  },
  {
    id: 'effect:r5x3',
    rules: ['XW-UPG-r5x3'],
    query: {
      'ignores obstacles': own(() => true),
      'attacks over obstacles': own(() => true),
      obstructed: of('attacker', () => false),
    },
  },
  {
    id: 'upgrade:targetingastromech',
    rules: ['XW-UPG-targetingastromech'],
    asks: [targetingAstromechShip],
    trigger: {
      'after maneuver': {
        of: 'ship',
        ...asking(targetingAstromechShip, (_, __, v) => v.maneuver.difficulty === 'red'),
      },
    },
  },
  {
    id: 'upgrade:chopper-swx72',
    rules: ['XW-UPG-chopper-swx72'],
    asks: [cardForShield],
    action: {
      can: (s, ship, effect) => lacksShield(s, ship) && others(ship, effect).length > 0,
      do: (s, _, effect) => choose(s, effect, cardForShield),
    },
  },
  {
    id: 'upgrade:flightassistastromech',
    rules: ['XW-UPG-flightassistastromech'],
    query: {
      'shot forbidden': of('attacker', (rule, s, effect, { target }) =>
        !isInFiringArc(me(s, effect), shipOf(s, target)) ? (rule ?? 'XW-UPG-flightassistastromech') : rule,
      ),
    },
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect, v) =>
          flewClear(v) &&
          !enemiesOf(s, me(s, effect)).some((enemy) => isInArcWithin(me(s, effect), enemy, 3)) &&
          canAct(s, v.ship, ['boost', 'barrel-roll']),
        do: (s, effect) => freeAction(s, effect.on ?? '', ['boost', 'barrel-roll']),
      },
    },
  },
]

/** A face-down card goes to the discard pile, where everybody can see it. */
function discardFaceDown(s: XState, ship: Ship): void {
  const damage = ship.damage.find((one) => !one.faceUp)
  if (damage === undefined) return
  reveal(s)
  discardDamage(s, ship, [damage], { type: 'repaired', ship: ship.id })
}

function repairable(ship: Ship): string[] {
  const cards = ship.damage
    .filter((one) => one.faceUp && traitOf(one.card) === 'ship')
    .map(({ card }) => card)
  return [...new Set(cards)]
}

function revealsGreen(s: XState, ship: Ship): boolean {
  const maneuver = revealedBy(ship)
  return maneuver !== undefined && asFlownBy(s, ship, maneuver).difficulty === 'green'
}

function others(ship: Ship, effect: Effect): string[] {
  return ship.upgrades.filter((one) => one.faceUp && one.effect !== effect.id).map(({ card }) => card)
}
