import { enter, reveal } from '@sandtable/kernel'
import { discardFromHand } from '../hands.ts'
import { ask, procedure, run, window } from './words.ts'

/**
 * A command card that nobody chooses in the command phase is used out of the hand at its own moment, and discarded. Who
 * calls this has seen that the side could hold it.
 */
export const handCard = procedure(
  'hand card',
  [
    ask('use a card out of the hand', {
      rule: 'LG2-APXD-015',
      seats: (_, v) => v.seat,
      about: (_, v) => ({ unit: v.unit, card: v.card }),
      options: (s, v) => [...(s.table.hands[v.seat]?.includes(v.card) === true ? [v.card] : []), 'done'],
      secret: () => true,
      answer: (_, v, answer) => {
        v.used = answer === v.card
      },
    }),
    run('it is discarded', (s, v) => {
      if (!v.used) return
      reveal(s)
      discardFromHand(s, v.seat, v.card)
      enter(s, { card: `command:${v.card}`, seat: v.seat, until: 'hand card' })
    }),
    window('a card is used out of the hand', { when: (_, v) => v.used }),
  ],
  { period: 'hand card', about: (_, v) => ({ unit: v.unit }) },
)
