import { call, canChoose, choose, type Effect, query, tell } from '@sandtable/kernel'
import type { Difficulty, Maneuver } from '../../../data/types.ts'
import { loseLock } from '../../holdings.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import { isStressed, shipType } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { alliesAt, assign, canAct, choice, enemiesAt, flip, freeAction, isMe, me } from '../words.ts'

/** Titles that act when ships fly and act, and those that change what a ship can do. */

const speeds = (least: number, most: number, { speed }: Maneuver) => speed >= least && speed <= most

function turnRound(s: XState, ship: Ship): void {
  ship.pose = { ...ship.pose, facing: (ship.pose.facing + 180) % 360 }
  tell(s, { type: 'turned round', ship: ship.id, ...ship.pose })
}

const aileronsWay = choice<'bank-left' | 'straight' | 'bank-right'>('way', {
  from: () => ['bank-left', 'straight', 'bank-right'],
  may: (s, effect) => query(s, 'may skip ailerons', false, effect.on ?? ''),
  do: (s, effect, bearing) => {
    const maneuver = { speed: 1, bearing, difficulty: 'white' } as const
    call(s, 'extra maneuver', { ship: effect.on ?? '', maneuver, obstacles: [] })
  },
})

const blackoneShip = choice<ShipId>('ship', {
  from: (s, effect) => lockedFriends(s, effect),
  do: (s, effect, ship) => choose(s, effect, blackoneEnemy, { ship }),
})

const blackoneEnemy = choice<ShipId, { ship: ShipId }>('enemy', {
  from: (s, effect, { ship }) =>
    shipsInPlay(s).flatMap((one) => (one.locks.includes(ship) && one.seat !== effect.seat ? [one.id] : [])),
  do: (s, _, enemy, { ship }) => loseLock(s, shipOf(s, enemy), ship),
})

/** Before the dial is revealed a white bank or straight 1 is flown, unless the ship is stressed. */
const ailerons: NonNullable<XCard['trigger']> = {
  'before revealing the dial': {
    forced: true,
    when: (s, effect, v) => isMe(effect, v.ship) && !isStressed(me(s, effect)),
    do: (s, effect) => choose(s, effect, aileronsWay),
  },
}

/** Maneuvers of this kind have this difficulty, unless something makes them harder. */
function treats(fits: (maneuver: Maneuver) => boolean, as: Difficulty): NonNullable<XCard['query']> {
  return {
    difficulty: (hardness, _, effect, { ship, maneuver }) =>
      isMe(effect, ship) && fits(maneuver) ? { ...hardness, easier: as } : hardness,
  }
}

const kylorensshuttleShip = choice<ShipId>('ship', {
  from: (s, effect) => unstressed(s, effect),
  do: (s, effect, ship) => {
    choose(s, effect, kylorensshuttleStressed, { ship })
  },
})

/** Its player takes the stress token with that ship, or with another in reach. */
const kylorensshuttleStressed = choice<ShipId, { ship: ShipId }>('who is stressed', {
  from: (s, effect, { ship }) => [ship, ...enemiesAt(s, effect, 1, 2).filter((one) => one !== ship)],
  by: (s, _, { ship }) => shipOf(s, ship).seat,
  do: (s, _, ship) => assign(s, ship, 'stress'),
})

export const titlesInFlight: readonly XCard[] = [
  // What it does is done where cards come into play and leave it: see in-play.ts.
  { id: 'upgrade:ig2000', rules: ['XW-UPG-ig2000', 'XW-UPG-089', 'XW-UPG-090', 'XW-UPG-091'] },
  {
    id: 'upgrade:starvipermkii',
    rules: ['XW-UPG-starvipermkii'],
    query: { 'rolls along a bank': (bank, _, effect, ship) => (isMe(effect, ship) ? 'always' : bank) },
  },
  {
    id: 'upgrade:moldycrow',
    rules: ['XW-UPG-moldycrow'],
    query: {
      'token stays': (stays, _, effect, { ship, token }) =>
        stays || (isMe(effect, ship) && token === 'focus'),
    },
  },
  {
    id: 'upgrade:st321',
    rules: ['XW-UPG-st321'],
    query: { 'lock range': (range, _, effect, ship) => (isMe(effect, ship) ? [1, 4] : range) },
  },
  {
    id: 'upgrade:dauntless',
    rules: ['XW-UPG-dauntless', 'XW-UPG-063', 'XW-UPG-064', 'XW-UPG-065'],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) => isMe(effect, v.ship) && v.overlapped.length > 0 && canAct(s, v.ship),
        do: (s, _, { ship }) =>
          call(s, 'perform action', { ship, free: true, allowed: null, done: null, owes: true }),
      },
    },
  },
  {
    id: 'upgrade:tiev1',
    rules: ['XW-UPG-tiev1', 'XW-UPG-156'],
    trigger: {
      'lock acquired': {
        when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, ['evade']),
        do: (s, _, v) => freeAction(s, v.ship, ['evade']),
      },
    },
  },
  {
    id: 'upgrade:tiex7',
    rules: ['XW-UPG-tiex7'],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          speeds(3, 5, v.maneuver) &&
          v.overlapped.length + v.obstacles.length === 0 &&
          canAct(s, v.ship, ['evade']),
        do: (s, _, v) => freeAction(s, v.ship, ['evade']),
      },
    },
  },
  {
    id: 'upgrade:millenniumfalcon-swx57',
    rules: ['XW-UPG-millenniumfalcon-swx57'],
    trigger: {
      'after maneuver': {
        when: (s, effect, v) => {
          const ship = me(s, effect)
          if (!isMe(effect, v.ship) || isStressed(ship) || touchedBy(s, ship).length > 0) return false
          return v.maneuver.speed === 3 && v.maneuver.bearing.startsWith('bank')
        },
        pay: (s, _, v) => assign(s, v.ship, 'stress', 1, true),
        do: (s, effect) => turnRound(s, me(s, effect)),
      },
    },
  },
  {
    id: 'upgrade:blackone',
    rules: ['XW-UPG-blackone'],
    asks: [blackoneShip, blackoneEnemy],
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          (v.done?.action === 'boost' || v.done?.action === 'barrel-roll') &&
          canChoose(s, effect, blackoneShip),
        do: (s, effect) => choose(s, effect, blackoneShip),
      },
    },
  },
  {
    id: 'upgrade:kylorensshuttle',
    rules: ['XW-UPG-kylorensshuttle'],
    asks: [kylorensshuttleShip, kylorensshuttleStressed],
    trigger: {
      'end of combat': {
        forced: true,
        when: (s, effect) => canChoose(s, effect, kylorensshuttleShip),
        do: (s, effect) => choose(s, effect, kylorensshuttleShip),
      },
    },
  },
  {
    id: 'upgrade:adaptiveailerons',
    rules: ['XW-UPG-adaptiveailerons'],
    asks: [aileronsWay],
    trigger: ailerons,
  },
  {
    id: 'upgrade:advancedailerons',
    rules: ['XW-UPG-advancedailerons'],
    query: treats(({ speed, bearing }) => speed === 3 && bearing.startsWith('bank'), 'white'),
    asks: [aileronsWay],
    trigger: ailerons,
  },
  {
    id: 'upgrade:pivotwing-attack',
    rules: ['XW-UPG-pivotwing-attack'],
    trigger: {
      'after maneuver': {
        when: (_, effect, v) => isMe(effect, v.ship),
        do: (s, effect) => flip(s, effect, 'pivotwing-landing'),
      },
    },
  },
  {
    id: 'upgrade:pivotwing-landing',
    rules: ['XW-UPG-pivotwing-landing'],
    trigger: {
      'dial revealed': {
        when: (s, effect, v) => isMe(effect, v.ship) && showsStationary(me(s, effect)),
        do: (s, effect) => turnRound(s, me(s, effect)),
      },
      'after maneuver': {
        when: (_, effect, v) => isMe(effect, v.ship),
        do: (s, effect) => flip(s, effect, 'pivotwing-attack'),
      },
    },
  },
  {
    id: 'upgrade:lightscykinterceptor',
    rules: ['XW-UPG-lightscykinterceptor'],
    query: {
      ...treats(({ bearing }) => bearing.startsWith('bank'), 'green'),
      'dealt face up': (value, _, effect, ship) => value || isMe(effect, ship),
    },
  },
]

function lockedFriends(s: XState, effect: Effect): ShipId[] {
  const locked = new Set(shipsInPlay(s).flatMap((ship) => (ship.seat === effect.seat ? [] : ship.locks)))
  return [effect.on ?? '', ...alliesAt(s, effect, 1, 1)].filter((id) => locked.has(id))
}

function unstressed(s: XState, effect: Effect): ShipId[] {
  return enemiesAt(s, effect, 1, 2).filter((id) => !isStressed(shipOf(s, id)))
}

function showsStationary(ship: Ship): boolean {
  return shipType(ship.type).dial[ship.dial ?? -1]?.bearing === 'stationary'
}
