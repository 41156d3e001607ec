import { type Effect, enter, of, own, pending } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { attackInProgress } from '../../../current-attack.ts'
import { mayLock, spendLock } from '../../../lock.ts'
import type { ShipId } from '../../../state.ts'
import { shipOf, type XState } from '../../../state.ts'
import { maySpendLock } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canReroll } from '../../pilots/pilot.ts'
import { alliesWithin, assign, has, lock, me, mustReroll, payStress, rollFor, sequel } from '../../words.ts'

const r5k6Dice = sequel<readonly string[], { target: ShipId }>('dice', (s, effect, [face], { target }) => {
  if (face !== 'evade' || !mayLock(s, me(s, effect), target)) return
  lock(s, effect.on ?? '', target)
  keepLocks(s, effect)
})

/** Astromechs that work in attacks. */
export const astromechInAttack: readonly XCard[] = [
  {
    id: 'upgrade:r5k6',
    rules: ['XW-UPG-r5k6'],
    asks: [r5k6Dice],
    trigger: {
      'lock spent': {
        forced: true,
        of: 'ship',
        do: (s, effect, { target }) => rollFor(s, pending(effect, r5k6Dice, { target }), { die: 'defense' }),
      },
    },
  },
  {
    id: 'effect:locks-kept',
    rules: ['XW-UPG-r5k6', 'XW-UPG-advtargetingcomputer'],
    query: {
      'spending forbidden': of('ship', (forbidden, _, __, { token }) => forbidden || token === 'lock'),
    },
  },
  {
    id: 'upgrade:r7astromech',
    rules: ['XW-UPG-r7astromech', 'XW-REF-033'],
    trigger: {
      'modify attack dice': {
        limit: { times: 1, per: 'round' },
        of: 'target',
        when: (s, effect, v) => maySpendLock(s, me(s, effect), v.attacker) && canReroll(v.attackDice),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.attacker),
        do: (s, effect, v) => mustReroll(s, effect.on ?? '', 'attack', 0, v.attackDice.length),
      },
    },
  },
  {
    id: 'upgrade:r3a2',
    rules: ['XW-UPG-r3a2', 'XW-UPG-122', 'XW-UPG-123'],
    trigger: {
      'declare target': {
        of: 'attacker',
        when: (s, effect, v) => isInFiringArc(me(s, effect), shipOf(s, v.target)),
        pay: (s, effect) => payStress(s, effect),
        do: (s, _, v) => assign(s, v.target, 'stress'),
      },
    },
  },
  {
    id: 'upgrade:r4d6',
    rules: ['XW-UPG-r4d6'],
    trigger: {
      'attack hits': {
        of: 'target',
        when: (_, __, v) => v.hits >= 3,
        do: (s, effect, v) => {
          for (; v.hits > 2; v.hits--) assign(s, effect.on ?? '', 'stress')
        },
      },
    },
  },
  {
    id: 'upgrade:r3astromech',
    rules: ['XW-UPG-r3astromech'],
    trigger: {
      'modify attack dice': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (_, __, v) => v.weapon === 'primary' && has(v.attackDice, 'focus'),
        do: (s, effect, v) => {
          v.attackDice.splice(
            v.attackDice.findIndex((die) => die.face === 'focus'),
            1,
          )
          assign(s, effect.on ?? '', 'evade')
        },
      },
    },
  },
  {
    id: 'upgrade:m9g8',
    rules: ['XW-UPG-m9g8'],
    query: {
      'lock targets': own((targets, s, effect) => [...targets, ...alliesWithin(s, effect, 3)]),
    },
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => me(s, effect).locks.includes(v.attacker) && canReroll(v.attackDice),
        do: (s, effect) => mustReroll(s, effect.on ?? '', 'attack', 1, 1),
      },
    },
  },
]

/** Locks that it holds cannot be spent for the rest of the attack in progress. */
export function keepLocks(s: XState, effect: Effect): void {
  if (attackInProgress(s) === null) return
  enter(s, { card: 'effect:locks-kept', seat: effect.seat, on: effect.on, until: 'attack' })
}
