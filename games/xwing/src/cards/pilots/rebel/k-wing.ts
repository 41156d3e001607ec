import { asking, type Effect } from '@sandtable/kernel'
import { giveUpShield } from '../../../holdings.ts'
import { shipOf, type XState } from '../../../state.ts'
import { shieldValue } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { attackUnderWay, choice, isWingman, me, moreAttackDice, recoverShield } from '../../words.ts'
import { lendsTo, pilot } from '../pilot.ts'

type Trade = 'spend a shield' | 'recover a shield'

const shieldForDie = choice<Trade>('option', {
  from: (s, effect) => mirandas(s, effect),
  do: (s, effect, way) => {
    const attack = attackUnderWay(s)
    const more = way === 'spend a shield'
    moreAttackDice(attack, more ? 1 : -1)
    const ship = me(s, effect)
    if (!more) recoverShield(s, ship)
    else giveUpShield(s, ship, 'shield spent')
  },
})

/** Pilots of the K-wing of the Rebel Alliance. */
export const kWing: readonly XCard[] = [
  pilot('esegetuketu', {
    rules: ['XW-PIL-051', 'XW-PIL-052'],
    query: {
      lenders: (others, s, effect, { ship, token }) =>
        token === 'focus' && isWingman(s, effect, ship, 2) ? [...others, effect.on ?? ''] : others,
    },
    replace: {
      'spend token': {
        when: (s, effect, { ship, token, from }) =>
          token === 'focus' &&
          from === undefined &&
          lendsTo(s, effect, ship) &&
          me(s, effect).tokens.focus > 0 &&
          shipOf(s, ship).tokens.focus > 0,
        do: (_, effect, spent) => ({ ...spent, from: effect.on ?? '' }),
      },
    },
  }),
  pilot('mirandadoni', {
    asks: [shieldForDie],
    trigger: {
      'before attack roll': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        ...asking(shieldForDie),
      },
    },
  }),
]

function mirandas(s: XState, effect: Effect): Trade[] {
  const ship = me(s, effect)
  const ways: Trade[] = []
  if (ship.shields > 0) ways.push('spend a shield')
  if (ship.shields < shieldValue(s, ship)) ways.push('recover a shield')
  return ways
}
