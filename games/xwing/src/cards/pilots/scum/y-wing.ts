import { choose } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { lockTargets } from '../../../lock.ts'
import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { me, payStress } from '../../words.ts'
import { lockAtOnce, pilot, rollsMore } from '../pilot.ts'

/** Pilots of the Y-wing of Scum and Villainy. */
export const yWing: readonly XCard[] = [
  pilot('drearenthal', {
    asks: [lockAtOnce],
    trigger: {
      'lock spent': {
        of: 'ship',
        when: (s, effect) => lockTargets(s, me(s, effect)).length > 0,
        pay: (s, effect) => payStress(s, effect),
        do: (s, effect, { ship }) => choose(s, effect, lockAtOnce, { ship }),
      },
    },
  }),
  rollsMore('kavil', (s, effect, v) => !isInFiringArc(me(s, effect), shipOf(s, v.target))),
]
