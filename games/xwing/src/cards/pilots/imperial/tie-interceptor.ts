import { choose, type Effect, leave, own } from '@sandtable/kernel'
import { bankRollPaid } from '../../../flow/barrel-roll.ts'
import { checkDestroyed } from '../../../flow/destroy.ts'
import type { ShipId, XState } from '../../../state.ts'
import { damageTaken, hullValue } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, choice, isEnemyWithin, mayAct, me, recall, spend } from '../../words.ts'
import { addResult, canSpend, effectOf, flyAt, pilot, revealedBy } from '../pilot.ts'

const speedOfTheTurn = choice<string>('option', {
  from: () => ['speed 1', 'speed 3', 'speed 5'],
  may: () => true,
  do: (s, effect, speed) => flyAt(s, effect, 'tetrancowall', speed),
})

/** Pilots of the TIE Interceptor of the Empire. */
export const tieInterceptor: readonly XCard[] = [
  pilot('felswrath', {
    query: { 'survives its hull': own(() => true) },
    trigger: {
      'end of combat': {
        forced: true,
        when: (s, effect) => damageTaken(me(s, effect)) >= hullValue(s, me(s, effect)),
        do: (s, effect) => {
          leave(s, effect.id)
          checkDestroyed(s, effect.on ?? '')
        },
      },
    },
  }),
  pilot('turrphennir', {
    trigger: {
      'after attack': {
        of: 'attacker',
        ...mayAct('attacker', ['boost', 'barrel-roll']),
      },
    },
  }),
  pilot('soontirfel', {
    trigger: {
      'token received': {
        of: 'ship',
        when: (_, __, { token }) => token === 'stress',
        do: (s, _, { ship }) => assign(s, ship, 'focus'),
      },
    },
  }),
  pilot('tetrancowall', {
    asks: [speedOfTheTurn],
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => revealedBy(me(s, effect))?.bearing === 'koiogran',
        do: (s, effect) => choose(s, effect, speedOfTheTurn),
      },
    },
  }),
  effectOf('tetrancowall', {
    query: {
      'revealed maneuver': own((maneuver, _, effect) =>
        maneuver.bearing === 'koiogran'
          ? { ...maneuver, speed: recall(effect, 'effect:tetrancowall').speed }
          : maneuver,
      ),
    },
  }),
  pilot('kirkanos', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => v.range >= 2 && canSpend(s, effect, 'evade'),
        pay: (s, _, v) => spend(s, v.attacker, 'evade'),
        do: (s, _, v) => addResult(s, v, 'attack', 'hit'),
      },
    },
  }),
  pilot('carnorjax', {
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden || ((token === 'focus' || token === 'evade') && isCowed(s, effect, ship)),
      'action forbidden': (rule, s, effect, { ship, action }) =>
        (action === 'focus' || action === 'evade') && isCowed(s, effect, ship)
          ? (rule ?? 'XW-PIL-carnorjax')
          : rule,
    },
  }),
  pilot('lieutenantlorrir', {
    rules: ['XW-PIL-082', 'XW-PIL-083'],
    asks: [bankRollPaid],
    query: {
      'rolls along a bank': own((bank, _, effect) => (bank === 'never' ? effect.id : bank)),
    },
  }),
]

/** Enemies next to Carnor Jax. */
function isCowed(s: XState, effect: Effect, ship: ShipId): boolean {
  return isEnemyWithin(s, effect, ship, 1)
}
