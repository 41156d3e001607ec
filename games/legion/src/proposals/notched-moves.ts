import { nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { bearing, cos, normalDegrees, type Point, type Pose, pointAt, rest, sin } from '@sandtable/plane'
import { MOST_BEND, toolLength } from '../geometry/measures.ts'
import { notchOf } from '../moves/along-tool.ts'
import { entryStretches, flushAtVehicle, inwardsAt, type Stretch } from '../moves/entering.ts'
import { judgeMove } from '../moves/judge.ts'
import { isStationary } from '../moves/may-move.ts'
import { judgeNotched } from '../moves/notched.ts'
import { canPivot, canReverse, canStrafe, mostPivot, mostTurn, speedFor } from '../moves/ways.ts'
import type { Open } from '../open.ts'
import type { LState, Unit } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import {
  isStandardAlone,
  type Moving,
  type NotchedMove,
  type Pivot,
  type Speed,
  type Way,
} from '../vocabulary/moves.ts'

/** Looking for moves of notched bases: for the pointer, for bots and for samples. What is not found may still be laid. */

const speeds: readonly Speed[] = [1, 2, 3]

/** By how much the way that a base goes differs from the way it looks. */
const heading: Readonly<Record<Way, number>> = { forward: 0, reverse: 180, left: -90, right: 90 }

function waysOf(s: LState, v: Moving, unit: Unit): Way[] {
  if (v.compulsory || !unit.deployed || isStandardAlone(v)) return ['forward']
  return [
    'forward',
    ...(canReverse(s, unit) ? (['reverse'] as const) : []),
    ...(canStrafe(s, unit) ? (['left', 'right'] as const) : []),
  ]
}

/** A move and how far from the wished place it would end. */
interface Idea {
  readonly move: NotchedMove
  readonly off: number
}

/** So many of the nearest ideas are judged. */
const TRIES = 24

/**
 * A legal move that puts the leader here, as near as `within`; null: none is found. Of those as near, the one that ends
 * with the facing that is wished for, or goes forward with the shortest tool and the least bend.
 */
export function notchedTo(s: LState, v: Moving, at: Point, within = 5, facing?: number): NotchedMove | null {
  const unit = unitOf(s, v.unit)
  if (isStationary(s, unit)) return null
  const ideas = (unit.deployed ? ideasFrom(s, v, unit, at) : ideasOnto(s, v, unit, at))
    .filter(({ off }) => off <= within)
    .sort(facing === undefined ? byPlace : byFacing(s, v, unit, facing))
  for (const { move } of ideas.slice(0, TRIES)) {
    if (typeof judgeNotched(s, v, move) !== 'string') return move
  }
  return null
}

function byPlace(a: Idea, b: Idea): number {
  return Math.round(a.off) - Math.round(b.off)
}

/** So near, one place is as good as another for whoever wants to look that way. */
const AS_NEAR = 12

function byFacing(s: LState, v: Moving, unit: Unit, facing: number): (a: Idea, b: Idea) => number {
  const step = ({ off }: Idea) => Math.floor(off / AS_NEAR)
  const away = ({ move }: Idea) => Math.abs(normalDegrees(endFacing(s, v, unit, move) - facing + 180) - 180)
  return (a, b) => step(a) - step(b) || away(a) - away(b)
}

/** How a base looks at the end of a move: on the second section of the tool it follows the bend. */
function endFacing(s: LState, v: Moving, unit: Unit, move: NotchedMove): number {
  const { speed, turn, bend, front = Number.POSITIVE_INFINITY, from } = move
  const start = unit.deployed ? leaderOf(unit).facing : (inwardsAt(s, v, unit, from) ?? 0)
  return start + turn + (front > toolLength[speed] / 2 ? bend : 0)
}

/**
 * Where the middle of a base is, as seen from where it was, once its leading notch is `front` along a bent tool: straight
 * ahead on the first section, beside the joint on the second (LG2-NOTCH-007).
 */
export function middleAt(half: number, notch: number, bend: number, front: number): Point {
  if (front <= half) return { x: 0, y: front }
  const on = front - half - notch
  return { x: on * sin(bend), y: notch + half + on * cos(bend) }
}

/** How far the leading notch is along the tool when the middle is so far from where it was. */
function frontFor(half: number, notch: number, bend: number, distance: number): number {
  if (distance <= half) return distance
  const joint = notch + half
  const square = distance * distance - joint * joint * sin(bend) * sin(bend)
  const front = joint - joint * cos(bend) + Math.sqrt(Math.max(0, square))
  return Math.min(2 * (half + notch), Math.max(half + 0.5, front))
}

/** Bends from none to the most, in turn to both sides. */
function bends(step: number): number[] {
  const found = [0]
  for (let bend = step; bend <= MOST_BEND; bend += step) found.push(bend, -bend)
  return found
}

function ideasFrom(s: LState, v: Moving, unit: Unit, at: Point): Idea[] {
  const { x, y, facing } = leaderOf(unit)
  const distance = Math.sqrt((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y))
  const towards = bearing(at.x - x, at.y - y)
  const most = mostTurn(s, unit)
  return waysOf(s, v, unit).flatMap((way) =>
    speeds.flatMap((speed) => {
      if (speed > speedFor(v.speed, way)) return []
      const half = toolLength[speed] / 2
      const notch = notchOf(unit, way)
      return bends(most === 0 ? 5 : 15).map((bend): Idea => {
        const front = frontFor(half, notch, bend, distance)
        const middle = middleAt(half, notch, bend, front)
        const wanted = towards - bearing(middle.x, middle.y) - facing - heading[way]
        const turn = rested(Math.max(-most, Math.min(most, normalDegrees(wanted + 180) - 180)))
        const ahead = facing + turn + heading[way]
        const endX = x + middle.x * cos(ahead) + middle.y * sin(ahead)
        const endY = y + middle.y * cos(ahead) - middle.x * sin(ahead)
        const off = Math.sqrt((endX - at.x) * (endX - at.x) + (endY - at.y) * (endY - at.y))
        return { move: v.compulsory ? { way, speed, turn, bend } : { way, speed, turn, bend, front }, off }
      })
    }),
  )
}

function rested(degrees: number): number {
  return rest({ x: degrees, y: 0, facing: 0 }).x
}

/** So many degrees lie between the directions in which a way out of a vehicle is looked for. */
const AROUND = 15

/** Where the tool may begin at the vehicle that a unit gets out of. */
function startsAt(vehicle: Unit): Pose[] {
  return Array.from({ length: 360 / AROUND }, (_, at) => rest(flushAtVehicle(vehicle, AROUND * at)))
}

/** Away from the vehicle, straight or with a bend to a side. */
function ideasOut(vehicle: Unit, unit: Unit, at: Point): Idea[] {
  const speed = 1
  const half = toolLength[speed] / 2
  const notch = notchOf(unit, 'forward')
  return startsAt(vehicle).flatMap((from) => {
    const start = pointAt(from, { x: 0, y: -notch })
    const distance = Math.sqrt((at.x - start.x) * (at.x - start.x) + (at.y - start.y) * (at.y - start.y))
    return bends(30).map((bend): Idea => {
      const front = frontFor(half, notch, bend, distance)
      const { x, y } = pointAt({ ...start, facing: from.facing }, middleAt(half, notch, bend, front))
      const off = Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y))
      return { move: { way: 'forward', speed, turn: 0, bend, from: { x: from.x, y: from.y }, front }, off }
    })
  })
}

/** Straight in from the edge, or with a bend to a side. */
function ideasOnto(s: LState, v: Moving, unit: Unit, at: Point): Idea[] {
  if (v.outOf !== undefined) return ideasOut(unitOf(s, v.outOf), unit, at)
  return entryStretches(s, unit).flatMap((stretch) =>
    speeds.flatMap((speed) =>
      speed > v.speed ? [] : bends(30).flatMap((bend) => entryIdea(unit, v, stretch, speed, bend, at)),
    ),
  )
}

function entryIdea(
  unit: Unit,
  v: Moving,
  { from, to, inwards }: Stretch,
  speed: Speed,
  bend: number,
  at: Point,
): Idea[] {
  const half = toolLength[speed] / 2
  const notch = notchOf(unit, 'forward')
  const deep = (at.x - from.x) * sin(inwards) + (at.y - from.y) * cos(inwards)
  // The middle starts as far behind the edge as its notch lies ahead of it.
  const ahead = deep + notch
  const straight = ahead <= half
  if (!straight && cos(bend) < 0.2) return []
  const longest = 2 * (half + notch)
  const front = straight ? ahead : Math.min(longest, half + notch + (ahead - half - notch) / cos(bend))
  if (front < 0 || (!straight && front <= half)) return []
  const middle = middleAt(half, notch, bend, front)
  const x = at.x - middle.x * cos(inwards)
  const y = at.y + middle.x * sin(inwards)
  const edge = from.y === to.y ? { x: rested(x), y: from.y } : { x: from.x, y: rested(y) }
  const move = { way: 'forward', speed, turn: 0, bend, from: edge } as const
  return [{ move: v.compulsory ? move : { ...move, front }, off: Math.abs(middle.y - notch - deep) }]
}

/** Some legal move, or a pivot; null: none was found in a few tries. */
export function someNotched(s: LState, v: Moving, random: Random): NotchedMove | Pivot | null {
  const unit = unitOf(s, v.unit)
  for (let tries = 0; tries < 8; tries++) {
    const move = randomMove(s, v, unit, random)
    if (move !== null && typeof judgeMove(s, v, move) !== 'string') return move
  }
  return null
}

function randomMove(s: LState, v: Moving, unit: Unit, random: Random): NotchedMove | Pivot | null {
  const some = (most: number) => nextBelow(random, 2 * most + 1) - most
  if (isStationary(s, unit) || v.speed <= 0 || (mayOnlyPivot(v, unit) && nextBelow(random, 8) === 0)) {
    const turn = some(mostPivot(s, unit))
    return mayOnlyPivot(v, unit) ? { way: 'pivot', turn } : null
  }
  const way = nextBelow(random, 3) > 0 ? 'forward' : pickOne(random, waysOf(s, v, unit))
  const most = speedFor(v.speed, way)
  const speed = (nextBelow(random, 3) > 0 ? most : 1 + nextBelow(random, most)) as Speed
  const bend = nextBelow(random, 3) > 0 ? some(MOST_BEND) : 0
  const turn = unit.deployed ? some(mostTurn(s, unit)) : 0
  const move: Open<NotchedMove> = { way, speed, turn, bend }
  const from = unit.deployed ? null : someStart(s, v, unit, random)
  const whole = v.compulsory || nextBelow(random, 2) === 0
  const longest = toolLength[speed] + 2 * notchOf(unit, way)
  if (from !== null) move.from = { x: from.x, y: from.y }
  if (!whole) move.front = nextBelow(random, Math.floor(longest))
  return move
}

function mayOnlyPivot(v: Moving, unit: Unit): boolean {
  return unit.deployed && canPivot(unit) && !v.compulsory && !v.withdraws && !isStandardAlone(v)
}

function someStart(s: LState, { outOf }: Moving, unit: Unit, random: Random): Pose | null {
  return outOf === undefined ? someEdge(s, unit, random) : pickOne(random, startsAt(unitOf(s, outOf)))
}

/** Somewhere on the edge that it may come from, looking inwards; null: there is no such edge. */
export function someEdge(s: LState, unit: Unit, random: Random): Pose | null {
  const stretches = entryStretches(s, unit)
  const stretch = stretches[nextBelow(random, Math.max(1, stretches.length))]
  if (stretch === undefined) return null
  const { x, y } = alongStretch(stretch, nextBelow(random, 1001) / 1000)
  return { x, y, facing: stretch.inwards }
}

function alongStretch({ from, to }: Stretch, share: number): Point {
  const { x, y } = rest({
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
    facing: 0,
  })
  return { x, y }
}

/** The first way onto the battlefield, looked for in steps along the edge; null: there is none. */
export function firstNotchedEntry(s: LState, v: Moving): NotchedMove | null {
  const unit = unitOf(s, v.unit)
  if (v.speed < 1) return null
  if (v.outOf !== undefined) {
    for (const { x, y } of startsAt(unitOf(s, v.outOf))) {
      const move = firstLegal(s, v, { from: { x, y } })
      if (move !== null) return move
    }
    return null
  }
  for (const stretch of entryStretches(s, unit)) {
    const { from, to } = stretch
    const way = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
    const count = Math.floor(way / notchOf(unit, 'left'))
    for (let at = 0.5; at < count; at++) {
      const move = firstLegal(s, v, { from: alongStretch(stretch, at / count) })
      if (move !== null) return move
    }
  }
  return null
}

/** The first compulsory move that can be made at all, with the least bend; null: there is none. */
export function firstCompulsory(s: LState, v: Moving): NotchedMove | null {
  for (const bend of bends(15)) {
    const move = firstLegal(s, v, { bend })
    if (move !== null) return move
  }
  return null
}

function firstLegal(s: LState, v: Moving, how: Partial<NotchedMove>): NotchedMove | null {
  for (const speed of [...speeds].reverse()) {
    if (speed > v.speed) continue
    const move = { way: 'forward', speed, turn: 0, bend: 0, ...how } as const
    if (typeof judgeNotched(s, v, move) !== 'string') return move
  }
  return null
}
