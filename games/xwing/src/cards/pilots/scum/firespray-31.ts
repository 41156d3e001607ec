import type { Effect } from '@sandtable/kernel'
import { isInArcNamed } from '../../../arcs.ts'
import { shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { enemiesWithin, me } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { behind, laysAlong, pilot, rollsMore } from '../pilot.ts'

/** Pilots of the Firespray-31 of Scum and Villainy. */
export const firespray31: readonly XCard[] = [
  pilot('emonazzameen', {
    rules: ['XW-PIL-049', 'XW-PIL-050'],
    query: laysAlong(behind('turn-left', 3), behind('straight', 3), behind('turn-right', 3)),
  }),
  pilot('bobafett-scum', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { most: foes }),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { most: foes }),
      },
    },
  }),
  rollsMore('kathscarlet-scum', (s, effect, v) =>
    isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear'),
  ),
]

function foes(s: XState, effect: Effect): number {
  return enemiesWithin(s, effect, 1).length
}
