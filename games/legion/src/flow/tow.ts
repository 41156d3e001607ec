import { nextBelow, type Plain, type Space, tell } from '@sandtable/kernel'
import { noteMove } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { putAt } from '../moves/cohesion.ts'
import { mayMove } from '../moves/may-move.ts'
import { pivoted } from '../moves/notched.ts'
import { mostPivot } from '../moves/ways.ts'
import { settleUnits } from '../settle.ts'
import type { Legion, LState } from '../state.ts'
import { endStandby, gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { type Done, moved } from '../vocabulary/activations.ts'
import type { Towing } from '../vocabulary/moves.ts'
import { ask, call, procedure, run } from './words.ts'

const angles: Space<Legion, Towing, Plain> = {
  describe: (_, v) => ({ turn: { unit: v.unit } }),
  refuse(s, v, answer) {
    const unit = unitOf(s, v.unit)
    if (!Number.isFinite(answer)) return 'LG2-WKW-040'
    const turn = Number(answer)
    if (Math.abs(turn) > mostPivot(s, unit)) return 'LG2-APXA-006'
    const judged = turn === 0 ? null : pivoted(s, unit, turn)
    return typeof judged === 'string' ? judged : null
  },
  sample: (s, v, _, random) => {
    const by = nextBelow(random, 181) - 90
    return angles.refuse(s, v, by, '') === null ? by : 0
  },
}

/** Somebody turns a vehicle where it stands, unless it cannot move at all (LG2-WKW-022). */
const turning = (rule: string) => ({
  rule,
  seats: (s: LState, v: Towing) => (mayMove(s, unitOf(s, v.unit)) ? v.seat : null),
  about: (_: LState, v: Towing) => ({ unit: v.unit }),
  space: angles,
  answer: (s: LState, v: Towing, by: Plain) => turn(s, v, Number(by)),
})

/** A pivot is a move as any other, but no standard one (LG2-MOVE-014). */
function turn(s: LState, v: Towing, by: number): void {
  const unit = unitOf(s, v.unit)
  const judged = pivoted(s, unit, by)
  // All of them alike (LG2-APXA-007).
  if (by !== 0 && typeof judged !== 'string')
    for (const [at, place] of [judged.leader, ...judged.others].entries()) {
      const mini = unit.minis[at]
      if (mini !== undefined) putAt(mini, place)
    }
  v.turned = true
  tell(s, { type: 'pivoted', unit: unit.id })
  // LG2-STBY-008.
  endStandby(s, unit)
  noteMove(s, unit)
  settleUnits(s)
}

/** What follows a move that is no action, but nothing from those who made it (LG2-STBY-006). */
function followed(s: LState, { unit, seat, turned }: Towing): Done | null {
  if (turned !== true) return null
  const by = seat === unitOf(s, unit).seat ? {} : { causedBy: seat }
  return { ...moved(unit), name: null, action: false, ...by }
}

/** Whoever hit a vehicle with a tow cable pivots it; then it has an immobilise token (LG2-WKW-040). */
export const tow = procedure(
  'tow',
  [
    ask('turn the vehicle', turning('LG2-WKW-040')),
    run('it hangs on the cable', (s, v) => {
      if (editionOf(s).towed === 'immobilised') gain(s, unitOf(s, v.unit), 'immobilize')
    }),
    call('what follows', 'afterwards', followed),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** A pivot that something gives a vehicle (LG2-APXA-005, -006). */
export const pivot = procedure(
  'pivot',
  [ask('pivot', turning('LG2-APXA-006')), call('what follows', 'afterwards', followed)],
  { about: (_, v) => ({ unit: v.unit }) },
)
