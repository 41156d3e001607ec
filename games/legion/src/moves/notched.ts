import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { exceeds, overlapped, type Pose } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseAt, baseOf, isOblong, radiusOf } from '../geometry/bases.ts'
import { MOST_BEND, SEGMENT } from '../geometry/measures.ts'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { cardOfUnit, leaderOf, unitOf } from '../units.ts'
import { hasKeyword, keywordX } from '../values.ts'
import {
  isStandardAlone,
  type Moving,
  type NotchedMove,
  type Pivot,
  type Speed,
} from '../vocabulary/moves.ts'
import { hasMeleeWeapon } from '../weapons.ts'
import { difficultIn2018, stepOf } from './2018/bars.ts'
import { gone } from './2018/edge.ts'
import { barsVehicle, basesToAvoid } from './2018/vehicles.ts'
import {
  isAllOn,
  lastAmong,
  passesOver,
  poseAt,
  type Run,
  reachAmong,
  roundAbout,
  runOf,
  turnedBy,
} from './along-tool.ts'
import { besideEnemies, othersAt, placeAt } from './cohesion.ts'
import {
  asSaid,
  climbOf,
  endRefused,
  heightBefore,
  ignoresDifficult,
  isSpot,
  type Judged,
  touchedEnemies,
} from './ending.ts'
import { entryAt } from './entering.ts'
import {
  barsBase,
  difficultFor,
  liesOnAnother,
  type Obstructions,
  otherBases,
  refuseOnToken,
  tokensToAvoid,
  touchesDifficult,
} from './ground.ts'
import { flightOver, speedFor, turnRefused, wayRefused } from './ways.ts'

/** Moves on notched bases (LG2-NOTCH-001 to -021, LG2-APXA-004 to -012). */

const ways = ['forward', 'reverse', 'left', 'right', 'pivot']

/** The answer as a move; null: it is none. */
export function readNotched(answer: Plain): NotchedMove | Pivot | null {
  if (!isMap(answer) || typeof answer.way !== 'string' || !ways.includes(answer.way)) return null
  const { way, speed, turn, bend, front, after, from, minis } = answer
  if (!Number.isFinite(turn)) return null
  if (way === 'pivot') return answer as unknown as Pivot
  if (speed !== 1 && speed !== 2 && speed !== 3) return null
  if (!Number.isFinite(bend)) return null
  if (![front, after].every((one) => one === undefined || Number.isFinite(one))) return null
  if (from !== undefined && !isSpot(from)) return null
  if (minis !== undefined && !(Array.isArray(minis) && minis.every(isSpot))) return null
  return answer as unknown as NotchedMove
}

/** Judges a move and looks for no other: the rule that forbids it, or where everybody stands. */
export function judgeNotched(s: LState, v: Moving, move: NotchedMove | Pivot): Judged | RuleId {
  const unit = unitOf(s, v.unit)
  const refused = wayRefused(s, v, unit, move) ?? turnRefused(s, unit, move)
  if (refused !== null) return refused
  if (move.way === 'pivot') return pivoted(s, unit, move.turn)
  if (Math.abs(move.bend) > MOST_BEND) return 'LG2-NOTCH-004'
  if (unit.deployed && move.from !== undefined) return 'LG2-DEPL-007'
  const entry = entryAt(s, v, unit, move.from)
  if (entry === null && !unit.deployed) return v.outOf === undefined ? 'LG2-DEPL-002' : 'LG2-KW-244'
  const run = runOf(unit, move, entry)
  const standard = alongTool(s, v, unit, move, run, null)
  // Only those who climb as troopers do may climb at all (LG2-NOTCH-013, LG2-KW-078).
  const climbs = editionOf(s).climbing === 'with the tool' && hasKeyword(s, unit, 'climbing-vehicle')
  if (typeof standard !== 'string' || move.speed !== 1 || !climbs) return standard
  const climbed = alongTool(s, v, unit, move, run, climbOf(s, unit))
  return typeof climbed !== 'string' && isStandardAlone(v) ? 'LG2-MOVE-012' : climbed
}

/** On the spot, all of them alike (LG2-APXA-006, -007). */
export function pivoted(s: LState, unit: Unit, turn: number): Judged | RuleId {
  const leader = leaderOf(unit)
  const pose = turnedBy(leader, turn)
  const refused = isOblong(unit) ? oblongRefused(s, unit, pose) : null
  if (refused !== null) return refused
  const others = unit.minis.slice(1).map(({ x, y, on }) => ({ x, y, on, facing: pose.facing }))
  return {
    leader: { x: pose.x, y: pose.y, facing: pose.facing, on: leader.on },
    others,
    climbs: false,
    standard: false,
    full: false,
    front: 0,
    offEdge: false,
  }
}

/** An oblong base that turns on the spot comes to lie elsewhere all the same. */
function oblongRefused(s: LState, unit: Unit, pose: Pose): RuleId | null {
  if (!isAllOn(s, unit, pose)) return 'LG2-MOVE-015'
  const place = placeAt(s, unit, pose)
  if ('rule' in place) return place.rule
  if (liesOnAnother(s, unit, pose)) return 'LG2-MOVE-011'
  const underfoot = refuseOnToken(s, baseAt(unit, pose))
  if (underfoot !== null) return underfoot
  const before = touchedEnemies(s, unit, leaderOf(unit))
  return touchedEnemies(s, unit, place).every((enemy) => before.includes(enemy)) ? null : 'LG2-MOVE-018'
}

/** Along the tool, over nothing that is higher than it may be; `climb`: so much higher in a climb, null in a standard move. */
function alongTool(
  s: LState,
  v: Moving,
  unit: Unit,
  move: NotchedMove,
  run: Run,
  climb: number | null,
): Judged | RuleId {
  const most = heightBefore(s, v, unit) + cardOfUnit(unit).height + (climb ?? 0)
  const field = battlefieldOf(s.table.map)
  const around = roundAbout(unit, run)
  const bars =
    editionOf(s).vehiclesMeet === 'nobody'
      ? barsBase(field, unit, around, most, flightOver(s, unit) * SEGMENT)
      : barsVehicle(s, unit, around)
  const reach = reachAmong(run, bars)
  if (v.compulsory && move.front !== undefined)
    return !exceeds(run.track.length, reach) ? flownOff(s, unit, run, move.front) : 'LG2-KW-100'
  const ends = (front: number) => standsAt(s, v, unit, turnedBy(poseAt(run, front), move.after ?? 0), climb)
  const end =
    move.front === undefined
      ? asFarAsItGoes(s, v, unit, run, bars, reach, ends)
      : asFarAsSaid(unit, run, bars, reach, move.front, ends)
  return typeof end === 'string' ? end : withOthers(s, v, unit, move, run, end, climb !== null)
}

/** All along the tool and over the edge, where a partial move would be allowed in its place (LG1-KWB-021, -023). */
function flownOff(s: LState, unit: Unit, run: Run, front: number): Judged | RuleId {
  const end = poseAt(run, run.track.length)
  return !exceeds(run.track.length, front) && !isAllOn(s, unit, end) ? gone(unit, end) : 'LG2-KW-100'
}

/** Where the leader comes to stand, and how far along the tool that is. */
interface End {
  readonly leader: Place
  readonly front: number
}

/** It may stop anywhere, but not beyond what it meets (LG2-NOTCH-006, -009). */
function asFarAsSaid(
  unit: Unit,
  run: Run,
  bars: Obstructions,
  reach: number,
  front: number,
  ends: (front: number) => Place | RuleId,
): End | RuleId {
  if (front < 0 || exceeds(front, run.track.length)) return 'LG2-NOTCH-006'
  if (exceeds(front, reach)) return 'LG2-NOTCH-009'
  const leader = ends(front)
  if (typeof leader === 'string') return leader
  // Set down, it may look another way than it did when it came by.
  return overlapped(baseAt(unit, leader), bars.shapes).length > 0 ? 'LG2-NOTCH-009' : { leader, front }
}

/** Steps, in mm, in which a place is looked for where a base may stand after all. */
const STEP = 2

/** All along the tool, or to the last place before what keeps it from there (LG2-NOTCH-008, -009, LG2-KW-101). */
function asFarAsItGoes(
  s: LState,
  v: Moving,
  unit: Unit,
  run: Run,
  bars: Obstructions,
  reach: number,
  ends: (front: number) => Place | RuleId,
): End | RuleId {
  const around = roundAbout(unit, run)
  const shapes = [
    ...bars.shapes,
    ...(editionOf(s).vehiclesMeet === 'nobody'
      ? [...otherBases(s, unit, around), ...(hasMeleeWeapon(unit) ? [] : besideEnemies(s, unit, around))]
      : basesToAvoid(s, v, unit, around)),
    ...tokensToAvoid(s),
    ...battlefieldOf(s.table.map).beyond,
  ]
  const last = lastAmong(run, shapes, reach)
  if (last === null) return 'LG2-NOTCH-009'
  const refused = ends(last)
  if (typeof refused !== 'string') return { leader: refused, front: last }
  for (let front = last - STEP; front >= 0; front -= STEP) {
    const leader = ends(front)
    if (typeof leader !== 'string') return { leader, front }
  }
  return refused
}

/** Where it would stand in this pose; the rule by which it may not. */
function standsAt(s: LState, v: Moving, unit: Unit, pose: Pose, climb: number | null): Place | RuleId {
  if (!isAllOn(s, unit, pose)) return 'LG2-MOVE-015'
  const place = placeAt(s, unit, pose)
  if ('rule' in place) return place.rule
  const [before, height] = [heightBefore(s, v, unit), heightOf(battlefieldOf(s.table.map), place.on)]
  const isByKind = editionOf(s).ground === 'by kind'
  const step = isByKind ? cardOfUnit(unit).height : stepOf(s, unit)
  // What it flies over does not matter to it, up or down; in 2018 only the way up is limited.
  const highest = isByKind ? Math.max(before, height) : height
  const isTooFar = exceeds(Math.abs(height - before), climb ?? step)
  if (isTooFar && exceeds(highest, flightOver(s, unit) * SEGMENT))
    return climb === null ? 'LG2-TMOV-006' : 'LG2-CLIMB-004'
  return endRefused(s, v, unit, place) ?? place
}

function withOthers(
  s: LState,
  v: Moving,
  unit: Unit,
  move: NotchedMove,
  run: Run,
  { leader, front }: End,
  climbs: boolean,
): Judged | RuleId {
  const said = move.minis === undefined ? null : asSaid(s, unit, leader, move.minis)
  if (typeof said === 'string') return said
  const most = speedFor(v.speed, move.way)
  const least = editionOf(s).slowedToHalt && move.way === 'reverse' ? 0 : 1
  const reduced = ignoresDifficult(s, v, unit) ? most : Math.max(least, most - 1)
  const tooFast = reduced < 1 ? 'LG1-DIFF-004' : 'LG2-TMOV-001'
  const slowedOnWay = isSlowed(s, unit, run, front, leader)
  if (slowedOnWay && move.speed > reduced) return tooFast
  // To look for places for the others takes longest.
  const others = said ?? othersAt(s, unit, leader)
  const slowed = slowedOnWay || areSlowed(s, unit, others)
  if (slowed && move.speed > reduced) return tooFast
  const top = slowed ? reduced : most
  if (v.compulsory && move.speed !== top && !isTooLong(s, v, move, most)) return 'LG2-KW-100'
  const isWhole = !exceeds(run.track.length, front)
  return {
    leader,
    others,
    climbs,
    standard: !climbs,
    front,
    full: isWhole && move.way === 'forward' && move.speed === top,
    ...(editionOf(s).setBackFreely && { spared: isSetBack(s, unit, run, front) }),
    offEdge:
      editionOf(s).overTheEdge === 'stops' &&
      v.compulsory === true &&
      !isAllOn(s, unit, poseAt(run, run.track.length)),
  }
}

/** Terrain lets nobody stand at the end of the tool, and the base stands no farther back than half of itself (LG1-QCMPB-007 to -009). */
function isSetBack(s: LState, unit: Unit, run: Run, front: number): boolean {
  const end = poseAt(run, run.track.length)
  if (exceeds(run.track.length - front, radiusOf(unit)) || !isAllOn(s, unit, end)) return false
  return 'rule' in placeAt(s, unit, end)
}

/** At the start by any of them, on its way or in the end by the leader (LG2-TMOV-001, -002). */
function isSlowed(s: LState, unit: Unit, run: Run, front: number, leader: Place): boolean {
  const difficult = difficultBelow(s, unit)
  if (passesOver(run, difficult.shapes, front, difficult.boxes)) return true
  const before = unit.deployed ? unit.minis.map((mini) => baseOf(unit, mini)) : []
  return touchesDifficult(difficult, [...before, baseAt(unit, leader)])
}

/** In the end, by one of the others. */
function areSlowed(s: LState, unit: Unit, others: readonly Place[]): boolean {
  return touchesDifficult(
    difficultBelow(s, unit),
    others.map((place) => baseAt(unit, place)),
  )
}

function difficultBelow(s: LState, unit: Unit): Obstructions {
  if (editionOf(s).ground === 'by type') return difficultIn2018(s, unit)
  return difficultFor(battlefieldOf(s.table.map), unit, keywordX(s, unit, 'hover') * SEGMENT)
}

/** Does difficult terrain forbid the same move with the tool that is longer by one? */
function isTooLong(s: LState, v: Moving, move: NotchedMove, most: number): boolean {
  return move.speed === most - 1 && judgeNotched(s, v, { ...move, speed: most as Speed }) === 'LG2-TMOV-001'
}
