import type { Effect } from '@sandtable/kernel'
import { of, own } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { loseTokens } from '../../../holdings.ts'
import { enemiesOf, type XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { focusTokens } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, assign, mayAct, me } from '../../words.ts'
import { rerolling, turning } from '../../words-dice.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the T-70 X-wing of the Rebel Alliance. */
export const t70XWing: readonly XCard[] = [
  ...['poedameron', 'poedameron-swx57'].map((name) =>
    pilot(name, {
      trigger: {
        'modify attack dice': {
          of: 'attacker',
          ...turning('attack', 'focus', 'hit', { most: 1, when: isFocused }),
        },
        'modify defense dice': {
          of: 'target',
          ...turning('defense', 'focus', 'evade', { most: 1, when: isFocused }),
        },
      },
    }),
  ),
  pilot('redace', {
    trigger: {
      'shield lost': {
        forced: true,
        limit: { times: 1, per: 'round' },
        of: 'ship',
        do: (s, _, { ship }) => assign(s, ship, 'evade'),
      },
    },
  }),
  pilot('blueace', {
    query: {
      'boost templates': own((templates) => [...templates, 'turn-left', 'turn-right']),
    },
  }),
  pilot('elloasty', {
    query: {
      difficulty: of('ship', (hardness, s, effect, { maneuver }) =>
        maneuver.bearing.startsWith('tallon') && me(s, effect).tokens.stress === 0
          ? { ...hardness, easier: 'white' }
          : hardness,
      ),
    },
  }),
  pilot('jesspava', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: wingmen }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { most: wingmen }),
      },
    },
  }),
  pilot('niennunb', {
    trigger: {
      'token received': {
        of: 'ship',
        when: (s, effect, { token }) => {
          if (token !== 'stress') return false
          return enemiesOf(s, me(s, effect)).some((enemy) => isInArcWithin(me(s, effect), enemy, 1))
        },
        do: (s, effect) => loseTokens(s, me(s, effect), 'stress'),
      },
    },
  }),
  pilot('snapwexley', {
    trigger: {
      'after maneuver': {
        of: 'ship',
        ...mayAct(
          'ship',
          ['boost'],
          (s, effect, v) =>
            v.maneuver.speed >= 2 && v.maneuver.speed <= 4 && touchedBy(s, me(s, effect)).length === 0,
        ),
      },
    },
  }),
]

function isFocused(s: XState, effect: Effect): boolean {
  return focusTokens(s, me(s, effect)) > 0
}

function wingmen(s: XState, effect: Effect): number {
  return alliesWithin(s, effect, 1).length
}
