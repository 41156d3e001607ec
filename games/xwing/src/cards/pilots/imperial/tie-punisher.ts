import { of, own } from '@sandtable/kernel'
import type { XCard } from '../../../vocabulary/card.ts'
import { lock, mayAct, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the TIE Punisher of the Empire. */
export const tiePunisher: readonly XCard[] = [
  pilot('deathrain', {
    // After the cards that allow other templates: each of them may be set to the front, too.
    layer: 1,
    query: {
      'bomb layings': of('ship', (layings) => [
        ...layings,
        ...layings.flatMap((one) => (one.from === 'rear' ? [{ ...one, from: 'front' as const }] : [])),
      ]),
    },
    trigger: {
      'bomb dropped': {
        of: 'ship',
        ...mayAct('ship', ['barrel-roll']),
      },
    },
  }),
  pilot('redline', {
    query: {
      'locks on one ship': own((most) => Math.max(most, 2)),
    },
    trigger: {
      'lock acquired': {
        of: 'ship',
        when: (s, effect, { target }) => me(s, effect).locks.filter((one) => one === target).length === 1,
        do: (s, _, { ship, target }) => lock(s, ship, target),
      },
    },
  }),
]
