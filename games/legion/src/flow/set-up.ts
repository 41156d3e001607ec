import { rollNames, type Seat, tell } from '@sandtable/kernel'
import { attackDice } from '../dice.ts'
import { cardsIntoPlay } from '../in-play.ts'
import { layOutMission } from '../mission/lay-out.ts'
import { blueFirst, type Edge, type LState, otherSeat, seats } from '../state.ts'
import { ask, call, procedure, run, window } from './words.ts'

/** LG2-SETUP-001: armies, map and terrain are chosen before; steps 5 to 8. */
export const setUp = procedure('set-up', [
  run('who is blue?', (s) => {
    s.table.blue = rolledBlue(s)
    tell(s, { type: 'blue', seat: s.table.blue })
  }),
  call('build the mission', 'build the mission', (s) => ({ turn: s.table.blue, changes: 0 })),
  ask('choose a table edge', {
    rule: 'LG2-MISS-015',
    seats: (s) => s.table.blue,
    options: (): readonly Edge[] => ['bottom', 'top'],
    answer: (s, _, edge) => {
      const { blue } = s.table
      s.table.edges = { [blue]: edge, [otherSeat(blue)]: edge === 'bottom' ? 'top' : 'bottom' }
      tell(s, { type: 'edge', seat: blue, edge })
    },
  }),
  run('lay out the mission', layOutMission),
  run('cards come into play', cardsIntoPlay),
  // The objective card, then the secondary one, then the advantages, blue first (LG2-MISS-017).
  window('mission set-up', { order: blueFirst, inOrder: true }),
  // What is not the mission's comes after it (LG2-SETUP-012).
  call('divulge', 'divulge', (s) => ({ seat: s.table.blue, card: null })),
  call('the other side divulges', 'divulge', (s) => ({ seat: otherSeat(s.table.blue), card: null })),
  window('set-up effects', { order: blueFirst, inOrder: true }),
  call('deploy in prepared positions', 'prepared positions', (s) => ({
    turn: s.table.blue,
    unit: null,
    settled: [],
  })),
])

/** More crits, then hits, then surges of four black dice; else again (LG2-SETUP-007 to -011). */
function rolledBlue(s: LState): Seat {
  for (;;) {
    const rolls = seats.map((seat) => {
      const dice = rollNames(s, attackDice.black, 4)
      tell(s, { type: 'blue roll', seat, dice })
      return dice
    })
    for (const face of ['crit', 'hit', 'surge']) {
      const [one, other] = rolls.map((dice) => dice.filter((shown) => shown === face).length)
      const blue = [seats[1], null, seats[0]][Math.sign(Number(one) - Number(other)) + 1]
      if (blue != null) return blue
    }
  }
}
