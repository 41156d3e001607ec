import { nextBelow, type Random, type RuleId } from '@sandtable/kernel'
import {
  boxesOf,
  type Circle,
  cos,
  flushAt,
  type Laying,
  layTool,
  layToolFromEdge,
  type Point,
  type Pose,
  pointAt,
  rest,
  sin,
} from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseOf, discAt, endsOf, radiusOf } from '../geometry/bases.ts'
import { MOST_BEND, toolLength } from '../geometry/measures.ts'
import { climbOf, heightBefore, type Judged } from '../moves/ending.ts'
import { entryStretches, flushAtVehicle, outwardsAt, type Stretch } from '../moves/entering.ts'
import {
  barsJump,
  barsTool,
  difficultFor,
  liesOnAnother,
  type Obstructions,
  touchesDifficult,
} from '../moves/ground.ts'
import { judgeMove } from '../moves/judge.ts'
import { judge } from '../moves/round.ts'
import { toolOf } from '../moves/tool.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { isNotched, leaderOf, unitOf } from '../units.ts'
import {
  isStandardAlone,
  type Move,
  type Moving,
  type NotchedMove,
  type RoundMove,
  type Speed,
} from '../vocabulary/moves.ts'
import { firstNotchedEntry, middleAt, notchedTo, someEdge, someNotched } from './notched-moves.ts'
import { someSweep, sweepTo } from './sweeps.ts'

/** Looking for moves: for the pointer, for bots and for samples. What is not found may still be laid by hand. */

const speeds: readonly Speed[] = [1, 2, 3]

/** A legal move that puts the leader here, with the shortest tool that does; null: none is found. */
export function moveTo(s: LState, v: Moving, at: Point): RoundMove | NotchedMove | null {
  const unit = unitOf(s, v.unit)
  if (isNotched(unit)) return notchedTo(s, v, at)
  if (editionOf(s).roundBases === 'sweep') return sweepTo(s, v, at)
  const place = rest({ x: at.x, y: at.y, facing: 0 })
  for (const speed of speeds) {
    if (speed > Math.max(1, v.speed)) break
    for (const climbs of speed === 1 && !isStandardAlone(v) ? [false, true] : [false]) {
      const bars = barsOf(s, v, unit, climbs)
      const found = laidAmong(s, v, unit, speed, place, bars)
      if (found === null) continue
      if (typeof found.judged !== 'string') return found.move
      if (found.judged !== 'LG2-TMOV-001' || !isClear(s, unit, place)) continue
      const around = laidAmong(s, v, unit, speed, place, withDifficult(s, unit, bars))
      if (around !== null && typeof around.judged !== 'string') return around.move
    }
  }
  return null
}

/** The move with the tool laid among these, and what is thought of it; null: it cannot be laid. */
function laidAmong(
  s: LState,
  v: Moving,
  unit: Unit,
  speed: Speed,
  place: Point,
  bars: Obstructions,
): { readonly move: RoundMove; readonly judged: Judged | RuleId } | null {
  const laying = layingTo(s, v, unit, speed, place, bars)
  if (laying === null) return null
  const move = moveOf(unit, speed, laying, place)
  return { move, judged: judge(s, v, move) }
}

function barsOf(s: LState, v: Moving, unit: Unit, climbs: boolean): Obstructions {
  const field = battlefieldOf(s.table.map)
  const height = heightBefore(s, v, unit)
  return v.jump === undefined
    ? barsTool(field, unit, height, climbs ? climbOf(s, unit) : 0)
    : barsJump(field, height, v.jump)
}

/** The same, and difficult ground: the tool is laid around that, too, where only what lies under it would slow the unit (LG2-TMOV-002). */
function withDifficult(s: LState, unit: Unit, bars: Obstructions): Obstructions {
  const difficult = difficultFor(battlefieldOf(s.table.map), unit)
  const shapes = [...bars.shapes, ...difficult.shapes]
  return { parts: [...bars.parts, ...difficult.parts], shapes, boxes: boxesOf(shapes) }
}

/** Is neither where it stands nor where its leader goes difficult? */
function isClear(s: LState, unit: Unit, place: Point): boolean {
  const stands = unit.deployed ? unit.minis.map((mini) => baseOf(unit, mini)) : []
  return !touchesDifficult(difficultFor(battlefieldOf(s.table.map), unit), [...stands, discAt(unit, place)])
}

function layingTo(
  s: LState,
  v: Moving,
  unit: Unit,
  speed: Speed,
  place: Point,
  bars: Obstructions,
): Laying | null {
  const to = discAt(unit, place)
  if (v.outOf !== undefined) return fromVehicle(unitOf(s, v.outOf), speed, to, bars)
  if (unit.deployed) return layTool(toolOf(speed), discAt(unit, leaderOf(unit)), to, bars.shapes, bars.boxes)
  for (const stretch of entryStretches(s, unit)) {
    const found = fromEdge(unit, speed, stretch, place, bars)
    if (found !== null) return found
  }
  return null
}

function fromVehicle(
  vehicle: Unit,
  speed: Speed,
  to: Circle,
  { shapes, boxes }: Obstructions,
): Laying | null {
  const ends = endsOf(vehicle, leaderOf(vehicle))
  for (const end of ends) {
    const found = layTool(toolOf(speed), end, to, shapes, boxes)
    if (found !== null && outwardsAt(vehicle, found.start) !== null) return found
  }
  const [front, rear] = ends
  if (front === undefined || rear === undefined) return null
  // Along its flanks.
  for (const aside of [90, 270]) {
    const { facing } = rest({ ...front, facing: leaderOf(vehicle).facing + aside })
    const beside = ({ x, y, r }: Circle) => pointAt({ x, y, facing }, { x: 0, y: r })
    const found = layToolFromEdge(toolOf(speed), beside(front), beside(rear), facing, to, shapes, boxes)
    if (found !== null) return found
  }
  return null
}

function fromEdge(
  unit: Unit,
  speed: Speed,
  { from, to, inwards }: Stretch,
  place: Point,
  bars: Obstructions,
) {
  return layToolFromEdge(toolOf(speed), from, to, inwards, discAt(unit, place), bars.shapes, bars.boxes)
}

function moveOf(unit: Unit, speed: Speed, { start, bend }: Laying, { x, y }: Point): RoundMove {
  const direction = start.facing
  return unit.deployed
    ? { speed, direction, bend, x, y }
    : { speed, direction, bend, x, y, from: { x: start.x, y: start.y } }
}

/** Some legal move; null: none was found in a few tries. */
export function someMove(s: LState, v: Moving, random: Random): Move | null {
  const unit = unitOf(s, v.unit)
  if (isNotched(unit)) return someNotched(s, v, random)
  if (editionOf(s).roundBases === 'sweep') return someSweep(s, v, random)
  for (let tries = 0; tries < 16; tries++) {
    const move = randomMove(s, v, unit, random)
    // What is soonest told comes first.
    if (move === null || liesOnAnother(s, unit, move)) continue
    if (typeof judgeMove(s, v, move) !== 'string') return move
  }
  return null
}

/** The tool laid anyhow, and the leader somewhere at it or as far as it leads: nothing is looked for. */
function randomMove(s: LState, v: Moving, unit: Unit, random: Random): RoundMove | null {
  const start = someStart(s, v, unit, random)
  if (start === null) return null
  const most = Math.max(1, Math.min(3, v.speed))
  const speed = (nextBelow(random, 3) > 0 ? most : 1 + nextBelow(random, most)) as Speed
  const bend = nextBelow(random, 2) > 0 ? nextBelow(random, 2 * MOST_BEND + 1) - MOST_BEND : 0
  const length = toolLength[speed]
  const along = nextBelow(random, 2) > 0 ? nextBelow(random, length) : length + radiusOf(unit)
  const { x, y } = pointAt(start, middleAt(length / 2, 0, bend, along))
  return moveOf(unit, speed, { start, bend }, rest({ x, y, facing: 0 }))
}

/** Where a tool may begin; null: nowhere. */
function someStart(s: LState, { outOf }: Moving, unit: Unit, random: Random): Pose | null {
  if (outOf !== undefined) return flushAtVehicle(unitOf(s, outOf), nextBelow(random, 360))
  return unit.deployed
    ? flushAt(discAt(unit, leaderOf(unit)), nextBelow(random, 360))
    : someEdge(s, unit, random)
}

const inwardsOf: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, 1],
  90: [1, 0],
  180: [0, -1],
  270: [-1, 0],
}

/** The first way onto the battlefield, looked for in steps along the edge; null: there is none. */
export function firstEntry(s: LState, v: Moving): RoundMove | NotchedMove | null {
  const unit = unitOf(s, v.unit)
  if (isNotched(unit)) return firstNotchedEntry(s, v)
  if (v.outOf !== undefined) return firstWayOut(s, v, unitOf(s, v.outOf), unit)
  const r = radiusOf(unit)
  for (const { from, to, inwards } of entryStretches(s, unit)) {
    const [dx, dy] = inwardsOf[inwards] ?? [0, 0]
    const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    const count = Math.floor(way / (4 * r))
    for (let at = 0.5; at < count; at++) {
      for (const deep of depths(v, r)) {
        const x = from.x + (at / count) * (to.x - from.x) + dx * deep
        const y = from.y + (at / count) * (to.y - from.y) + dy * deep
        const move = moveTo(s, v, { x, y })
        if (move !== null) return move
      }
    }
  }
  return null
}

/** So far from the edge a place is looked for: right behind it, and as far in as the tool leads. */
function depths({ speed }: Moving, r: number): number[] {
  const most = toolLength[Math.max(1, Math.min(3, speed)) as Speed] + r
  const found = [1.1 * r]
  for (let deep = 3 * r; deep <= most; deep += 2 * r) found.push(deep)
  return found
}

/** The first way out of a vehicle, looked for all around it; null: there is none. */
function firstWayOut(s: LState, v: Moving, vehicle: Unit, unit: Unit): RoundMove | null {
  for (let direction = 0; direction < 360; direction += 15) {
    const { x, y } = flushAtVehicle(vehicle, direction)
    for (const far of [1, 3, 5]) {
      const way = far * radiusOf(unit)
      const place = rest({ x: x + way * sin(direction), y: y + way * cos(direction), facing: 0 })
      const move = { speed: 1, direction, bend: 0, x: place.x, y: place.y } as const
      if (typeof judge(s, v, move) !== 'string') return move
    }
  }
  return null
}
