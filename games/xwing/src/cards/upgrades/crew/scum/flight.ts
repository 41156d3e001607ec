import { asking, call, type Effect, enter, inPlay, of } from '@sandtable/kernel'
import { isInArcWithin } from '../../../../arcs.ts'
import { changeOnCard } from '../../../../holdings.ts'
import { lockTargets } from '../../../../lock.ts'
import { type ShipId, shipOf, shipsInPlay, type Upgrade, type XState } from '../../../../state.ts'
import { upgradeCard } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import {
  assign,
  canAct,
  choice,
  freeAction,
  isAlly,
  isMe,
  lock,
  me,
  recoverShield,
  suffer,
} from '../../../words.ts'

const k4SecurityDroidShip = choice<ShipId>('ship', {
  from: (s, effect) => lockTargets(s, me(s, effect)),
  do: (s, effect, target) => lock(s, effect.on ?? '', target),
})

const ketsuOnyoShip = choice<ShipId>('ship', {
  from: (s, effect) => tractored(s, effect),
  do: (s, effect, on) => void enter(s, { card: 'effect:ketsuonyo', seat: effect.seat, on, until: 'round' }),
})

/** Crew of Scum and Villainy that acts elsewhere than in attacks. */
export const scumFlightCrew: readonly XCard[] = [
  {
    id: 'upgrade:gonk',
    rules: ['XW-UPG-gonk', 'XW-UPG-085', 'XW-UPG-086'],
    action: {
      do: (s, ship, effect) => {
        load(s, effect, 1)
        if (inPlay(s, { card: 'effect:gonk-unload', on: ship.id }).length === 0)
          enter(s, { card: 'effect:gonk-unload', seat: ship.seat, on: ship.id })
      },
    },
  },
  {
    // The second action of Gonk, which there is nothing for until something lies on the card.
    id: 'effect:gonk-unload',
    rules: ['XW-UPG-gonk', 'XW-UPG-086'],
    action: {
      can: (s, _, effect) => (gonkOn(s, effect)?.tokens ?? 0) > 0,
      do: (s, ship, effect) => {
        load(s, effect, -1)
        recoverShield(s, ship)
      },
    },
  },
  { id: 'upgrade:ig88d', rules: ['XW-UPG-ig88d'] },
  {
    id: 'upgrade:outlawtech',
    rules: ['XW-UPG-outlawtech'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (_, __, v) => v.maneuver.difficulty === 'red',
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:k4securitydroid',
    rules: ['XW-UPG-k4securitydroid'],
    asks: [k4SecurityDroidShip],
    trigger: {
      'after maneuver': {
        of: 'ship',
        ...asking(k4SecurityDroidShip, (_, __, v) => v.maneuver.difficulty === 'green'),
      },
    },
  },
  {
    id: 'upgrade:unkarplutt',
    rules: ['XW-UPG-unkarplutt'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect, v) => v.overlapped.some((id) => !isAlly(s, effect, id)) && canAct(s, v.ship),
        pay: (s, _, v) => suffer(s, v.ship, 1),
        do: (s, _, v) => freeAction(s, v.ship),
      },
    },
  },
  {
    id: 'upgrade:ketsuonyo',
    rules: ['XW-UPG-ketsuonyo'],
    asks: [ketsuOnyoShip],
    trigger: {
      'start of end phase': asking(ketsuOnyoShip),
    },
  },
  {
    id: 'effect:ketsuonyo',
    rules: ['XW-UPG-ketsuonyo'],
    query: {
      'token stays': of('ship', (stays, _, __, { token }) => stays || token === 'tractor'),
    },
  },
  {
    id: 'upgrade:jabbathehutt',
    rules: ['XW-UPG-jabbathehutt'],
    replace: {
      'discard upgrade': {
        when: (s, effect, v) =>
          shipOf(s, v.ship).seat === effect.seat && illicitToken(s, v.ship, v.at) !== undefined,
        do: (s, _, v) => {
          const upgrade = illicitToken(s, v.ship, v.at)
          changeOnCard(s, upgrade, -1, { type: 'token instead', ship: v.ship, card: upgrade?.card ?? '' })
          return null
        },
      },
    },
    trigger: {
      'before placing forces': {
        forced: true,
        do: (s, effect) => {
          for (const ship of s.table.ships) {
            if (ship.seat !== effect.seat) continue
            for (const one of ship.upgrades) {
              if (upgradeCard(one.card).slot === 'illicit')
                changeOnCard(s, one, 1, { type: 'illicit token', ship: ship.id, card: one.card })
            }
          }
        },
      },
    },
  },
  {
    id: 'upgrade:cadbane',
    rules: ['XW-UPG-cadbane'],
    trigger: {
      'bomb dice rolled': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, { ship, seat, faces, fixed }) =>
          seat === effect.seat &&
          shipOf(s, ship).seat !== effect.seat &&
          faces.some((face, at) => (face === 'focus' || face === 'blank') && at !== fixed),
        do: (s, effect) =>
          call(s, 'reroll bomb dice', { seat: effect.seat ?? '', showing: ['focus', 'blank'] }),
      },
    },
  },
]

function gonkOn(s: XState, effect: Effect): Upgrade | undefined {
  return me(s, effect).upgrades.find((one) => one.faceUp && one.card === 'gonk')
}

function load(s: XState, effect: Effect, shields: number): void {
  changeOnCard(s, gonkOn(s, effect), shields, {
    type: 'token stored',
    ship: effect.on ?? '',
    card: 'gonk',
    token: 'shield',
    count: shields,
  })
}

function tractored(s: XState, effect: Effect): ShipId[] {
  return shipsInPlay(s).flatMap((ship) => {
    if (isMe(effect, ship.id) || ship.tokens.tractor === 0) return []
    return isInArcWithin(me(s, effect), ship, 2) ? [ship.id] : []
  })
}

/** The illicit upgrade at this place, if a token lies on it. */
function illicitToken(s: XState, ship: ShipId, at: number): Upgrade | undefined {
  const upgrade = shipOf(s, ship).upgrades[at]
  if (upgrade === undefined || upgradeCard(upgrade.card).slot !== 'illicit') return undefined
  return upgrade.tokens > 0 ? upgrade : undefined
}
