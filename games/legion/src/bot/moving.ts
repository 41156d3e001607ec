import type { Place, Plain, Random } from '@sandtable/kernel'
import type { Thought } from '@sandtable/kit'
import type { Point } from '@sandtable/plane'
import { radiusOf } from '../geometry/bases.ts'
import { toolLength } from '../geometry/measures.ts'
import { putAt } from '../moves/cohesion.ts'
import type { Judged } from '../moves/ending.ts'
import { judgeMove } from '../moves/judge.ts'
import { moveTo, someMove } from '../moves/search.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { enemiesOf, isNotched, leaderOf, unitOf } from '../units.ts'
import type { Move, Moving, Speed } from '../vocabulary/moves.ts'
import { drawOf, type Goal, goalsOf, wayTo } from './goals.ts'
import { harmTo } from './harm.ts'
import { type Mind, slips } from './mind.ts'
import { stoodBecause } from './reasons.ts'

/** What standing somewhere comes to, in points. */
export interface Standing {
  /** What the goals there, or near, are worth. */
  readonly goals: number
  /** What the best attack from there would take. */
  readonly harm: number
  /** What all enemies together could take. */
  readonly risk: number
}

export function standing(s: LState, unit: Unit, goals: readonly Goal[]): Standing {
  let [harm, risk] = [0, 0]
  for (const enemy of enemiesOf(s, unit)) {
    harm = Math.max(harm, harmTo(s, unit, enemy))
    risk += harmTo(s, enemy, unit, 0)
  }
  return { goals: drawOf(goals, leaderOf(unit)), harm, risk }
}

/** More fear than this makes nobody flee farther. */
const mostFear = 60

export function worthOf({ goals, harm, risk }: Standing, { caution }: Mind): number {
  return goals + harm - Math.min(caution * risk, mostFear)
}

/** Where a unit goes: the best of some places within its reach, or none. */
export function chooseMove(s: LState, place: Place<Legion>, v: Moving, mind: Mind, random: Random): Thought {
  if (slips(mind, random)) return { answer: place.sample(random) }
  const unit = unitOf(s, v.unit)
  const goals = goalsOf(s, unit, mind)
  const here = unit.deployed && place.refuse('stay') === null ? standing(s, unit, goals) : null
  let [answer, there]: [Plain, Standing | null] = [here === null ? null : 'stay', here]
  let best = here === null ? Number.NEGATIVE_INFINITY : worthOf(here, mind) + 1
  for (const move of movesOf(s, v, unit, goals, random)) {
    const judged = judgeMove(s, v, move)
    if (typeof judged === 'string') continue
    const stands = as(unit, judged, () => standing(s, unit, goals))
    const worth = worthOf(stands, mind)
    if (worth <= best || place.refuse(move) !== null) continue
    best = worth
    ;[answer, there] = [move, stands]
  }
  const stood = there
  if (answer === null || stood === null) return { answer: place.sample(random) }
  return { answer, reasons: () => stoodBecause(stood) }
}

/** Looks at something as if the unit had moved. */
function as<T>(unit: Unit, { leader, others }: Judged, look: () => T): T {
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

/** Moves worth a look: towards goals, around, and some at random. */
function movesOf(s: LState, v: Moving, unit: Unit, goals: readonly Goal[], random: Random): Move[] {
  const found: Move[] = []
  if (unit.deployed && !isNotched(unit))
    for (const wish of wishesOf(unit, v.speed, goals)) {
      const move = moveTo(s, v, wish)
      if (move !== null) found.push(move)
    }
  for (let tries = 0; tries < (unit.deployed && !isNotched(unit) ? 3 : 8); tries++) {
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

function wishesOf(unit: Unit, speed: number, goals: readonly Goal[]): Point[] {
  const { x, y } = leaderOf(unit)
  const reach = toolLength[Math.max(1, Math.min(3, speed)) as Speed] + 2 * radiusOf(unit) - 1
  const nearest = goals
    .map((goal) => ({ goal, way: wayTo(goal, { x, y }) }))
    .sort((one, other) => one.way - other.way)
    .slice(0, 4)
  const towards = nearest.flatMap(({ goal, way }) =>
    [1, 0.6].map((share): Point => {
      const step = Math.min(reach * share, Math.max(0, way - 10)) / Math.max(1, way)
      return { x: x + (goal.x - x) * step, y: y + (goal.y - y) * step }
    }),
  )
  const around = compass.map(([dx, dy]): Point => ({ x: x + reach * dx, y: y + reach * dy }))
  return [...towards, ...around]
}
