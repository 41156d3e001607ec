import { nextBelow, type Plain, type Space, tell } from '@sandtable/kernel'
import { rest } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { putAt } from '../moves/cohesion.ts'
import { liesOnAnother } from '../moves/ground.ts'
import { mostPivot } from '../moves/ways.ts'
import type { Legion, LState, Place, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { leaderOf, unitOf } from '../units.ts'
import { moved } from '../vocabulary/activations.ts'
import type { Towing } from '../vocabulary/moves.ts'
import { ask, call, procedure } from './words.ts'

/** Where the vehicle stands after it was turned by so many degrees. */
function turned(s: LState, v: Towing, by: number): Place {
  const leader = leaderOf(unitOf(s, v.unit))
  const { x, y, facing } = rest({ x: leader.x, y: leader.y, facing: leader.facing + by })
  return { x, y, facing, on: leader.on }
}

const angles: Space<Legion, Towing, Plain> = {
  describe: (_, v) => ({ turn: { unit: v.unit } }),
  refuse(s, v, answer) {
    const unit = unitOf(s, v.unit)
    if (!Number.isFinite(answer)) return 'LG2-WKW-040'
    const by = Number(answer)
    if (Math.abs(by) > mostPivot(s, unit)) return 'LG2-APXA-006'
    return by !== 0 && liesOnAnother(s, unit, turned(s, v, by)) ? 'LG2-MOVE-011' : null
  },
  sample: (s, v, _, random) => {
    const by = nextBelow(random, 181) - 90
    return angles.refuse(s, v, by, '') === null ? by : 0
  },
}

/** Somebody turns a vehicle where it stands; what follows from it differs. */
const turning = (rule: string, then: (s: LState, unit: Unit) => void) => ({
  rule,
  seats: (_: LState, v: Towing) => v.seat,
  about: (_: LState, v: Towing) => ({ unit: v.unit }),
  space: angles,
  answer: (s: LState, v: Towing, by: Plain) => {
    const unit = unitOf(s, v.unit)
    const leader = turned(s, v, Number(by))
    // All of them alike (LG2-APXA-007).
    for (const mini of unit.minis) putAt(mini, { ...mini, facing: leader.facing })
    then(s, unit)
  },
})

/** Whoever hit a vehicle with a tow cable pivots it; then it has an immobilise token (LG2-WKW-040). */
export const tow = procedure(
  'tow',
  [
    ask(
      'turn the vehicle',
      turning('LG2-WKW-040', (s, unit) => {
        if (editionOf(s).towed === 'immobilised') gain(s, unit, 'immobilize')
      }),
    ),
    // In 2018 that is a move of the vehicle like any other pivot (LG1-PIVB-006).
    call('what follows', 'afterwards', (s, v) =>
      editionOf(s).towed === 'turned' ? { ...moved(v.unit), name: null, action: false } : null,
    ),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** A pivot that something gives a vehicle (LG2-APXA-005, -006). */
export const pivot = procedure(
  'pivot',
  [
    ask(
      'pivot',
      turning('LG2-APXA-006', (s, unit) => tell(s, { type: 'pivoted', unit: unit.id })),
    ),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
