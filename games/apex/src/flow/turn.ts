import { end, goTo, tell } from '@sandtable/kernel'
import { actionPoints } from '../../data/modes.ts'
import { initiativeTrack } from '../../data/tracks.ts'
import type { Squad } from '../../data/types.ts'
import { startCooldown } from '../abilities.ts'
import { cardById } from '../hand.ts'
import { type AState, type LegendId, legendOf, seatsOfSquad, type TrackToken } from '../state.ts'
import type { Activating } from '../vocabulary/acting.ts'
import { ask, call, procedure, run } from './words.ts'

/** A squad's turn (APX-TURN-001): what lies under the initiative marker, its legends one by one, the marker. */
export const turn = procedure(
  'turn',
  [
    run('begin the turn', (s, v) => {
      s.table.turn++
      v.tokens = [...(s.table.under[s.table.initiative] ?? [])]
      tell(s, { type: 'turn', squad: v.squad })
    }),
    // From top to bottom, one at a time (APX-TURN-002, -003).
    run('effects under the initiative marker', (s, v) => {
      const token = v.tokens.shift()
      if (token === undefined) return goTo('who is next?')
      resolveToken(s, token)
      return goTo('effects under the initiative marker')
    }),
    run('who is next?', (s, v) => {
      const left = waiting(s, v.squad)
      v.legend = left.length === 1 ? (left[0] ?? null) : null
      if (left.length === 0) return goTo('advance the initiative marker')
      return left.length === 1 ? goTo('activate') : undefined
    }),
    ask('choose a legend to activate', {
      rule: 'APX-TURN-004',
      any: true,
      seats: (s, v) => seatsOfSquad(s, v.squad),
      options: (s, v) => waiting(s, v.squad),
      why: () => 'APX-TURN-004',
      answer: (_, v, legend) => {
        v.legend = legend
      },
    }),
    call(
      'activate',
      'activation',
      (_, v) => (v.legend === null ? null : activationOf(v.legend)),
      () => goTo('who is next?'),
    ),
    run('advance the initiative marker', (s) => {
      s.table.initiative = (s.table.initiative + 1) % initiativeTrack.length
      return end
    }),
  ],
  { period: 'turn', about: (_, v) => ({ squad: v.squad }) },
)

export function turnOf(squad: Squad) {
  return { squad, tokens: [] as TrackToken[], legend: null as LegendId | null }
}

export function activationOf(legend: LegendId): Activating {
  return {
    legend,
    ap: actionPoints,
    shot: false,
    hasted: false,
    moved: false,
    moves: 0,
    firstMove: 0,
  }
}

/** Legends that have not been activated; those that are eliminated, too. */
function waiting(s: AState, squad: Squad): LegendId[] {
  const found: LegendId[] = []
  for (const one of s.table.legends) if (one.squad === squad && !one.activated) found.push(one.id)
  return found
}

/** A duration ends, or a delayed effect strikes; then the cooldown begins (APX-TIME-004, -006, APX-COOL-007, -008). */
function resolveToken(s: AState, token: TrackToken): void {
  const under = s.table.under[s.table.initiative] ?? []
  const at = under.findIndex(
    (one) =>
      one.ability === token.ability &&
      one.legend === token.legend &&
      one.pieces.join() === token.pieces.join(),
  )
  // Destroyed meanwhile: its token is on the cooldown track already (APX-DEST-010).
  if (at < 0) return
  tell(s, { type: 'token reached', legend: token.legend, ability: token.ability, kind: token.kind })
  cardById(s, token.ability).timed?.(s, token, legendOf(s, token.legend))
  under.splice(at, 1)
  startCooldown(s, token)
}
