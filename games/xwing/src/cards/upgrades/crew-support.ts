import { canChoose, choose, type Effect, enter, happening } from '@sandtable/kernel'
import { isInArcAt } from '../../arcs.ts'
import { changeOnCard, loseTokens } from '../../holdings.ts'
import { lockTargets } from '../../lock.ts'
import { enemiesOf, type ShipId, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { isStressed } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import {
  assign,
  canAct,
  choice,
  freeAction,
  inRangeOf,
  isAlly,
  isMe,
  lock,
  me,
  rangeTo,
  relieve,
} from '../words.ts'

/** Crew that see to stress, locks and tokens. */

const weaponsengineerShip = choice<ShipId, { locked: ShipId }>('ship', {
  from: (s, effect, { locked }) => others(s, effect.on ?? '', locked),
  do: (s, effect, target) => lock(s, effect.on ?? '', target),
})

const ketsuonyoShip = choice<ShipId>('ship', {
  from: (s, effect) => tractored(s, effect),
  do: (s, effect, on) => void enter(s, { card: 'effect:ketsuonyo', seat: effect.seat, on, until: 'round' }),
})

export const crewInSupport: readonly XCard[] = [
  {
    id: 'upgrade:kananjarrus',
    rules: ['XW-UPG-kananjarrus', 'XW-UPG-098', 'XW-UPG-099', 'XW-UPG-100'],
    trigger: {
      'after maneuver': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isAlly(s, effect, v.ship) &&
          v.maneuver.difficulty === 'white' &&
          isStressed(shipOf(s, v.ship)) &&
          rangeTo(s, effect, v.ship) <= 2,
        do: (s, effect, v) => relieve(s, effect, v.ship),
      },
    },
  },
  {
    id: 'upgrade:kylekatarn',
    rules: ['XW-UPG-kylekatarn', 'XW-REF-030', 'XW-UPG-079'],
    trigger: {
      'stress removed': {
        when: (_, effect, v) => isMe(effect, v.ship) && isMe(effect, v.by),
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:inspiringrecruit',
    rules: ['XW-UPG-inspiringrecruit'],
    trigger: {
      'stress removed': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          isAlly(s, effect, v.ship) && isStressed(shipOf(s, v.ship)) && rangeTo(s, effect, v.ship) <= 2,
        do: (s, effect, v) => relieve(s, { ...effect, on: v.ship }, v.ship),
      },
    },
  },
  {
    id: 'upgrade:weaponsengineer',
    rules: ['XW-UPG-weaponsengineer', 'XW-REF-026', 'XW-ERRAT-025', 'XW-UPG-073'],
    asks: [weaponsengineerShip],
    query: { 'lock limit': (limit, _, effect, ship) => (isMe(effect, ship) ? Math.max(limit, 2) : limit) },
    trigger: {
      'lock acquired': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) && !isSecondLock(s, v.ship) && others(s, v.ship, v.target).length > 0,
        do: (s, effect, v) => choose(s, effect, weaponsengineerShip, { locked: v.target }),
      },
    },
  },
  {
    id: 'upgrade:bodhirook',
    rules: ['XW-UPG-bodhirook'],
    query: {
      'lock targets': (targets, s, effect, ship) => {
        if (!isMe(effect, ship)) return targets
        const friends = shipsInPlay(s).filter((one) => one.seat === effect.seat)
        const near = new Set([...targets, ...friends.flatMap((friend) => inRangeOf(s, friend.id, 3))])
        return enemiesOf(s, me(s, effect)).flatMap(({ id }) => (near.has(id) ? [id] : []))
      },
    },
  },
  {
    id: 'upgrade:janors',
    rules: ['XW-UPG-janors', 'XW-UPG-096', 'XW-UPG-097', 'XW-ERRAT-016'],
    replace: {
      'receive token': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          v.token === 'focus' && isAlly(s, effect, v.ship) && rangeTo(s, effect, v.ship) <= 3,
        do: (_, __, v) => ({ ...v, token: 'evade' }),
      },
    },
  },
  {
    id: 'upgrade:reconspecialist',
    rules: ['XW-UPG-reconspecialist', 'XW-REF-027'],
    trigger: {
      'after action': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.ship) && v.done?.action === 'focus',
        do: (s, _, v) => assign(s, v.ship, 'focus'),
      },
    },
  },
  {
    id: 'upgrade:ysanneisard',
    rules: ['XW-UPG-ysanneisard', 'XW-UPG-188', 'XW-UPG-189'],
    trigger: {
      'start of combat': {
        when: (s, effect) => {
          const ship = me(s, effect)
          return ship.shields === 0 && ship.damage.length > 0 && canAct(s, ship.id, ['evade'])
        },
        do: (s, effect) => freeAction(s, effect.on ?? '', ['evade']),
      },
    },
  },
  {
    id: 'upgrade:ketsuonyo',
    rules: ['XW-UPG-ketsuonyo'],
    asks: [ketsuonyoShip],
    trigger: {
      'start of end phase': {
        when: (s, effect) => canChoose(s, effect, ketsuonyoShip),
        do: (s, effect) => choose(s, effect, ketsuonyoShip),
      },
    },
  },
  {
    id: 'effect:ketsuonyo',
    rules: ['XW-UPG-ketsuonyo'],
    query: {
      'token stays': (stays, _, effect, { ship, token }) =>
        stays || (isMe(effect, ship) && token === 'tractor'),
    },
  },
  {
    id: 'upgrade:rey',
    rules: ['XW-UPG-rey'],
    trigger: {
      'start of end phase': {
        when: (s, effect) => me(s, effect).tokens.focus > 0,
        do: (s, effect) => {
          loseTokens(s, me(s, effect), 'focus')
          store(s, effect, 1)
        },
      },
      'start of combat': {
        when: (s, effect) => (cardOn(s, effect)?.tokens ?? 0) > 0,
        do: (s, effect) => {
          store(s, effect, -1)
          assign(s, effect.on ?? '', 'focus')
        },
      },
    },
  },
]

/** Is this lock the second one that Weapons Engineer gives? It is acquired while the first one is. */
function isSecondLock(s: XState, ship: ShipId): boolean {
  return happening(s, 'acquire lock').filter((lock) => lock.ship === ship).length > 1
}

function others(s: XState, ship: ShipId, target: ShipId): ShipId[] {
  return lockTargets(s, shipOf(s, ship)).filter((one) => one !== target)
}

function tractored(s: XState, effect: Effect): ShipId[] {
  return shipsInPlay(s).flatMap((ship) => {
    if (isMe(effect, ship.id) || ship.tokens.tractor === 0) return []
    return isInArcAt(me(s, effect), ship, 1, 2) ? [ship.id] : []
  })
}

function cardOn(s: XState, effect: Effect) {
  return me(s, effect).upgrades.find((one) => one.effect === effect.id)
}

function store(s: XState, effect: Effect, tokens: number): void {
  changeOnCard(s, cardOn(s, effect), tokens, {
    type: 'token stored',
    ship: effect.on ?? '',
    card: effect.card,
    token: 'focus',
    count: tokens,
  })
}
