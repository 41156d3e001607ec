import { giveKeyword, poolX } from '../attack/tally.ts'
import { isMeant } from '../command/criteria.ts'
import type { LState, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { keywordsOf, keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords that act when an attack pool has been formed. */

/** X aim tokens against units of the stated type, and no further pools. */
const advancedTargeting: LCard = {
  id: 'keyword:advanced-targeting',
  rules: ['LG2-KW-265', 'LG2-KW-266'],
  trigger: {
    'before further defenders': {
      of: 'unit',
      when: (s, effect, v) =>
        v.pools.length === 1 &&
        v.pools.some(({ defender }) => isTarget(s, own(s, effect), unitOf(s, defender))),
      do: (s, effect, v) => {
        v.single = true
        gain(s, own(s, effect), 'aim', keywordX(s, own(s, effect), 'advanced-targeting'))
      },
    },
  },
}

function isTarget(s: LState, unit: Unit, enemy: Unit): boolean {
  return keywordsOf(unit, 'advanced-targeting').some(({ of }) => isMeant(s, enemy, of))
}

/** One point of Pierce less in a melee, and the defender's immunity does not help it. */
const makashi: LCard = {
  id: 'keyword:makashi-mastery',
  rules: ['LG2-KW-137', 'LG2-KW-138'],
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      when: (s, _, v) => v.kind === 'melee' && poolX(s, v, 'pierce') > 0,
      do: (_, __, v) => {
        giveKeyword(v, 'pierce', -1)
        v.beatsImmunity = true
      },
    },
  },
}

export const forming: readonly LCard[] = [advancedTargeting, makashi]
