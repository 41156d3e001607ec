import { asking, choose, type Effect } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { lockTargets } from '../../../lock.ts'
import { enemiesOf, type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { choice, lock, me, suffer } from '../../words.ts'
import { pilot, stripTokens } from '../pilot.ts'

const damageOrTokens = choice<'suffer 1 damage' | 'remove tokens', { of: ShipId }>('option', {
  from: () => ['suffer 1 damage', 'remove tokens'],
  by: (s, _, { of }) => shipOf(s, of).seat,
  do: (s, _, way, { of }) => {
    const ship = shipOf(s, of)
    if (way === 'suffer 1 damage') suffer(s, ship.id, 1)
    else stripTokens(s, ship)
  },
})

const dalanOberosShip = choice<ShipId>('ship', {
  from: (s, effect) => lockableAhead(s, effect),
  do: (s, effect, ship) => lock(s, effect.on ?? '', ship),
})

/** Pilots of the M12-L Kimogila Fighter of Scum and Villainy. */
export const m12LKimogilaFighter: readonly XCard[] = [
  pilot('toranikulda', {
    asks: [damageOrTokens],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (s, effect) => inBullseye(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of inBullseye(s, effect)) {
            choose(s, effect, damageOrTokens, { of: ship })
          }
        },
      },
    },
  }),
  pilot('dalanoberos-m12lkimogilafighter', {
    asks: [dalanOberosShip],
    trigger: {
      'start of combat': asking(dalanOberosShip),
    },
  }),
]

function inBullseye(s: XState, effect: Effect): ShipId[] {
  return enemiesOf(s, me(s, effect))
    .filter((enemy) => isInArcWithin(me(s, effect), enemy, 3, ['bullseye']))
    .map((enemy) => enemy.id)
}

function lockableAhead(s: XState, effect: Effect): ShipId[] {
  const ahead = inBullseye(s, effect)
  return lockTargets(s, me(s, effect)).filter((ship) => ahead.includes(ship))
}
