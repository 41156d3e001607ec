import { asking, call, canChoose, choose, type Effect, enter, of, own, pending } from '@sandtable/kernel'
import { decloakWays } from '../../../flow/decloak.ts'
import { loseAll, loseTokens } from '../../../holdings.ts'
import { upgradeUp } from '../../../in-play.ts'
import type { ShipId } from '../../../state.ts'
import { type Ship, shipOf, type XState } from '../../../state.ts'
import { isStressed, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  acting,
  assign,
  canAct,
  choice,
  dealCard,
  discard,
  enemiesWithin,
  has,
  inRangeOf,
  isMe,
  me,
  rangeTo,
  relieve,
  rollFor,
  sequel,
  suffer,
  turnDice,
} from '../../words.ts'

const cloakingDeviceDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face !== 'focus') return
  discard(s, effect)
  choose(s, effect, decloakOrLoseTheToken)
})

const decloakOrLoseTheToken = choice<'decloak' | 'lose the token'>('option', {
  from: (s, effect) =>
    decloakWays(s, effect.on ?? '').length === 1 ? ['lose the token'] : ['decloak', 'lose the token'],
  do: (s, effect, way) => {
    if (way === 'decloak') call(s, 'decloak', { done: [], choices: [], ship: null, only: effect.on ?? '' })
    else loseAll(s, me(s, effect), 'cloak')
  },
})

const blackMarketSlicerToolsShip = choice<ShipId>('ship', {
  from: (s, effect) => stressedEnemies(s, effect),
  do: (s, effect, ship) => rollFor(s, pending(effect, blackMarketSlicerToolsDice, { ship })),
})

const blackMarketSlicerToolsDice = sequel<readonly string[], { ship: ShipId }>(
  'dice',
  (s, effect, [face], { ship }) => {
    if (face !== 'hit' && face !== 'crit') return
    relieve(s, effect, ship)
    dealCard(s, ship, false)
  },
)

const cardToRecover = choice<string>('option', {
  from: (s, effect) => spent(me(s, effect)),
  may: () => true,
  do: (s, effect, card) => {
    const ship = me(s, effect)
    const upgrade = ship.upgrades.find((one) => !one.faceUp && one.card === card)
    if (upgrade !== undefined) upgradeUp(s, ship, upgrade)
    rollFor(s, pending(effect, scavengerCraneDice))
  },
})

const scavengerCraneDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'blank') discard(s, effect)
})

const ionDischargersShip = choice<ShipId>('ship', {
  from: (s, effect) => enemiesWithin(s, effect, 1),
  may: () => true,
  do: (s, effect, ship) => {
    loseTokens(s, me(s, effect), 'ion')
    choose(s, effect, acceptsTheIonToken, { target: ship })
  },
})

const acceptsTheIonToken = choice<'accept', { target: ShipId }>('option', {
  from: () => ['accept'],
  may: () => true,
  by: (s, _, { target }) => shipOf(s, target).seat,
  do: (s, effect, _, { target }) => {
    assign(s, target, 'ion')
    discard(s, effect)
  },
})

export const illicitDevices: readonly XCard[] = [
  { id: 'upgrade:hotshotblaster', rules: ['XW-UPG-hotshotblaster', 'XW-UPG-087', 'XW-UPG-088'] },
  {
    id: 'upgrade:inertialdampeners',
    rules: ['XW-UPG-inertialdampeners', 'XW-REF-037'],
    trigger: {
      'dial revealed': {
        of: 'ship',
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:inertialdampeners',
            seat: effect.seat,
            on: effect.on,
            until: 'activation',
          }),
      },
    },
  },
  {
    id: 'effect:inertialdampeners',
    rules: ['XW-UPG-inertialdampeners'],
    query: {
      'revealed maneuver': own(() => ({ speed: 0, bearing: 'stationary', difficulty: 'white' })),
    },
    trigger: {
      'after maneuver': {
        forced: true,
        limit: { times: 1, per: 'activation' },
        of: 'ship',
        do: (s, effect) => assign(s, effect.on ?? '', 'stress'),
      },
    },
  },
  {
    id: 'upgrade:deadmansswitch',
    rules: ['XW-UPG-deadmansswitch', 'XW-UPG-168'],
    trigger: {
      'ship destroyed': {
        forced: true,
        of: 'ship',
        do: (s, effect) => {
          for (const ship of inRangeOf(s, effect.on ?? '', 1)) suffer(s, ship, 1)
        },
      },
    },
  },
  {
    id: 'upgrade:glitterstim',
    rules: ['XW-UPG-glitterstim'],
    trigger: {
      'start of combat': {
        pay: (s, effect) => {
          discard(s, effect)
          assign(s, effect.on ?? '', 'stress')
        },
        do: (s, effect) =>
          void enter(s, { card: 'effect:glitterstim', seat: effect.seat, on: effect.on, until: 'round' }),
      },
    },
  },
  {
    id: 'effect:glitterstim',
    rules: ['XW-UPG-glitterstim'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (_, __, v) => has(v.attackDice, 'focus'),
        do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit'),
      },
      'modify defense dice': {
        of: 'target',
        when: (_, __, v) => has(v.defenseDice, 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade'),
      },
    },
  },
  {
    id: 'upgrade:cloakingdevice',
    rules: ['XW-UPG-cloakingdevice', 'XW-REF-038'],
    asks: [cloakingDeviceDice, decloakOrLoseTheToken],
    action: {
      can: (s, ship) => canAct(s, ship.id, ['cloak']),
      do: (s, ship) => call(s, 'perform action', { ...acting(ship.id, ['cloak']), must: true }),
    },
    trigger: {
      'end of round': {
        forced: true,
        when: (s, effect) => me(s, effect).tokens.cloak > 0,
        do: (s, effect) => rollFor(s, pending(effect, cloakingDeviceDice)),
      },
    },
  },
  {
    id: 'upgrade:blackmarketslicertools',
    rules: ['XW-UPG-blackmarketslicertools'],
    asks: [blackMarketSlicerToolsShip, blackMarketSlicerToolsDice],
    action: {
      can: (s, _, effect) => canChoose(s, effect, blackMarketSlicerToolsShip),
      do: (s, _, effect) => choose(s, effect, blackMarketSlicerToolsShip),
    },
  },
  {
    id: 'upgrade:burnoutslam',
    rules: ['XW-UPG-burnoutslam'],
    trigger: {
      'after action': {
        forced: true,
        of: 'ship',
        when: (_, __, v) => v.done?.action === 'slam',
        do: (s, effect) => discard(s, effect),
      },
    },
  },
  {
    id: 'upgrade:scavengercrane',
    rules: ['XW-UPG-scavengercrane'],
    asks: [cardToRecover, scavengerCraneDice],
    trigger: {
      'ship destroyed': asking(
        cardToRecover,
        (s, effect, v) => !isMe(effect, v.ship) && rangeTo(s, effect, v.ship) <= 2,
      ),
    },
  },
  {
    id: 'upgrade:iondischargers',
    rules: ['XW-UPG-iondischargers'],
    asks: [ionDischargersShip, acceptsTheIonToken],
    trigger: {
      'token received': {
        of: 'ship',
        when: (s, effect, { token }) => token === 'ion' && canChoose(s, effect, ionDischargersShip),
        do: (s, effect) => choose(s, effect, ionDischargersShip),
      },
    },
  },
  {
    id: 'upgrade:contrabandcybernetics',
    rules: ['XW-UPG-contrabandcybernetics'],
    trigger: {
      'ship activates': {
        of: 'ship',
        pay: (s, effect) => {
          discard(s, effect)
          assign(s, effect.on ?? '', 'stress')
        },
        do: (s, effect) =>
          void enter(s, {
            card: 'effect:contrabandcybernetics',
            seat: effect.seat,
            on: effect.on,
            until: 'round',
          }),
      },
    },
  },
  {
    id: 'effect:contrabandcybernetics',
    rules: ['XW-UPG-contrabandcybernetics'],
    query: {
      'acts while stressed': of('ship', () => true),
      'flies red while stressed': own(() => true),
    },
  },
]

function stressedEnemies(s: XState, effect: Effect): string[] {
  return enemiesWithin(s, effect, 2).filter((ship) => isStressed(shipOf(s, ship)))
}

const salvage: readonly string[] = ['cannon', 'turret', 'missile', 'torpedo', 'bomb', 'modification']

/** Discarded cards that a crane can fetch back. */
function spent(ship: Ship): string[] {
  return ship.upgrades
    .filter((one) => !one.faceUp && salvage.includes(upgradeCard(one.card).slot))
    .map(({ card }) => card)
}
