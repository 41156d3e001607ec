import { call as callNow, tell } from '@sandtable/kernel'
import { forgetDrivenOver, forgetFallen } from '../cards-held.ts'
import { refreshKeywords } from '../cards-of-unit.ts'
import { editionOf } from '../editions/index.ts'
import { otherSeat } from '../state.ts'
import { call, procedure, repeat, run } from './words.ts'

/** Set-up, then rounds until somebody has won (LG2-ROUND-001). */
export const game = procedure('game', [
  run('set up', (s) => {
    const { setUp } = editionOf(s)
    if (setUp === 'set-up') callNow(s, setUp, {})
    else callNow(s, setUp, { chooser: s.table.blue })
  }),
  call('play a round', 'round', () => ({})),
  repeat('play a round'),
])

export const round = procedure(
  'round',
  [
    run('begin', (s) => {
      s.table.round++
      for (const unit of s.table.units) {
        forgetFallen(unit)
        forgetDrivenOver(unit)
        // What was lent for a round is over.
        refreshKeywords(s, unit)
      }
      s.table.priority = null
      tell(s, { type: 'round', number: s.table.round })
    }),
    call('Bane tokens of blue', 'Here I Am', (s) => ({ seat: s.table.blue })),
    call('Bane tokens of red', 'Here I Am', (s) => ({ seat: otherSeat(s.table.blue) })),
    call('command phase', 'command phase', () => ({ again: false, barred: null })),
    call('activation phase', 'activation phase', (s) => ({
      turn: s.table.priority ?? s.table.blue,
      unit: null,
      drawn: null,
      passed: [],
      fruitless: false,
    })),
    call('end phase', 'end phase', () => ({})),
  ],
  { period: 'round', about: (s) => ({ round: s.table.round }) },
)
