import { cardWords, choose, enter, leave, reveal } from '@sandtable/kernel'
import { commandCard } from '../catalogue.ts'
import { discardAside, setHandAside, takeBackAside } from '../hands.ts'
import { choice } from '../scoring/phrases.ts'
import { type Legion, otherSeat } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'
import { command } from './phrases.ts'

/** A command card that takes others out of the enemy's hand for a while. */

const { recall } = cardWords<Legion>()
const id = 'isb-investigation'
const watch = 'command:isb-investigation/investigating'

/** Pips as they are printed; every number that a card has may be named. */
const pips = choice<number>('name a number of pips', {
  from: () => [0, 1, 2, 3, 4],
  do: (s, { seat }, named) => {
    const other = otherSeat(seat ?? '')
    // Whatever is found, or that nothing is, says something of the hand.
    reveal(s)
    const found = (s.table.hands[other] ?? []).filter((card) => commandCard(card).pips === named)
    setHandAside(s, other, found)
    enter<Legion, typeof watch>(s, { card: watch, seat, vars: { round: s.table.round, cards: found } })
  },
})

/** Until the other side has played a card in a later round. */
const investigating: LCard = {
  id: watch,
  rules: ['LG2-CMD-oj'],
  trigger: {
    'resolve command cards': {
      forced: true,
      when: (s, effect) =>
        s.table.round > recall(effect, watch).round && s.table.played[otherSeat(effect.seat ?? '')] != null,
      do: (s, effect) => {
        takeBackAside(s, otherSeat(effect.seat ?? ''), recall(effect, watch).cards)
        discardAside(s, effect.seat ?? '', id)
        leave(s, effect.id)
      },
    },
  },
}

export const investigationCommands: readonly LCard[] = [
  investigating,
  command(id, {
    asks: [pips],
    trigger: {
      'resolve command cards': { forced: true, do: (s, effect) => choose(s, effect, pips) },
    },
  }),
]
