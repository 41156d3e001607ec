import { nextBelow, type Plain, type Space, tell } from '@sandtable/kernel'
import { rest } from '@sandtable/plane'
import { putAt } from '../moves/cohesion.ts'
import { liesOnAnother } from '../moves/ground.ts'
import { mostPivot } from '../moves/ways.ts'
import type { Legion, LState, Place } from '../state.ts'
import { gain } from '../tokens.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Towing } from '../vocabulary/moves.ts'
import { ask, procedure } from './words.ts'

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
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'LG2-WKW-040'
    if (Math.abs(answer) > mostPivot(s, unit)) return 'LG2-APXA-006'
    return answer !== 0 && liesOnAnother(s, unit, turned(s, v, answer)) ? 'LG2-MOVE-011' : null
  },
  sample: (s, v, _, random) => {
    const by = nextBelow(random, 181) - 90
    return angles.refuse(s, v, by, '') === null ? by : 0
  },
}

/** Whoever hit a vehicle with a tow cable pivots it; then it has an immobilise token (LG2-WKW-040). */
export const tow = procedure(
  'tow',
  [
    ask('turn the vehicle', {
      rule: 'LG2-WKW-040',
      seats: (_, v) => v.seat,
      about: (_, v) => ({ unit: v.unit }),
      space: angles,
      answer: (s, v, by) => {
        const unit = unitOf(s, v.unit)
        putAt(leaderOf(unit), turned(s, v, Number(by)))
        gain(s, unit, 'immobilize')
      },
    }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** A pivot that something gives a vehicle (LG2-APXA-005, -006). */
export const pivot = procedure(
  'pivot',
  [
    ask('pivot', {
      rule: 'LG2-APXA-006',
      seats: (_, v) => v.seat,
      about: (_, v) => ({ unit: v.unit }),
      space: angles,
      answer: (s, v, by) => {
        const unit = unitOf(s, v.unit)
        putAt(leaderOf(unit), turned(s, v, Number(by)))
        tell(s, { type: 'pivoted', unit: unit.id })
      },
    }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
