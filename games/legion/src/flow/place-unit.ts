import { type Plain, type Space, tell } from '@sandtable/kernel'
import { entersBattlefield } from '../deploying.ts'
import { putAt } from '../moves/cohesion.ts'
import { judgePlace, readUnitPlace, type UnitPlace } from '../moves/placing-units.ts'
import { firstPlace, somePlace } from '../proposals/unit-places.ts'
import { settleUnits } from '../settle.ts'
import type { Legion, LState } from '../state.ts'
import { unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { PlacingUnit } from '../vocabulary/set-up.ts'
import { ask, procedure, run, window } from './words.ts'

/** Where the unit stands, or that it stays off the battlefield. */
type Answer = UnitPlace | 'stay'

const places: Space<Legion, PlacingUnit, Answer> = {
  describe: (_, v) => ({ placed: { unit: v.unit, where: v.where ?? 'territory' } }),
  refuse(s, v, answer) {
    if (answer === 'stay') return mustBePlaced(s, v) ? v.rule : null
    const place = readUnitPlace(answer as unknown as Plain)
    if (place === null) return v.rule
    const judged = judgePlace(s, unitOf(s, v.unit), place, v)
    return typeof judged === 'string' ? judged : null
  },
  sample: (s, v, _, random) => somePlace(s, unitOf(s, v.unit), v, random) ?? lastResort(s, v),
}

/** Whoever comes down away from enemies, in a zone or beside another, or could not come later, does so if there is any room. */
function mustBePlaced(s: LState, v: PlacingUnit): boolean {
  return isBound(s, v) && firstPlace(s, unitOf(s, v.unit), v) !== null
}

function lastResort(s: LState, v: PlacingUnit): Answer {
  return (isBound(s, v) ? firstPlace(s, unitOf(s, v.unit), v) : null) ?? 'stay'
}

function isBound(s: LState, { unit, where }: PlacingUnit): boolean {
  // Who can never move comes onto the battlefield in no other way (LG2-KW-231).
  if (where === undefined) return hasKeyword(s, unitOf(s, unit), 'stationary')
  return where === 'away from enemies' || where === 'its zone' || where === 'in contact'
}

/** A unit is placed in its own territory (LG2-KW-115, -280), away from enemies, near where it stands, or beside another. */
export const placeUnit = procedure(
  'place a unit',
  [
    ask('place the unit', {
      rule: 'LG2-KW-115',
      seats: (s, v) => v.by ?? unitOf(s, v.unit).seat,
      about: (_, v) => ({ unit: v.unit }),
      space: places as Space<Legion, PlacingUnit, Plain>,
      answer: (s, v, answer) => {
        const place = readUnitPlace(answer)
        if (place === null) return
        const unit = unitOf(s, v.unit)
        const judged = judgePlace(s, unit, place, v)
        if (typeof judged === 'string') throw new Error(`a place was taken that ${judged} forbids`)
        for (const [at, to] of judged.entries()) {
          const mini = unit.minis[at]
          if (mini !== undefined) putAt(mini, to)
        }
        if (v.where === 'near its spot' || v.where === 'in contact') tell(s, { type: 'moved', unit: unit.id })
        else {
          entersBattlefield(s, unit)
          v.came = true
        }
      },
    }),
    run('settle', (s) => settleUnits(s)),
    window('a unit was placed', { when: (_, v) => v.came === true, of: (_, v) => v.unit }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
