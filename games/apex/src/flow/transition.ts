import { cause, goTo, tell } from '@sandtable/kernel'
import { initiativeTrack, roundTrack } from '../../data/tracks.ts'
import { warmUp } from '../abilities.ts'
import { placeOf } from '../board/area.ts'
import { groundIn } from '../field.ts'
import { drawAction } from '../hand.ts'
import { holds, movedBy, ringDamageAt } from '../ring.ts'
import { type AState, type LegendId, onBoard } from '../state.ts'
import { finishByPoints, judgeEliminations } from '../victory.ts'
import { revealRingCard } from './set-up.ts'
import { call, procedure, run } from './words.ts'

/** The transition phase, six steps in their order (APX-TRANS-001). */
export const transitionPhase = procedure('transition phase', [
  call('ring damage', 'ring damage', () => ({ hurt: [] as LegendId[] })),
  run('draw an action card', (s) => {
    for (const legend of s.table.legends) drawAction(s, legend, 1)
  }),
  run('cooldown', (s) => {
    for (const legend of s.table.legends) for (const token of legend.tokens) warmUp(s, legend, token, 1)
  }),
  run('round marker', (s) => {
    s.table.roundMarker++
    const space = roundTrack[s.table.roundMarker]
    if (space?.kind === 'square') {
      for (const symbol of space.symbols) {
        if (symbol === 'ring-move') moveRing(s)
        else renewRingCard(s)
      }
      // After a square space it always goes on (APX-TRANS-013).
      return goTo('round marker')
    }
    if (space === undefined || space.kind === 'trophy') finishByPoints(s)
    return undefined
  }),
  run('refresh', (s) => {
    for (const legend of s.table.legends) legend.activated = false
  }),
  run('initiative marker', (s) => {
    s.table.initiative = (s.table.initiative + 1) % initiativeTrack.length
  }),
])

/** Everybody outside the ring takes HEALTH damage by the round marker's place, all at the same time (APX-TRANS-003, -004, OPEN-47). */
export const ringDamage = procedure('ring damage', [
  run('who is outside?', (s, v) => {
    v.hurt = onBoard(s).flatMap((legend) => (isInside(s, legend.field) ? [] : [legend.id]))
  }),
  run('deal damage', (s, v) => {
    const amount = ringDamageAt(s.table.roundMarker)
    for (const to of v.hurt)
      cause(s, 'damage', { to, amount, kind: 'health', source: 'ring', by: null, from: null })
  }),
  run('has somebody won?', (s) => judgeEliminations(s)),
])

export function isInside(s: AState, field: number): boolean {
  return holds(s.table.ring, placeOf(groundIn(s), field))
}

export function moveRing(s: AState): void {
  const { ring } = s.table
  Object.assign(ring, movedBy(ring.card, ring))
  const { top, bottom, left, right } = ring
  tell(s, { type: 'ring moves', top, bottom, left, right })
}

/** The card goes back, and a new one lies open (APX-RING-008, -010). */
function renewRingCard(s: AState): void {
  s.table.ring.deck.push(s.table.ring.card)
  revealRingCard(s)
}
