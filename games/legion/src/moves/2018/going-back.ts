import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { distance, exceeds, farthest, rest } from '@sandtable/plane'
import { editionOf } from '../../editions/index.ts'
import { baseAt, type Spot } from '../../geometry/bases.ts'
import { SEGMENT, toolLength } from '../../geometry/measures.ts'
import type { LState, Mini, Place, Unit } from '../../state.ts'
import { leaderOf, unitOf } from '../../units.ts'
import type { Displacing, PuttingBack } from '../../vocabulary/moves.ts'
import { placeAt } from '../cohesion.ts'
import { asSaid, isSpot, touchedEnemies, touchesFriends } from '../ending.ts'
import { liesOnAnother, refuseOnToken } from '../ground.ts'
import type { Displaced } from './displacing.ts'
import { liesOnOwn, nearestForLeader, othersBack, staysWith, wasAt } from './putting-back.ts'

/** Where a player may put back those who were driven over (LG1-DISP-007 to -012). */

/** Where those who are put back stand, or that it is the nearest place. */
export type PutBack =
  | 'anywhere'
  | { readonly x?: number; readonly y?: number; readonly minis?: readonly { x: number; y: number }[] }

export function unitNow(s: LState, v: Displacing): Unit {
  return unitOf(s, turnNow(v).of.unit)
}

export function turnNow({ left: [first] }: Displacing): PuttingBack {
  if (first === undefined) throw new Error('nobody is put back')
  return first
}

/** Where the leader that is put back now was; null: it stands. */
export function leaderWas(s: LState, v: Displacing): Place | null {
  const { of, who } = turnNow(v)
  return who === 'others' ? null : wasAt(of, leaderOf(unitNow(s, v)))
}

/** Who stands where, or the rule by which they may not. */
export function judgeBack(
  s: LState,
  v: Displacing,
  answer: PutBack,
): readonly (readonly [Mini, Place])[] | RuleId {
  const unit = unitNow(s, v)
  const { of, who } = turnNow(v)
  const was = leaderWas(s, v)
  if (answer !== 'anywhere' && !isMap(answer as Plain)) return 'LG1-DISP-007'
  const leader = was === null ? leaderOf(unit) : leaderAt(s, unit, was, answer)
  if (typeof leader === 'string') return leader
  const first = [leaderOf(unit), leader] as const
  if (who === 'leader') return [first]
  const others = othersAt(s, unit, of, leader, answer)
  if (typeof others === 'string') return others
  return [first, ...others.map((place, at) => [unit.minis[at + 1] as Mini, place] as const)]
}

function othersAt(
  s: LState,
  unit: Unit,
  of: Displaced,
  leader: Place,
  answer: PutBack,
): readonly Place[] | RuleId {
  const near = othersBack(s, unit, of, leader)
  const said = answer === 'anywhere' ? undefined : answer.minis
  if (said === undefined) return near
  if (!(Array.isArray(said) && said.every(isSpot))) return 'LG1-DISP-008'
  const places = asSaid(s, unit, leader, said)
  if (typeof places === 'string') return places
  for (const [at, place] of places.entries()) {
    const mini = unit.minis[at + 1] as Mini
    // LG1-DISP-010: nobody else is moved.
    const moves = place.x !== mini.x || place.y !== mini.y
    if (moves && staysWith(s, unit, leader, mini)) return 'LG1-DISP-010'
    if (place.on !== wasAt(of, mini)?.on && near[at]?.on === wasAt(of, mini)?.on) return 'LG1-DISP-012'
  }
  return places
}

/** Within range 1 of where it was, beside no enemy (LG1-DISP-009, -011). */
function leaderAt(s: LState, unit: Unit, was: Place, answer: PutBack): Place | RuleId {
  if (answer === 'anywhere') return nearestForLeader(s, unit, was)
  const said = { x: answer.x, y: answer.y } as Spot
  if (!isSpot(said as unknown as Plain)) return 'LG1-DISP-009'
  const at = rest({ ...said, facing: was.facing })
  if (isTooFar(s, unit, was, at)) return 'LG1-DISP-009'
  const place = placeAt(s, unit, at)
  if ('rule' in place) return place.rule
  if (place.on !== was.on && staysUp(s, unit, was)) return 'LG1-DISP-012'
  if (liesOnAnother(s, unit, place) || liesOnOwn(unit, place)) return 'LG2-MOVE-011'
  if (touchesFriends(s, unit, place)) return 'LG1-BASE-008'
  const base = baseAt(unit, at)
  return refuseOnToken(s, base) ?? (touchedEnemies(s, unit, place).length > 0 ? 'LG1-DISP-011' : place)
}

function isTooFar(s: LState, unit: Unit, was: Place, at: Spot): boolean {
  const [before, base] = [baseAt(unit, was), baseAt(unit, at)]
  return editionOf(s).displacedWithin === 'range 1'
    ? exceeds(farthest(before, base).distance, SEGMENT)
    : exceeds(distance(before, base), toolLength[1])
}

/** Is there room on the level where it was (LG1-DISP-012)? */
function staysUp(s: LState, unit: Unit, was: Place): boolean {
  const free = nearestForLeader(s, unit, was)
  return free.on === was.on && !isTooFar(s, unit, was, free)
}
