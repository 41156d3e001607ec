import { tell } from '@sandtable/kernel'
import { revealCard } from '../mission/piles.ts'
import { blueFirst, otherSeat } from '../state.ts'
import type { MissionChange } from '../vocabulary/set-up.ts'
import { ask, procedure, repeat, run } from './words.ts'

const changes: readonly MissionChange[] = [
  'primary',
  'secondary',
  'own advantage',
  'their advantage',
  'take blue',
  'pass',
]

/** LG2-MISS-003 to -014. */
export const buildMission = procedure('build the mission', [
  ask('reveal an objective or a secondary objective', {
    rule: 'LG2-MISS-003',
    seats: (s) => s.table.blue,
    options: (): readonly ('primary' | 'secondary')[] => ['primary', 'secondary'],
    answer: (s, _, kind) => {
      revealCard(s, s.table.blue, kind)
      revealCard(s, otherSeat(s.table.blue), kind === 'primary' ? 'secondary' : 'primary')
    },
  }),
  run('reveal the advantages', (s) => {
    for (const seat of blueFirst(s)) revealCard(s, seat, 'advantage')
  }),
  ask('change the mission', {
    rule: 'LG2-MISS-006',
    seats: (_, v) => v.turn,
    options: (s, v) => changes.filter((change) => change !== 'take blue' || v.turn !== s.table.blue),
    answer: (s, v, change) => {
      tell(s, { type: 'mission change', seat: v.turn, change })
      if (change === 'primary' || change === 'secondary') revealCard(s, v.turn, change)
      if (change === 'own advantage') revealCard(s, v.turn, 'advantage')
      if (change === 'their advantage') revealCard(s, otherSeat(v.turn), 'advantage')
      if (change === 'take blue') s.table.blue = v.turn
    },
  }),
  run('the turn passes', (_, v) => {
    v.changes++
    v.turn = otherSeat(v.turn)
  }),
  // Two each; turns go on between the same two persons, whoever is blue meanwhile.
  repeat('change the mission', (_, v) => v.changes < 4),
])
