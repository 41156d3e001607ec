import { call, type Effect, query } from '@sandtable/kernel'
import { isInArcAt, isInFiringArc } from '../../arcs.ts'
import { bases, placed } from '../../bases.ts'
import { isBlocked } from '../../geometry/back-up.ts'
import { isInPlay } from '../../geometry/base.ts'
import type { Obstacle } from '../../geometry/obstacles.ts'
import { rangeBetween } from '../../geometry/range.ts'
import { loseTokens } from '../../holdings.ts'
import { enemiesOf, shipOf, type XState } from '../../state.ts'
import { touchedBy } from '../../touching.ts'
import { focusTokens } from '../../usable-tokens.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { obstaclesUnder } from '../../weapons.ts'
import { alliesAt, assign, canAct, freeAction, has, isMe, mayReroll, me, turnDice } from '../words.ts'
import { canReroll, canRerollAttack, pilot } from './pilot.ts'

/** Pilots of the Resistance. */
export const resistancePilots: readonly XCard[] = [
  pilot('rey', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          isInFiringArc(me(s, effect), shipOf(s, v.target)) &&
          canRerollAttack(s, v, ['blank']),
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 2, ['blank']),
      },
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.target) &&
          isInFiringArc(me(s, effect), shipOf(s, v.attacker)) &&
          canReroll(v.defenseDice, ['blank']),
        do: (s, _, v) => mayReroll(s, v.target, 'defense', 2, ['blank']),
      },
    },
  }),
  pilot('hansolo-swx57', {
    query: {
      'placement forbidden': (rule, s, effect, { ship, pose }) => {
        if (rule === null || !isMe(effect, ship) || !isInPlay(pose, 'large')) return rule
        if (isBlocked(pose, 'large', bases(s))) return rule
        const near = enemiesOf(s, me(s, effect)).some(
          (enemy) => rangeBetween({ pose, size: 'large' }, placed(enemy)) <= 3,
        )
        return near ? rule : null
      },
    },
    trigger: {
      'ship placed': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.ship ?? '') && under(s, effect).length > 0,
        do: (s, effect) => {
          const ship = me(s, effect)
          const hit = under(s, effect)
          for (const { kind } of hit) if (kind === 'debris') assign(s, ship.id, 'stress')
          call(s, 'obstacles', { ship: ship.id, obstacles: hit.map(({ id }) => id) })
        },
      },
    },
  }),
  ...['poedameron', 'poedameron-swx57'].map((name) =>
    pilot(name, {
      trigger: {
        'modify attack dice': {
          when: (s, effect, v) =>
            isMe(effect, v.attacker) && isFocused(s, effect) && has(v.attackDice, 'focus'),
          do: (_, __, v) => void turnDice(v.attackDice, 'focus', 'hit', 1),
        },
        'modify defense dice': {
          when: (s, effect, v) =>
            isMe(effect, v.target) && isFocused(s, effect) && has(v.defenseDice, 'focus'),
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
        when: (_, effect, { ship }) => isMe(effect, ship),
        do: (s, _, { ship }) => assign(s, ship, 'evade'),
      },
    },
  }),
  pilot('blueace', {
    query: {
      'boost templates': (templates, _, effect, ship) =>
        isMe(effect, ship) ? [...templates, 'turn-left', 'turn-right'] : templates,
    },
  }),
  pilot('elloasty', {
    query: {
      difficulty: (hardness, s, effect, { ship, maneuver }) =>
        isMe(effect, ship) && maneuver.bearing.startsWith('tallon') && me(s, effect).tokens.stress === 0
          ? { ...hardness, easier: 'white' }
          : hardness,
    },
  }),
  pilot('jesspava', {
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => isMe(effect, v.attacker) && wingmen(s, effect) > 0 && canRerollAttack(s, v),
        do: (s, effect, v) => mayReroll(s, v.attacker, 'attack', wingmen(s, effect)),
      },
      'modify defense dice': {
        when: (s, effect, v) => isMe(effect, v.target) && wingmen(s, effect) > 0 && canReroll(v.defenseDice),
        do: (s, effect, v) => mayReroll(s, v.target, 'defense', wingmen(s, effect)),
      },
    },
  }),
  pilot('niennunb', {
    trigger: {
      'token received': {
        when: (s, effect, { ship, token }) => {
          if (!isMe(effect, ship) || token !== 'stress') return false
          return enemiesOf(s, me(s, effect)).some((enemy) => isInArcAt(me(s, effect), enemy, 1, 1))
        },
        do: (s, effect) => loseTokens(s, me(s, effect), 'stress'),
      },
    },
  }),
  pilot('snapwexley', {
    trigger: {
      'after maneuver': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
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
  return alliesAt(s, effect, 1, 1).length
}

/** The obstacles under his base. */
function under(s: XState, effect: Effect): readonly Obstacle[] {
  return query(s, 'ignores obstacles', false, effect.on ?? '') ? [] : obstaclesUnder(s, me(s, effect))
}
