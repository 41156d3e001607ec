import { asking, call, choose, type Effect, of, own, query } from '@sandtable/kernel'
import { isInArcNamed, isInArcWithin } from '../../../arcs.ts'
import { mayBeRerolled } from '../../../dice.ts'
import { rerollDice } from '../../../flow/reroll.ts'
import { type Ship, type ShipId, shipOf, shipsInPlay, type XState } from '../../../state.ts'
import { hasLocked } from '../../../usable-tokens.ts'
import { isStressed, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import type { Shot } from '../../../weapons.ts'
import {
  acting,
  assign,
  attackAgain,
  canAct,
  choice,
  discard,
  enemiesWithin,
  firesAhead,
  flewClear,
  freeAction,
  isMe,
  mayReroll,
  me,
  moreAttackDice,
  recall,
  treats,
} from '../../words.ts'
import { shotsWith, slotOf } from './title.ts'

const primaryShots = (s: XState, ship: Ship) => shotsWith(s, ship, ({ weapon }) => weapon === 'primary')

const aileronsWay = choice<'bank-left' | 'straight' | 'bank-right'>('way', {
  from: () => ['bank-left', 'straight', 'bank-right'],
  may: (s, effect) => query(s, 'may skip ailerons', false, effect.on ?? ''),
  do: (s, effect, bearing) => {
    const maneuver = { speed: 1, bearing, difficulty: 'white' } as const
    call(s, 'extra maneuver', { ship: effect.on ?? '', maneuver, obstacles: [] })
  },
})

/** Before the dial is revealed a white bank or straight 1 is flown, unless the ship is stressed. */
const ailerons: NonNullable<XCard['trigger']> = {
  'before revealing the dial': {
    forced: true,
    of: 'ship',
    when: (s, effect) => !isStressed(me(s, effect)),
    do: (s, effect) => choose(s, effect, aileronsWay),
  },
}

const kyloRensShuttleShip = choice<ShipId>('ship', {
  from: (s, effect) => unstressed(s, effect),
  do: (s, effect, ship) => {
    choose(s, effect, kyloRensShuttleStressed, { ship })
  },
})

/** Its player takes the stress token with that ship, or with another in reach. */
const kyloRensShuttleStressed = choice<ShipId, { ship: ShipId }>('who is stressed', {
  from: (s, effect) => enemiesWithin(s, effect, 2),
  by: (s, _, { ship }) => shipOf(s, ship).seat,
  do: (s, _, ship) => assign(s, ship, 'stress'),
})

/** Titles of ships of the Empire. */
export const imperialTitles: readonly XCard[] = [
  {
    id: 'upgrade:xg1assaultconfiguration',
    rules: ['XW-UPG-xg1assaultconfiguration'],
    query: {
      'fires while disabled': of(
        'attacker',
        (value, s, effect, { weapon }) => value || weapon === null || isLightCannon(me(s, effect), weapon),
      ),
    },
  },
  {
    id: 'upgrade:os1arsenalloadout',
    rules: ['XW-UPG-os1arsenalloadout'],
    query: {
      'fires while disabled': of('attacker', (value, s, effect, { weapon, target }) => {
        if (value) return value
        if (weapon === null || target === null) return true
        const slot = slotOf(me(s, effect), weapon)
        return (slot === 'torpedo' || slot === 'missile') && hasLocked(s, me(s, effect), target, true)
      }),
    },
  },
  {
    id: 'upgrade:tied',
    rules: ['XW-UPG-tied'],
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (s, effect, v) => {
          if (v.weapon === 'primary') return false
          const { slot, points } = upgradeCard(me(s, effect).upgrades[v.weapon]?.card ?? '')
          return slot === 'cannon' && points <= 3 && primaryShots(s, me(s, effect)).length > 0
        },
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, me(s, effect))),
      },
    },
  },
  {
    id: 'upgrade:specialopstraining',
    rules: ['XW-UPG-specialopstraining'],
    trigger: {
      'before attack roll': {
        of: 'attacker',
        when: firesAhead,
        do: (_, effect, v) => {
          moreAttackDice(v)
          recall(effect, 'upgrade:specialopstraining').rolledMore = true
        },
      },
      'attack again': {
        of: 'attacker',
        when: (s, effect, v) =>
          firesAhead(s, effect, v) &&
          recall(effect, 'upgrade:specialopstraining').rolledMore !== true &&
          rearShots(s, me(s, effect)).length > 0,
        do: (s, effect) => attackAgain(s, effect.on ?? '', rearShots(s, me(s, effect))),
      },
      // What was said of one attack does not count for the next one.
      'declare target': {
        forced: true,
        of: 'attacker',
        when: (_, effect) => recall(effect, 'upgrade:specialopstraining').rolledMore === true,
        do: (_, effect) => {
          recall(effect, 'upgrade:specialopstraining').rolledMore = false
        },
      },
    },
  },
  {
    id: 'upgrade:firstordervanguard',
    rules: ['XW-UPG-firstordervanguard'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) =>
          shipsInPlay(s).every((ship) => {
            if (isMe(effect, ship.id)) return true
            return isInArcWithin(me(s, effect), ship, 3) === (ship.id === v.target)
          }),
        do: (s, effect) => mayReroll(s, effect.on ?? '', 'attack', 1),
      },
      'modify defense dice': {
        of: 'target',
        when: (_, __, v) => v.defenseDice.some(mayBeRerolled),
        pay: (s, effect) => discard(s, effect),
        do: (s, _, v) => {
          const dice = [...v.defenseDice.entries()]
          const places = dice.flatMap(([at, die]) => (mayBeRerolled(die) ? [at] : []))
          rerollDice(s, v.target, 'defense', places)
        },
      },
    },
  },
  {
    id: 'upgrade:st321',
    rules: ['XW-UPG-st321'],
    query: { 'lock range': own(() => [1, 4]) },
  },
  {
    id: 'upgrade:dauntless',
    rules: ['XW-UPG-dauntless', 'XW-UPG-063', 'XW-UPG-064', 'XW-UPG-065'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, _, v) => v.overlapped.length > 0 && canAct(s, v.ship),
        do: (s, _, { ship }) => call(s, 'perform action', { ...acting(ship), owes: true }),
      },
    },
  },
  {
    id: 'upgrade:tiev1',
    rules: ['XW-UPG-tiev1', 'XW-UPG-156'],
    trigger: {
      'lock acquired': {
        of: 'ship',
        when: (s, _, v) => canAct(s, v.ship, ['evade']),
        do: (s, _, v) => freeAction(s, v.ship, ['evade']),
      },
    },
  },
  {
    id: 'upgrade:tiex7',
    rules: ['XW-UPG-tiex7'],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, _, v) => v.maneuver.speed >= 3 && flewClear(v) && canAct(s, v.ship, ['evade']),
        do: (s, _, v) => freeAction(s, v.ship, ['evade']),
      },
    },
  },
  {
    id: 'upgrade:kylorensshuttle',
    rules: ['XW-UPG-kylorensshuttle'],
    asks: [kyloRensShuttleShip, kyloRensShuttleStressed],
    trigger: {
      'end of combat': { forced: true, ...asking(kyloRensShuttleShip) },
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
]

function isLightCannon(ship: Ship, weapon: 'primary' | number): boolean {
  if (weapon === 'primary') return false
  const { slot, points } = upgradeCard(ship.upgrades[weapon]?.card ?? '')
  return slot === 'cannon' && points <= 2
}

function rearShots(s: XState, ship: Ship): Shot[] {
  return primaryShots(s, ship).filter(({ target }) => isInArcNamed(ship, shipOf(s, target), 'aux-rear'))
}

function unstressed(s: XState, effect: Effect): ShipId[] {
  return enemiesWithin(s, effect, 2).filter((id) => !isStressed(shipOf(s, id)))
}
