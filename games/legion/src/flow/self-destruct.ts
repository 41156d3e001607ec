import { call as callNow, rollNames, tell } from '@sandtable/kernel'
import { attackDice } from '../dice.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf, unitsOn, woundsLeft } from '../units.ts'
import { keywordX } from '../values.ts'
import { suffering } from '../vocabulary/attacks.ts'
import { call, procedure, repeat, run } from './words.ts'

/** Everybody near is rolled for, one unit after the other; then the unit is no more (LG2-KW-211 to -214). */
export const selfDestruct = procedure(
  'self-destruct',
  [
    run('roll for the next unit', (s, v) => {
      const [next, ...left] = v.left
      v.left = left
      if (next === undefined) return
      const dice = rollNames(s, attackDice.black, keywordX(s, unitOf(s, v.unit), 'self-destruct'))
      tell(s, { type: 'blast dice', unit: next, dice })
      const unit = unitOf(s, next)
      const wounds = dice.filter((face) => face === 'surge' || face === 'crit').length
      if (wounds > 0) callNow(s, 'suffer wounds', suffering(unit, wounds, v.unit))
      gain(s, unit, 'suppression', dice.filter((face) => face === 'hit').length)
    }),
    repeat('roll for the next unit', (_, v) => v.left.length > 0),
    call('it is destroyed', 'suffer wounds', (s, v) => {
      const unit = unitOf(s, v.unit)
      return suffering(unit, woundsLeft(unit))
    }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** Within range 1 and in sight, friend or enemy (LG2-KW-211). */
export function unitsNear(s: LState, unit: Unit): UnitId[] {
  const near = unitsOn(s).filter(
    (other) => other !== unit && isWithinRange(unit, other, 1) && unitsSee(s, unit, other),
  )
  return near.map(({ id }) => id)
}
