import type { Seat } from '@sandtable/kernel'
import { circle, distance } from '@sandtable/plane'
import type { Rank } from '../../data/types.ts'
import { POI_RADIUS } from '../geometry/measures.ts'
import { changeObjective, countOnToken, removeToken } from '../holdings.ts'
import { contestingUnits, securedBy } from '../mission/contesting.ts'
import { tokenNamed } from '../mission/placing.ts'
import { polygonOf, territoryOf } from '../mission/territory.ts'
import { blueFirst, type LState, type Objective, otherSeat, seats } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'
import { isOpen, markFor, scoring, securedTokens, tokensOf, withTwin } from './phrases.ts'

/** Bunkers that are shot up until they fall (LG2-BAT-Ah). */

const ENOUGH = 3
const experts: readonly Rank[] = ['commander', 'operative', 'special']

/** The two farther from a player's own territory are enemy bunkers. */
function shareOut(s: LState): void {
  for (const seat of seats) {
    const away = (bunker: Objective) =>
      Math.min(
        ...territoryOf(s, seat).map((rect) =>
          distance(circle(bunker.x, bunker.y, POI_RADIUS), polygonOf(rect)),
        ),
      )
    const [first, second] = tokensOf(s, 'Bunker').sort((a, b) => away(b) - away(a))
    for (const bunker of [first, second])
      if (bunker !== undefined) changeObjective(s, bunker, { seat: otherSeat(seat) })
  }
}

function shootUp(s: LState, seat: Seat): void {
  for (const bunker of tokensOf(s, 'Bunker')) {
    if (bunker.seat === seat || securedBy(s, bunker) !== seat) continue
    const expert = contestingUnits(s, bunker, seat).some(({ rank }) => experts.includes(rank))
    countOnToken(s, bunker, expert ? 2 : 1)
    const now = tokenNamed(s, bunker.id)
    if (now.count >= ENOUGH) removeToken(s, now)
  }
}

/** Those that fell in this phase: each counts once. */
function scoreFallen(s: LState, seat: Seat, card: string): void {
  for (const { id, name, seat: owner, lies } of s.table.objectives) {
    const fell = name === 'Bunker' && !lies && owner !== seat
    if (fell && isOpen(s, seat, `${card}/${id}`)) markFor(s, seat, card, id, 3)
  }
}

export const bunkerCards: readonly LCard[] = withTwin('bunker-assault', 'LG2-BAT-Ah', 'LG2-BAT-An', (id) => ({
  trigger: {
    'mission set-up': { forced: true, do: shareOut },
    'start of the end phase': {
      forced: true,
      when: (s) => s.table.round >= 2,
      do: (s) => {
        for (const seat of blueFirst(s)) shootUp(s, seat)
      },
    },
    ...scoring(id, (s, seat) => {
      scoreFallen(s, seat, id)
      return securedTokens(s, seat, 'Bunker').length
    }),
  },
}))
