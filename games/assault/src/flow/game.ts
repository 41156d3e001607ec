import { cause, query, tell } from '@sandtable/kernel'
import { terminalsControlled } from '../board/control.ts'
import { readyAll } from '../holdings.ts'
import { checkVictory, endByRounds } from '../score.ts'
import { byInitiative, otherSeat } from '../state.ts'
import { call, opening, procedure, repeat, run } from './words.ts'

/** Set-up, then rounds until somebody has won (IA-ROUND-002). */
export const game = procedure('game', [
  call('set up', 'set-up', () => ({ seat: null, left: [] })),
  call('play a round', 'round', () => ({})),
  repeat('play a round'),
])

/** IA-ROUND-001. */
export const round = procedure(
  'round',
  [
    run('begin', (s) => {
      s.table.round++
      tell(s, { type: 'round', round: s.table.round })
    }),
    opening('start of round'),
    run('has somebody won?', (s) => checkVictory(s)),
    call('activation phase', 'activation phase', () => ({ turn: null, group: null })),
    call('status phase', 'status phase', () => ({})),
  ],
  { period: 'round', about: (s) => ({ round: s.table.round }) },
)

/** IA-STAT-008 to -011. */
export const statusPhase = procedure('status phase', [
  run('begin', (s) => {
    s.table.phase = 'status'
  }),
  opening('start of status phase'),
  run('ready cards', readyAll),
  run('draw command cards', (s) => {
    for (const seat of byInitiative(s)) {
      const count = query(s, 'cards drawn', 1 + terminalsControlled(s, seat), seat)
      if (count > 0) cause(s, 'draw command cards', { seat, count })
    }
  }),
  opening('end of round'),
  run('has somebody won?', (s) => {
    checkVictory(s)
    endByRounds(s)
  }),
  run('pass the initiative', (s) => {
    s.table.initiative = otherSeat(s.table.initiative)
    tell(s, { type: 'initiative', seat: s.table.initiative })
  }),
])
