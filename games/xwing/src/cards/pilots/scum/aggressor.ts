import { type Effect, enter, inPlay, own } from '@sandtable/kernel'
import { type Ship, shipOf, type XState } from '../../../state.ts'
import { damageTaken, hullValue, shieldValue, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { type Shot, shots } from '../../../weapons.ts'
import { attackAgain, mayAct, me, recall, recoverShield } from '../../words.ts'
import { effectOf, pilot, revealedBy, sideOf } from '../pilot.ts'

/** Pilots of the Aggressor of Scum and Villainy. */
export const aggressor: readonly XCard[] = [
  pilot('ig88a', {
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => shipOf(s, v.target).destroyed && isShortOfShields(s, effect),
        sure: () => true,
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
      // A ship of its own skill is destroyed only after its own opportunity to attack (XW-PIL-066).
      'damage dealt': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) =>
          isDoomed(s, shipOf(s, v.target)) &&
          inPlay(s, { card: 'effect:ig88a', on: v.attacker }).every(
            (one) => recall(one, 'effect:ig88a').target !== v.target,
          ),
        do: (s, effect, { target }) =>
          void enter(s, {
            card: 'effect:ig88a',
            seat: effect.seat,
            on: effect.on,
            vars: { target },
            until: 'round',
          }),
      },
    },
  }),
  effectOf('ig88a', {
    trigger: {
      'ship destroyed': {
        when: (s, effect, v) =>
          v.ship === recall(effect, 'effect:ig88a').target && isShortOfShields(s, effect),
        sure: () => true,
        do: (s, effect) => recoverShield(s, me(s, effect)),
      },
    },
  }),
  pilot('ig88b', {
    trigger: {
      'attack again': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (s, effect, v) => v.everHit !== true && cannonShots(s, effect).length > 0,
        do: (s, effect, v) => attackAgain(s, v.attacker, cannonShots(s, effect)),
      },
    },
  }),
  pilot('ig88c', {
    trigger: {
      'after action': {
        of: 'ship',
        ...mayAct('ship', ['evade'], (_, __, v) => v.done?.action === 'boost'),
      },
    },
  }),
  pilot('ig88d', {
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => {
          const revealed = revealedBy(me(s, effect))
          return revealed?.speed === 3 && revealed.bearing.startsWith('segnor')
        },
        do: (s, { seat, on }) => void enter(s, { card: 'effect:ig88d', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('ig88d', {
    query: {
      'revealed maneuver': own((maneuver) => ({ ...maneuver, along: sideOf(maneuver, 'turn') })),
    },
  }),
]

function cannonShots(s: XState, effect: Effect): Shot[] {
  const ship = me(s, effect)
  return shots(s, ship).filter(({ weapon }) => {
    const card = weapon === 'primary' ? undefined : ship.upgrades[weapon]
    return card !== undefined && upgradeCard(card.card).slot === 'cannon'
  })
}

function isShortOfShields(s: XState, effect: Effect): boolean {
  const ship = me(s, effect)
  return ship.inPlay && ship.shields < shieldValue(s, ship)
}

/** No hull left, and not destroyed yet. */
function isDoomed(s: XState, ship: Ship): boolean {
  return ship.inPlay && !ship.destroyed && damageTaken(ship) >= hullValue(s, ship)
}
