import { asking, call, choose, enter, of, query, underWay } from '@sandtable/kernel'
import { damageCards } from '../../../../data/damage.ts'
import type { Maneuver } from '../../../../data/types.ts'
import { actionBar, actionChoices } from '../../../flow/action.ts'
import { loseLock } from '../../../holdings.ts'
import { enemiesOf, type Ship, type ShipId, shipOf, type XState } from '../../../state.ts'
import { asFlownBy, shipType } from '../../../values.ts'
import type { Acting } from '../../../vocabulary/actions.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { placeNamed } from '../../pilots/pilot.ts'
import { assign, choice, discard, discardDrawn, me, nameOf, turnDial } from '../../words.ts'
import { daredevil } from './daredevil.ts'

const expertHandlingShip = choice<ShipId>('ship', {
  from: (s, effect) => lockedBy(s, me(s, effect)),
  may: () => true,
  do: (s, effect, locking) => loseLock(s, shipOf(s, locking), effect.on ?? ''),
})

const maneuverOfTheSpeed = choice<string>('option', {
  from: (s, effect) => sameSpeed(s, me(s, effect)),
  may: () => true,
  do: (s, effect, way) => {
    const ship = me(s, effect)
    turnDial(s, ship, placeNamed(ship, way))
    enter(s, { card: 'effect:stayontarget', seat: effect.seat, on: effect.on, until: 'activation' })
  },
})

/** Elite upgrades that work on actions, maneuvers and damage cards. */
export const eliteInFlight: readonly XCard[] = [
  daredevil,
  {
    id: 'upgrade:determination',
    rules: ['XW-UPG-determination', 'XW-REF-017'],
    trigger: {
      'damage card drawn': {
        forced: true,
        of: 'ship',
        when: (_, __, v) => v.faceUp && traitOf(v.card) === 'pilot',
        do: (s, _, v) => discardDrawn(s, v),
      },
    },
  },
  {
    id: 'upgrade:experthandling',
    rules: ['XW-UPG-experthandling', 'XW-ERRAT-014', 'XW-UPG-080', 'XW-UPG-081', 'XW-UPG-082'],
    asks: [expertHandlingShip],
    action: {
      can: (s, ship) => actionChoices(s, freeRoll(ship)).length > 0,
      do: (s, ship, effect) => {
        call(s, 'perform action', freeRoll(ship))
        if (!actionBar(s, ship).includes('barrel-roll')) assign(s, ship.id, 'stress')
        choose(s, effect, expertHandlingShip)
      },
    },
  },
  {
    id: 'upgrade:pushthelimit',
    rules: [
      'XW-UPG-pushthelimit',
      'XW-UPG-021',
      'XW-UPG-022',
      'XW-UPG-023',
      'XW-UPG-024',
      'XW-UPG-025',
      'XW-UPG-070',
    ],
    trigger: {
      'after action': {
        limit: { times: 1, per: 'round' },
        of: 'ship',
        when: (s, effect) => actionChoices(s, pushed(s, me(s, effect))).length > 0,
        do: (s, effect) => call(s, 'perform action', pushed(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:adrenalinerush',
    rules: ['XW-UPG-adrenalinerush', 'XW-UPG-001', 'XW-UPG-002', 'XW-UPG-003'],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => canBeWhite(s, me(s, effect)),
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:adrenalinerush',
            seat: effect.seat,
            on: effect.on,
            until: 'activation',
          }),
      },
    },
  },
  {
    id: 'effect:adrenalinerush',
    rules: ['XW-UPG-adrenalinerush'],
    query: {
      difficulty: of('ship', (hardness, s) => (!isActing(s) ? { ...hardness, easier: 'white' } : hardness)),
    },
  },
  {
    id: 'upgrade:stayontarget',
    rules: ['XW-UPG-stayontarget', 'XW-ERRAT-002', 'XW-UPG-004'],
    asks: [maneuverOfTheSpeed],
    trigger: {
      'dial revealed': { of: 'ship', ...asking(maneuverOfTheSpeed) },
    },
  },
  {
    id: 'effect:stayontarget',
    rules: ['XW-UPG-stayontarget'],
    query: {
      difficulty: of('ship', (hardness, s) => (!isActing(s) ? { ...hardness, harder: 'red' } : hardness)),
    },
  },
  {
    id: 'upgrade:lightningreflexes',
    rules: ['XW-UPG-lightningreflexes', 'XW-UPG-026', 'XW-UPG-027', 'XW-UPG-028'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect, v) => v.maneuver.difficulty !== 'red' && isFromDial(s, me(s, effect), v.maneuver),
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => {
          const { pose } = me(s, effect)
          me(s, effect).pose = { ...pose, facing: (pose.facing + 180) % 360 }
          assign(s, effect.on ?? '', 'stress')
        },
      },
    },
  },
]

const traits = new Map<string, 'pilot' | 'ship'>(damageCards.map(({ id, trait }) => [id, trait]))

export function traitOf(card: string | null | undefined): 'pilot' | 'ship' | undefined {
  return traits.get(card ?? '')
}

function freeRoll(ship: Ship): Acting {
  return {
    ship: ship.id,
    free: true,
    must: true,
    allowed: ['barrel-roll'],
    by: 'upgrade:experthandling',
    done: null,
  }
}

function pushed(s: XState, ship: Ship): Acting {
  return { ship: ship.id, free: true, owes: true, allowed: [...actionBar(s, ship)], done: null }
}

function lockedBy(s: XState, ship: Ship): string[] {
  return enemiesOf(s, ship).flatMap(({ id, locks }) => (locks.includes(ship.id) ? [id] : []))
}

/** Maneuvers of actions are not those of the dial. */
function isActing(s: XState): boolean {
  return underWay(s, 'perform action') !== null
}

/** The maneuver on its dial, with the difficulty that it has now. */
export function revealedBy(s: XState, ship: Ship): Maneuver | null {
  const maneuver = ship.dial === null ? undefined : shipType(ship.type).dial[ship.dial]
  return maneuver === undefined ? null : asFlownBy(s, ship, maneuver)
}

/** Is the maneuver on its dial red, and nothing that Adrenaline Rush could not undo the reason (XW-UPG-003)? */
function canBeWhite(s: XState, ship: Ship): boolean {
  const maneuver = revealedBy(s, ship)
  if (maneuver?.difficulty !== 'red') return false
  return query(s, 'difficulty', { harder: null, easier: null }, { ship: ship.id, maneuver }).harder === null
}

/** Is this the maneuver on its dial, and not one that an ability replaced it by (XW-UPG-028)? */
export function isFromDial(s: XState, ship: Ship, { speed, bearing }: Maneuver): boolean {
  const dial = revealedBy(s, ship)
  return !isActing(s) && dial !== null && dial.speed === speed && dial.bearing === bearing
}

/** The other maneuvers of its dial with the speed of the one that is set. */
function sameSpeed(s: XState, ship: Ship): string[] {
  const { dial } = shipType(ship.type)
  const set = dial[ship.dial ?? 0]
  if (set === undefined) return []
  const { speed } = query(s, 'revealed maneuver', set, ship.id)
  return dial.filter((one) => one !== set && one.speed === speed).map(nameOf)
}
