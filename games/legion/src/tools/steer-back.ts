import type { Led, Plain, Steered } from '@sandtable/kernel'
import { judgeBack, leaderWas, type PutBack, turnNow, unitNow } from '../moves/2018/going-back.ts'
import type { Sight } from '../scene/view.ts'
import type { Place, Unit } from '../state.ts'
import { leaderOf } from '../units.ts'
import type { Displacing } from '../vocabulary/moves.ts'
import { cohesion, ghost } from './steer-shown.ts'

/** Those that a vehicle drove over are put back by hand: their leader where it is held, the others as near as can be, or where they were put. */
export function steerBack(sight: Sight, v: Displacing, led: Led): Steered {
  const unit = unitNow(sight.s, v)
  if (unit.id !== led.of || sight.question?.step !== 'put back the displaced')
    return { answers: null, refused: null, things: [] }
  const held = leaderWas(sight.s, v) === null ? leaderOf(unit) : { ...leaderOf(unit), ...led.at, on: null }
  const plain = leaderWas(sight.s, v) === null ? {} : { x: led.at.x, y: led.at.y }
  const usual = judgeBack(sight.s, v, plain)
  if (typeof usual === 'string')
    return { answers: null, refused: usual, things: [ghost(unit, 0, held, true)] }
  if (led.placed === undefined || turnNow(v).who === 'leader')
    return {
      answers: [plain as Plain],
      refused: null,
      things: shown(
        unit,
        usual.map(([, place]) => place),
      ),
    }
  const minis = usual.slice(1).map(([mini, { x, y }]) => led.placed?.[mini.id] ?? { x, y })
  const answer: PutBack = { ...plain, minis }
  const judged = judgeBack(sight.s, v, answer)
  const places = usual.map(([, place], at): Place => ({ ...place, ...minis[at - 1] }))
  if (typeof judged !== 'string')
    return { answers: [answer as Plain], refused: null, things: shown(unit, places) }
  return { answers: null, refused: judged, things: shown(unit, places, led.placed) }
}

/** Everybody where they would stand; those who may not, as such. */
function shown(unit: Unit, places: readonly Place[], wrong: Led['placed'] = {}) {
  const [leader] = places
  return [
    ...(leader === undefined ? [] : [cohesion(unit, leader)]),
    ...places.map((place, at) => ghost(unit, at, place, wrong[unit.minis[at]?.id ?? ''] !== undefined)),
  ]
}
