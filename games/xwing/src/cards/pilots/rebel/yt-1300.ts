import { asking, call, type Effect, of, own, query } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { bases, placed } from '../../../bases.ts'
import { currentAttack } from '../../../current-attack.ts'
import { mayBeRerolled } from '../../../dice.ts'
import { actionBar } from '../../../flow/action.ts'
import { rerollDice, rerollsLeft } from '../../../flow/reroll.ts'
import { isBlocked } from '../../../geometry/back-up.ts'
import { isInPlay } from '../../../geometry/base.ts'
import type { Obstacle } from '../../../geometry/obstacles.ts'
import { rangeBetween } from '../../../geometry/range.ts'
import { enemiesOf, type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canUseOpportunity, obstaclesUnder, shots } from '../../../weapons.ts'
import { alliesWithin, assign, attackAgain, choice, freeAction, isWingman, me } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { canRerollAttack, pilot } from '../pilot.ts'

const landoCalrissianShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 1),
  do: (s, _, ship) => freeAction(s, ship, [...actionBar(s, shipOf(s, ship))]),
})

/** Pilots of the YT-1300 of the Rebel Alliance. */
export const yt1300: readonly XCard[] = [
  pilot('chewbacca', {
    query: { 'turns damage down': own(() => true) },
  }),
  pilot('landocalrissian', {
    asks: [landoCalrissianShip],
    trigger: {
      'after maneuver': {
        forced: true,
        of: 'ship',
        ...asking(landoCalrissianShip, (_, __, v) => v.maneuver.difficulty === 'green'),
      },
    },
  }),
  pilot('hansolo', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, _, v) => canRerollAttack(s, v),
        // All or nothing: every die that may be rerolled has to be.
        do: (s, _, v) => {
          const places = [...v.attackDice.entries()].flatMap(([at, die]) => (mayBeRerolled(die) ? [at] : []))
          rerollDice(s, v.attacker, 'attack', places.slice(0, rerollsLeft(s, v)))
        },
      },
    },
  }),
  pilot('rey', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', {
          most: () => 2,
          faces: ['blank'],
          when: (s, effect, v) => isInFiringArc(me(s, effect), shipOf(s, v.target)),
        }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', {
          most: () => 2,
          faces: ['blank'],
          when: (s, effect, v) => isInFiringArc(me(s, effect), shipOf(s, v.attacker)),
        }),
      },
    },
  }),
  pilot('hansolo-swx57', {
    query: {
      'placement forbidden': of('ship', (rule, s, effect, { pose }) => {
        if (rule === null || !isInPlay(pose, 'large')) return rule
        if (isBlocked(pose, 'large', bases(s))) return rule
        const near = enemiesOf(s, me(s, effect)).some(
          (enemy) => rangeBetween({ pose, size: 'large' }, placed(enemy)) <= 3,
        )
        return near ? rule : null
      }),
    },
    trigger: {
      'ship placed': {
        forced: true,
        of: 'ship',
        when: (s, effect) => under(s, effect).length > 0,
        do: (s, effect) => {
          const ship = me(s, effect)
          const hit = under(s, effect)
          for (const { kind } of hit) if (kind === 'debris') assign(s, ship.id, 'stress')
          call(s, 'obstacles', { ship: ship.id, obstacles: hit.map(({ id }) => id) })
        },
      },
    },
  }),
  pilot('chewbacca-swx57', {
    trigger: {
      'ship destroyed': {
        when: (s, effect, { ship }) =>
          isMourned(s, effect, ship) &&
          currentAttack(s) === null &&
          canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
      // In an attack he has to wait for the end of it, like everybody who attacks after an attack.
      'attack again': {
        when: (s, effect, v) =>
          (v.harmed ?? []).some((ship) => shipOf(s, ship).destroyed && isMourned(s, effect, ship)) &&
          canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
    },
  }),
]

/** The obstacles under his base. */
function under(s: XState, effect: Effect): readonly Obstacle[] {
  return query(s, 'ignores obstacles', false, effect.on ?? '') ? [] : obstaclesUnder(s, me(s, effect))
}

function isMourned(s: XState, effect: Effect, ship: string): boolean {
  return isWingman(s, effect, ship, 3)
}
