import { type Plain, type RuleId, type Space, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { distance, farthest, rest, TOLERANCE } from '@sandtable/plane'
import { editionOf } from '../../editions/index.ts'
import { baseAt, type Spot } from '../../geometry/bases.ts'
import { SEGMENT, toolLength } from '../../geometry/measures.ts'
import { othersAt, placeAt, putAt } from '../../moves/cohesion.ts'
import { asSaid, isSpot, touchedEnemies, touchesFriends } from '../../moves/ending.ts'
import { liesOnAnother, refuseOnToken } from '../../moves/ground.ts'
import { nearestFor } from '../../proposals/put-back.ts'
import { settleUnits } from '../../settle.ts'
import type { Legion, LState, Place, Unit } from '../../state.ts'
import { gain } from '../../tokens.ts'
import { leaderOf, unitOf } from '../../units.ts'
import type { Displacing } from '../../vocabulary/moves.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** Where everybody of a displaced unit is put back, or that it is the nearest place. */
type Answer =
  | 'anywhere'
  | { readonly x?: number; readonly y?: number; readonly minis?: readonly { x: number; y: number }[] }

/** The player who did not move the vehicle puts back whom it drove over (LG1-DISP-005 to -014). */
export const displace = procedure(
  'displace',
  [
    ask('put back the displaced', {
      rule: 'LG1-DISP-007',
      seats: (_, v) => v.by,
      about: (_, v) => ({ unit: v.left[0]?.unit ?? null }),
      space: { describe, refuse, sample: () => 'anywhere' } as Space<Legion, Displacing, Plain>,
      answer: (s, v, answer) => {
        const places = judged(s, v, answer as Answer)
        if (typeof places === 'string') throw new Error(`a place was taken that ${places} forbids`)
        const unit = unitNow(s, v)
        for (const [at, place] of places.entries()) {
          const mini = unit.minis[at]
          if (mini !== undefined) putAt(mini, place)
        }
        tell(s, { type: 'displaced', unit: unit.id })
      },
    }),
    // One token for a unit, however many of it were driven over (LG1-DISP-013, -014).
    run('suppression', (s, v) => {
      const [one, ...left] = v.left
      v.left = left
      if (one !== undefined) gain(s, unitOf(s, one.unit), 'suppression')
    }),
    repeat('put back the displaced', (_, v) => v.left.length > 0),
    run('settle', settleUnits),
  ],
  { about: (_, v) => ({ unit: v.left[0]?.unit ?? null }) },
)

function unitNow(s: LState, { left }: Displacing): Unit {
  return unitOf(s, left[0]?.unit ?? '')
}

function isLeaderDisplaced(s: LState, v: Displacing): boolean {
  return v.left[0]?.minis.includes(leaderOf(unitNow(s, v)).id) === true
}

function describe(s: LState, v: Displacing): Plain {
  const { id } = unitNow(s, v)
  return isLeaderDisplaced(s, v) ? { placed: { unit: id } } : { scatter: { unit: id } }
}

function refuse(s: LState, v: Displacing, answer: Plain): RuleId | null {
  const places = judged(s, v, answer as unknown as Answer)
  return typeof places === 'string' ? places : null
}

/** Where everybody stands, or the rule by which they may not. */
function judged(s: LState, v: Displacing, answer: Answer): readonly Place[] | RuleId {
  const unit = unitNow(s, v)
  if (answer === 'anywhere') return nearest(s, v, unit)
  if (!isMap(answer as Plain)) return 'LG1-DISP-007'
  const { minis } = answer
  if (minis !== undefined && !(Array.isArray(minis) && minis.every(isSpot))) return 'LG1-DISP-008'
  const leader = isLeaderDisplaced(s, v) ? leaderAt(s, unit, answer) : leaderOf(unit)
  if (typeof leader === 'string') return leader
  const others =
    minis === undefined ? othersAt(s, unit, leader, undefined, 'where it is') : asSaid(s, unit, leader, minis)
  return typeof others === 'string' ? others : [leader, ...others]
}

/** Within range 1 of where it was, beside no enemy (LG1-DISP-009, -011). */
function leaderAt(s: LState, unit: Unit, { x, y }: Exclude<Answer, string>): Place | RuleId {
  const said = { x, y } as Spot
  if (!isSpot(said as unknown as Plain)) return 'LG1-DISP-009'
  const was = leaderOf(unit)
  const at = rest({ ...said, facing: was.facing })
  const base = baseAt(unit, at)
  if (isTooFar(s, unit, was, at)) return 'LG1-DISP-009'
  const place = placeAt(s, unit, at)
  if ('rule' in place) return place.rule
  if (place.on !== was.on && staysUp(s, unit, was)) return 'LG1-DISP-012'
  if (liesOnAnother(s, unit, place)) return 'LG2-MOVE-011'
  if (touchesFriends(s, unit, place)) return 'LG1-BASE-008'
  return refuseOnToken(s, base) ?? (touchedEnemies(s, unit, place).length > 0 ? 'LG1-DISP-011' : place)
}

function isTooFar(s: LState, unit: Unit, was: Place, at: Spot): boolean {
  const [before, base] = [baseAt(unit, was), baseAt(unit, at)]
  return editionOf(s).displacedWithin === 'range 1'
    ? farthest(before, base).distance > SEGMENT + TOLERANCE
    : distance(before, base) > toolLength[1] + TOLERANCE
}

/** Is there room on the level where it was (LG1-DISP-012)? */
function staysUp(s: LState, unit: Unit, was: Place): boolean {
  const free = nearestFor(s, unit, was)
  return free.on === was.on && !isTooFar(s, unit, was, free)
}

/** The free place nearest to where the leader was, on its level if there is one (LG1-DISP-012); the others as near. */
function nearest(s: LState, v: Displacing, unit: Unit): readonly Place[] {
  const was = leaderOf(unit)
  const leader = isLeaderDisplaced(s, v) ? nearestFor(s, unit, was) : was
  return [leader, ...othersAt(s, unit, leader, undefined, 'where it is')]
}
