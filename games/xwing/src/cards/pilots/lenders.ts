import type { Effect } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import { hasLocked, isAttacking } from '../../usable-tokens.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { me } from '../words.ts'
import { isWingman, pilot } from './pilot.ts'

/**
 * Pilots whose tokens another ship uses as its own while it attacks. What it has none of itself is taken from them
 * without a question (see `usable-tokens.ts`); where it has its own, it is asked whose it spends.
 */
export const lenders: readonly XCard[] = [
  pilot(
    'esegetuketu',
    {
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
    },
    ['XW-PIL-051', 'XW-PIL-052'],
  ),
  pilot('sharabey', {
    query: {
      lenders: (others, s, effect, { ship, token }) =>
        token === 'lock' && isWingman(s, effect, ship, 2) ? [...others, effect.on ?? ''] : others,
    },
    replace: {
      'spend lock': {
        when: (s, effect, { ship, target, from }) =>
          from === undefined &&
          lendsTo(s, effect, ship) &&
          hasLocked(s, me(s, effect), target, false) &&
          hasLocked(s, shipOf(s, ship), target, false),
        do: (_, effect, spent) => ({ ...spent, from: effect.on ?? '' }),
      },
    },
  }),
]

function lendsTo(s: XState, effect: Effect, ship: ShipId): boolean {
  return isAttacking(s, ship) && isWingman(s, effect, ship, 2)
}
