import type { XCard } from '../../../vocabulary/card.ts'
import { canAct, freeAction, isMe, lock, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

/** Pilots of the TIE Punisher of the Empire. */
export const tiePunisher: readonly XCard[] = [
  pilot('deathrain', {
    // After the cards that allow other templates: each of them may be set to the front, too.
    layer: 1,
    query: {
      'bomb layings': (layings, _, effect, { ship }) =>
        isMe(effect, ship)
          ? [
              ...layings,
              ...layings.flatMap((one) => (one.from === 'rear' ? [{ ...one, from: 'front' as const }] : [])),
            ]
          : layings,
    },
    trigger: {
      'bomb dropped': {
        when: (s, effect, v) => isMe(effect, v.ship) && canAct(s, v.ship, ['barrel-roll']),
        do: (s, _, v) => freeAction(s, v.ship, ['barrel-roll']),
      },
    },
  }),
  pilot('redline', {
    query: {
      'locks on one ship': (most, _, effect, ship) => (isMe(effect, ship) ? Math.max(most, 2) : most),
    },
    trigger: {
      'lock acquired': {
        when: (s, effect, { ship, target }) =>
          isMe(effect, ship) && me(s, effect).locks.filter((one) => one === target).length === 1,
        do: (s, _, { ship, target }) => lock(s, ship, target),
      },
    },
  }),
]
