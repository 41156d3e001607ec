import { choose, type Effect } from '@sandtable/kernel'
import { attackInProgress } from '../../current-attack.ts'
import { mayLock } from '../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../state.ts'
import { agility } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assignCondition } from '../conditions.ts'
import {
  alliesWithin,
  assign,
  attackUnderWay,
  choice,
  dealCard,
  lock,
  me,
  moreAttackDice,
  suffer,
} from '../words.ts'
import { besideTarget, fires, hurtTarget, ifHits, insteadOfDamage, mayTurn } from './weapon.ts'

/** One after the other: whoever has locked the defender is not asked for again. */
const threadTracersShip = choice<ShipId, { locking: readonly ShipId[] }>('ship', {
  from: (s, effect, { locking }) => tracing(s, effect).filter((one) => !locking.includes(one)),
  may: () => true,
  do: (s, effect, ship, { locking }) => {
    lock(s, ship, attackUnderWay(s).target)
    choose(s, effect, threadTracersShip, { locking: [...locking, ship] })
  },
})

/** Missiles. Dice and range are figures; here is what else they do. */
export const missiles: readonly XCard[] = [
  {
    id: 'upgrade:harpoonmissiles',
    rules: ['XW-UPG-harpoonmissiles'],
    trigger: {
      'after attack': {
        forced: true,
        when: (s, effect, v) => fires(s, effect, v) && v.everHit === true,
        do: (s, _, v) => assignCondition(s, 'harpooned', v.target),
      },
    },
  },
  {
    id: 'upgrade:concussionmissiles',
    rules: ['XW-UPG-concussionmissiles'],
    trigger: mayTurn('blank', 'hit', 1),
  },
  { id: 'upgrade:clustermissiles', rules: ['XW-UPG-clustermissiles', 'XW-UPG-049', 'XW-UPG-050'] },
  {
    id: 'upgrade:homingmissiles',
    rules: ['XW-UPG-homingmissiles', 'XW-UPG-104', 'XW-UPG-105'],
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden || (token === 'evade' && isDefendingAgainst(s, effect.id, ship)),
    },
  },
  {
    id: 'upgrade:assaultmissiles',
    rules: ['XW-UPG-assaultmissiles', 'XW-REF-050'],
    trigger: ifHits((s, _, v) => {
      for (const ship of besideTarget(s, v)) suffer(s, ship, 1)
    }),
  },
  {
    id: 'upgrade:ionpulsemissiles',
    rules: ['XW-UPG-ionpulsemissiles'],
    trigger: insteadOfDamage((s, _, v) => {
      hurtTarget(s, v)
      assign(s, v.target, 'ion', 2)
    }),
  },
  { id: 'upgrade:chardaanrefit', rules: ['XW-UPG-chardaanrefit'] },
  {
    id: 'upgrade:protonrockets',
    rules: ['XW-UPG-protonrockets'],
    trigger: {
      'before attack roll': {
        when: fires,
        do: (s, effect, v) => {
          moreAttackDice(v, Math.min(3, agility(s, me(s, effect))))
        },
      },
    },
  },
  {
    id: 'upgrade:advhomingmissiles',
    rules: ['XW-UPG-advhomingmissiles'],
    trigger: insteadOfDamage((s, _, v) => dealCard(s, v.target, true)),
  },
  {
    id: 'upgrade:xx23sthreadtracers',
    rules: ['XW-UPG-xx23sthreadtracers'],
    asks: [threadTracersShip],
    trigger: insteadOfDamage((s, effect) => choose(s, effect, threadTracersShip, { locking: [] })),
  },
  {
    id: 'upgrade:unguidedrockets',
    rules: ['XW-UPG-unguidedrockets'],
    query: {
      'modifying forbidden': (forbidden, s, effect, { attack, card, moment }) =>
        forbidden || (moment === 'modify attack dice' && card !== 'focus-token' && fires(s, effect, attack)),
    },
  },
  {
    id: 'upgrade:cruisemissiles',
    rules: ['XW-UPG-cruisemissiles'],
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => fires(s, effect, v) && me(s, effect).maneuver !== null,
        do: (s, effect, v) => {
          moreAttackDice(v, Math.min(4, me(s, effect).maneuver?.speed ?? 0))
        },
      },
    },
  },
  {
    id: 'upgrade:scramblermissiles',
    rules: ['XW-UPG-scramblermissiles'],
    trigger: insteadOfDamage((s, _, v) => {
      for (const ship of [v.target, ...besideTarget(s, v)]) assign(s, ship, 'jam')
    }),
  },
]

/** The ship itself and those of its side at range 1-2 that have the defender in the range of their locks. */
function tracing(s: XState, effect: Effect): string[] {
  const { target } = attackUnderWay(s)
  const allies = [effect.on ?? '', ...alliesWithin(s, effect, 2)]
  return allies.filter((ship) => mayLock(s, shipOf(s, ship), target))
}

/** Does this ship defend against the weapon with this effect just now? */
function isDefendingAgainst(s: XState, weapon: number, ship: string): boolean {
  const effect = s.effects[weapon]
  const attack = attackInProgress(s)
  return effect !== undefined && attack?.target === ship && fires(s, effect, attack)
}
