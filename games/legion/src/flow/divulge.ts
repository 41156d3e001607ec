import { enter, goTo, reveal, type Seat } from '@sandtable/kernel'
import { commandCards } from '../../data/2024/index.ts'
import { commandCard } from '../catalogue.ts'
import { rosterOnTable } from '../command/army-on-table.ts'
import { divulge as show } from '../hands.ts'
import { isOffered } from '../list/offered.ts'
import { mayHold } from '../list/random-cards.ts'
import type { LState } from '../state.ts'
import { ask, procedure, run, window } from './words.ts'

/**
 * LG2-CKW-033 to -039. Whoever leads an army that could hold such a card is asked, so that being asked tells nothing of
 * the hand.
 */
export const divulge = procedure('divulge', [
  ask('divulge a command card', {
    rule: 'LG2-CKW-033',
    seats: (s, v) => (couldDivulge(s, v.seat) ? v.seat : null),
    options: (s, v) => [...divulgeable(s, v.seat), ...(mustDivulge(s, v.seat) ? [] : ['done'])],
    secret: () => true,
    answer: (_, v, card) => {
      v.card = card === 'done' ? null : card
    },
  }),
  run('it comes into play', (s, v) => {
    if (v.card === null) return
    reveal(s)
    show(s, v.seat, v.card)
    enter(s, { card: `command:${v.card}/divulged`, seat: v.seat })
  }),
  window('a command card is divulged', { when: (_, v) => v.card !== null }),
  run('next', (_, v) => {
    if (v.card === null) return undefined
    v.card = null
    return goTo('divulge a command card')
  }),
])

/** Some cards are divulged, whether one likes it or not. */
function mustDivulge(s: LState, seat: Seat): boolean {
  return divulgeable(s, seat).some((card) => commandCard(card).mustDivulge === true)
}

function divulgeable(s: LState, seat: Seat): string[] {
  return (s.table.hands[seat] ?? []).filter(
    (card) => commandCard(card).divulge === true && s.table.divulged[seat]?.includes(card) !== true,
  )
}

/** All cards that can be divulged. */
const divulged = commandCards.filter(({ divulge: can }) => can === true)

/** Does everybody see that there could be something to divulge? */
function couldDivulge(s: LState, seat: Seat): boolean {
  const roster = rosterOnTable(s, seat)
  const shown = s.table.divulged[seat] ?? []
  return divulged.some(
    (card) => !shown.includes(card.id) && isOffered('command', card.id) && mayHold(card, roster),
  )
}
