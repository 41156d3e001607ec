import type { Seat } from '@sandtable/kernel'
import { scorePoints } from '../holdings.ts'
import { securedBy } from '../mission/contesting.ts'
import { type LState, type Objective, seats } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Objective cards: what they score in the end phase (LG2-END-002). */

/** Points for each token that a player secures, from round 2 on. */
function perSecured(
  id: string,
  rule: string,
  worth: (s: LState, seat: Seat, token: Objective) => number,
): LCard {
  return {
    id: `battle:${id}`,
    rules: [rule],
    trigger: {
      'score victory points': {
        forced: true,
        when: (s) => s.table.round >= 2,
        do: (s) => {
          for (const seat of seats) {
            const own = s.table.objectives.filter((token) => token.lies && securedBy(s, token) === seat)
            scorePoints(
              s,
              seat,
              own.reduce((sum, token) => sum + worth(s, seat, token), 0),
              id,
            )
          }
        },
      },
    },
  }
}

export const objectiveCards: readonly LCard[] = [
  // The stockpile in the middle counts twice.
  perSecured('close-the-pocket', 'LG2-BAT-Ai', (_, __, { id }) => (id === 'stockpile-2' ? 2 : 1)),
]
