import type { Place, Random } from '@sandtable/kernel'
import type { Thought } from '@sandtable/kit'
import type { Point } from '@sandtable/plane'
import { cos, sin } from '@sandtable/plane'
import { objectivesFor } from '../alone/priorities.ts'
import { editionOf } from '../editions/index.ts'
import { radiusOf } from '../geometry/bases.ts'
import { toolLength } from '../geometry/measures.ts'
import { putAt } from '../moves/cohesion.ts'
import type { Judged } from '../moves/ending.ts'
import { entryStretches } from '../moves/entering.ts'
import { judgeMove } from '../moves/judge.ts'
import { moveTo, someMove } from '../proposals/moves.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { enemiesOf, isNotched, leaderOf, unitOf } from '../units.ts'
import type { Move, Moving, Speed } from '../vocabulary/moves.ts'
import { hasMeleeWeapon } from '../weapons.ts'
import { drawOf, extrasOf, type Wants, wantsOf } from './goals.ts'
import { harmTo } from './harm.ts'
import { type Mind, slips } from './mind.ts'
import { type Goal, wayTo } from './plan.ts'
import { stoodBecause } from './reasons.ts'
import { targetWorth } from './targets.ts'

/** What standing somewhere comes to, in points. */
export interface Standing {
  /** What the goals there, or near, are worth. */
  readonly goals: number
  /** What the best attack from there would take. */
  readonly harm: number
  /** What it would be worth with all that follows from it: whoever falls leaves a token. */
  readonly blow: number
  /** What all enemies together could take. */
  readonly risk: number
}

export function standing(s: LState, unit: Unit, wants: Wants, mind: Mind): Standing {
  let [harm, blow, risk] = [0, 0, 0]
  for (const enemy of enemiesOf(s, unit)) {
    harm = Math.max(harm, harmTo(s, unit, enemy))
    blow = Math.max(blow, targetWorth(s, unit, enemy))
    // Who has acted comes again only in the next round.
    risk += (enemy.order === 'down' ? 0.6 : 1) * harmTo(s, enemy, unit, 0)
  }
  return {
    goals: drawOf(wants, leaderOf(unit)) + extrasOf(s, unit, mind),
    harm,
    blow,
    risk: Math.min(risk, unit.points),
  }
}

/** How much of an attack from a place counts: all of it if it can follow, else what it may come to later. */
export type Eager = number
export const attacksNext: Eager = 1
export const attacksLater: Eager = 0.4

export function worthOf({ goals, blow, risk }: Standing, { caution }: Mind, eager: Eager): number {
  return goals + eager * blow - caution * risk
}

export interface Step {
  readonly move: Move
  readonly there: Standing
  readonly worth: number
}

/** So many places are looked at closely. */
const looks = 16

/** The best places within reach, best first. */
export function stepsOf(
  s: LState,
  v: Moving,
  unit: Unit,
  wants: Wants,
  mind: Mind,
  eager: Eager,
  random: Random,
): Step[] {
  const judged = movesOf(s, v, unit, wants, random).flatMap((move) => {
    const ends = judgeMove(s, v, move)
    return typeof ends === 'string' ? [] : [{ move, ends, draw: drawOf(wants, ends.leader) }]
  })
  const close = judged.sort((one, other) => other.draw - one.draw).slice(0, looks)
  return close
    .map(({ move, ends }): Step => {
      const there = as(unit, ends, () => standing(s, unit, wants, mind))
      return { move, there, worth: worthOf(there, mind, eager) }
    })
    .sort((one, other) => other.worth - one.worth)
}

/** Where a unit goes: the best of some places within its reach, or none. */
export function chooseMove(
  s: LState,
  place: Place<Legion>,
  v: Moving,
  eager: Eager,
  mind: Mind,
  random: Random,
): Thought {
  if (slips(mind, random)) return { answer: place.sample(random) }
  const unit = unitOf(s, v.unit)
  const wants = wantsOf(s, unit, mind)
  const here = unit.deployed && place.refuse('stay') === null ? standing(s, unit, wants, mind) : null
  const least = here === null ? Number.NEGATIVE_INFINITY : worthOf(here, mind, eager) + 0.5
  const step = stepsOf(s, v, unit, wants, mind, eager, random).find(
    ({ move, worth }) => worth > least && place.refuse(move) === null,
  )
  if (step !== undefined) return { answer: step.move, reasons: () => stoodBecause(step.there) }
  if (here !== null) return { answer: 'stay', reasons: () => stoodBecause(here) }
  return { answer: place.sample(random) }
}

/** Looks at something as if the unit had moved. */
export function as<T>(unit: Unit, { leader, others }: Pick<Judged, 'leader' | 'others'>, look: () => T): T {
  const { minis, deployed } = unit
  unit.minis = minis.map((mini, at) => {
    const moved = { ...mini }
    const place = at === 0 ? leader : others[at - 1]
    if (place !== undefined) putAt(moved, place)
    return moved
  })
  unit.deployed = true
  const seen = look()
  Object.assign(unit, { minis, deployed })
  return seen
}

/** Moves worth a look: towards goals, into contact, around, behind something, and some at random. */
function movesOf(s: LState, v: Moving, unit: Unit, wants: Wants, random: Random): Move[] {
  const found: Move[] = []
  const reach = toolLength[Math.max(1, Math.min(3, v.speed)) as Speed] + 2 * radiusOf(unit) - 1
  const wishes = unit.deployed ? wishesOf(s, unit, reach, wants) : entriesOf(s, unit, reach, wants)
  for (const wish of wishes) {
    const move = moveTo(s, v, wish)
    if (move !== null) found.push(move)
  }
  for (let tries = 0; tries < (isNotched(unit) || !unit.deployed ? 5 : 2); tries++) {
    const move = someMove(s, v, random)
    if (move !== null) found.push(move)
  }
  return found
}

const slant = Math.SQRT1_2
const compass: readonly (readonly [number, number])[] = [
  [1, 0],
  [slant, slant],
  [0, 1],
  [-slant, slant],
  [-1, 0],
  [-slant, -slant],
  [0, -1],
  [slant, -slant],
]

function wishesOf(s: LState, unit: Unit, reach: number, wants: Wants): Point[] {
  const here = leaderOf(unit)
  const nearest = [...wants.enemies].sort((a, b) => wayTo(a, here) - wayTo(b, here)).slice(0, 2)
  const towards = [...wants.tokens, ...nearest].flatMap((goal) => onTheWay(here, goal, reach))
  const around = compass.map(([dx, dy]): Point => ({ x: here.x + reach * dx, y: here.y + reach * dy }))
  return [
    ...towards,
    ...touching(s, unit, here, reach),
    ...contacts(s, unit, here, reach),
    ...screens(s, here, reach, nearest[0]),
    ...around,
  ]
}

/** As far as it goes, half as far, and just near enough. */
function onTheWay(from: Point, goal: Goal, reach: number): Point[] {
  const way = wayTo(goal, from)
  const enough = Math.max(0, way - goal.near)
  const steps = new Set([Math.min(reach, way), Math.min(reach * 0.6, way), Math.min(reach, enough + 5)])
  return [...steps].map((step) => ({
    x: from.x + ((goal.x - from.x) * step) / Math.max(1, way),
    y: from.y + ((goal.y - from.y) * step) / Math.max(1, way),
  }))
}

/** Against what must be touched, where an objective card of 2018 is about that. */
function touching(s: LState, unit: Unit, from: Point, reach: number): Point[] {
  if (isNotched(unit) || editionOf(s).cards !== '2018') return []
  return objectivesFor(s, unit).flatMap(({ x, y, contact, there }) => {
    const way = wayTo({ x, y }, from)
    if (contact === null || there || way < 1 || way - contact > reach) return []
    return [{ x: x + ((from.x - x) * contact) / way, y: y + ((from.y - y) * contact) / way }]
  })
}

/** Hand to hand with the nearest enemies, for whoever is made for it. */
function contacts(s: LState, unit: Unit, from: Point, reach: number): Point[] {
  if (isNotched(unit) || !hasMeleeWeapon(unit)) return []
  const found: Point[] = []
  for (const enemy of enemiesOf(s, unit)) {
    for (const mini of enemy.minis) {
      const way = wayTo(mini, from)
      const gap = radiusOf(unit) + radiusOf(enemy)
      if (way - gap > reach || way < 1) continue
      found.push({ x: mini.x + ((from.x - mini.x) * gap) / way, y: mini.y + ((from.y - mini.y) * gap) / way })
      break
    }
    if (found.length >= 2) break
  }
  return found
}

/** Behind terrain that is near, as the nearest enemy looks at it. */
function screens(s: LState, from: Point, reach: number, enemy: Point | undefined): Point[] {
  if (enemy === undefined) return []
  const found: { at: Point; way: number }[] = []
  for (const { kind, outline } of battlefieldOf(s.table.map).parts) {
    if (kind.cover === 'none') continue
    const middle = middleOf(outline.points)
    const way = wayTo(middle, enemy)
    const beyond = (way + halfOf(outline.points, middle) + 25) / Math.max(1, way)
    const at = { x: enemy.x + (middle.x - enemy.x) * beyond, y: enemy.y + (middle.y - enemy.y) * beyond }
    const far = wayTo(at, from)
    if (far <= reach) found.push({ at, way: far })
  }
  return found
    .sort((one, other) => one.way - other.way)
    .slice(0, 3)
    .map(({ at }) => at)
}

function middleOf(points: readonly number[]): Point {
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < points.length; at += 2) {
    x += points[at] ?? 0
    y += points[at + 1] ?? 0
  }
  const count = Math.max(1, points.length / 2)
  return { x: x / count, y: y / count }
}

function halfOf(points: readonly number[], middle: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + 1 < points.length; at += 2)
    least = Math.min(least, wayTo({ x: points[at] ?? 0, y: points[at + 1] ?? 0 }, middle))
  return Math.min(120, least)
}

/** Where to come in: along the edge, near what it wants. */
function entriesOf(s: LState, unit: Unit, reach: number, wants: Wants): Point[] {
  const deep = Math.max(20, reach - radiusOf(unit) - 2)
  const spots = entryStretches(s, unit).flatMap(({ from, to, inwards }) =>
    [0.08, 0.25, 0.42, 0.58, 0.75, 0.92].map((share): Point => {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
      return { x: x + sin(inwards) * deep, y: y + cos(inwards) * deep }
    }),
  )
  return spots.sort((one, other) => drawOf(wants, other) - drawOf(wants, one)).slice(0, 10)
}
