import { tell } from '@sandtable/kernel'
import { initiativeTrack, roundTrack } from '../../data/tracks.ts'
import type { AState } from '../state.ts'
import { bringCards, dealLegends, layOut } from './set-up.ts'
import { turnOf } from './turn.ts'
import { call, procedure, repeat, run } from './words.ts'

/** The three phases, once each; the third is round after round (APX-FLOW-001). */
export const game = procedure('game', [
  run('set up', layOut),
  call('draft', 'draft', (s) => (s.table.lineUp === 'draft' ? { pick: 0 } : null)),
  run('legends come to the table', (s) => {
    dealLegends(s)
    bringCards(s)
  }),
  call('equip the legends', 'equip the legends', () => ({})),
  call('drop onto the board', 'drop onto the board', () => ({ legend: null, reward: null })),
  run('the fight begins', (s) => {
    s.table.phase = 'fight'
  }),
  call('play a round', 'round', () => ({})),
  repeat('play a round'),
])

export const round = procedure(
  'round',
  [
    run('begin the round', (s) => tell(s, { type: 'round', round: roundOf(s) })),
    call('red turn', 'turn', () => turnOf('red')),
    call('blue turn', 'turn', () => turnOf('blue')),
    call('transition phase', 'transition phase', () => ({})),
  ],
  { period: 'round', about: (s) => ({ round: roundOf(s) }) },
)

/** The round that the marker shows. */
export function roundOf(s: AState): number {
  const space = roundTrack[s.table.roundMarker]
  return space?.kind === 'diamond' ? space.round : 0
}

/** Whose turn space the initiative marker is on; null: on a transition space. */
export function squadOnTurn(s: AState): 'red' | 'blue' | null {
  const space = initiativeTrack[s.table.initiative]
  return space?.kind === 'turn' ? space.squad : null
}
