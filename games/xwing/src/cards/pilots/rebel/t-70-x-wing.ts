import type { Effect } from '@sandtable/kernel'
import { of, own } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { loseTokens } from '../../../holdings.ts'
import { enemiesOf, type XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { focusTokens } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, assign, canAct, freeAction, has, mayReroll, me, turnDice } from '../../words.ts'
import { canReroll, canRerollAttack, pilot } from '../pilot.ts'

/** Pilots of the T-70 X-wing of the Rebel Alliance. */
export const t70XWing: readonly XCard[] = [
  ...['poedameron', 'poedameron-swx57'].map((name) =>
    pilot(name, {
      trigger: {
        'modify attack dice': {
          of: 'attacker',
          when: (s, effect, v) => isFocused(s, effect) && has(v.attackDice, 'focus'),
          do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit', 1),
        },
        'modify defense dice': {
          of: 'target',
          when: (s, effect, v) => isFocused(s, effect) && has(v.defenseDice, 'focus'),
          do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade', 1),
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
        when: (s, effect, v) => wingmen(s, effect) > 0 && canRerollAttack(s, v),
        do: (s, effect, v) => mayReroll(s, v.attacker, 'attack', wingmen(s, effect)),
      },
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => wingmen(s, effect) > 0 && canReroll(v.defenseDice),
        do: (s, effect, v) => mayReroll(s, v.target, 'defense', wingmen(s, effect)),
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
        when: (s, effect, v) =>
          v.maneuver.speed >= 2 &&
          v.maneuver.speed <= 4 &&
          touchedBy(s, me(s, effect)).length === 0 &&
          canAct(s, v.ship, ['boost']),
        do: (s, _, v) => freeAction(s, v.ship, ['boost']),
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
