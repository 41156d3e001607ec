import type { Point } from '@sandtable/plane'
import { isWithinRangeOfLeader } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { territoryOf } from '../mission/territory.ts'
import { hasMarked, heldToken } from '../scoring/phrases.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { enemiesOf, friendsOf, leaderOf } from '../units.ts'
import { courageOf } from '../values.ts'
import { goalsOf2018 } from './goals-2018.ts'
import { bestReach, punchOf } from './harm.ts'
import type { Mind } from './mind.ts'
import {
  errandOf,
  findOf,
  type Goal,
  lateness,
  perVictoryPoint,
  planOf,
  roundsToScore,
  strideOf,
  wayTo,
} from './plan.ts'

/** Where a unit wants to be, and how far it has to go. */
export interface Wants {
  /** What points are about: its part of the plan, an errand, something to pick up. */
  readonly tokens: readonly Goal[]
  /** Enemies, to have them within reach of its weapons. */
  readonly enemies: readonly Goal[]
  readonly stride: number
  readonly rounds: number
  /** Rounds that are lost on a way of so many activations. */
  late(activations: number): number
}

/** The share of what it could take of an enemy that having one in reach is worth from afar, a round. */
const shareOfPunch = 0.3
const roundsOfEnemies = 3

export function wantsOf(s: LState, unit: Unit, mind: Mind): Wants {
  const { width, height } = battlefieldOf(s.table.map)
  const planned = planOf(s, unit.seat, mind).get(unit.id)
  const tokens =
    mind.duty === 0
      ? []
      : [errandOf(s, unit), planned, findOf(s, unit), ...goalsOf2018(s, unit, mind)].flatMap(
          (goal) => goal ?? [],
        )
  const near = Math.max(25, bestReach(s, unit) * 0.85)
  const worth = 2 + shareOfPunch * punchOf(s, unit)
  const enemies = enemiesOf(s, unit).map((enemy): Goal => {
    const { x, y } = leaderOf(enemy)
    return { x, y, near, worth, token: null }
  })
  const middle: Goal = { x: width / 2, y: height / 2, near: 150, worth, token: null }
  return {
    tokens,
    enemies: enemies.length + tokens.length > 0 ? enemies : [middle],
    stride: strideOf(s, unit),
    rounds: roundsToScore(s),
    late: (activations) => lateness(unit, activations),
  }
}

/** The worth of what it wants, from here: the sooner it is there, the more rounds it counts. */
export function drawOf({ tokens, enemies, stride, rounds, late }: Wants, at: Point): number {
  let [first, second, foes] = [0, 0, 0]
  const steps = (goal: Goal) => Math.max(0, wayTo(goal, at) - goal.near) / stride
  for (const goal of tokens) {
    const worth = goal.worth * Math.max(0, rounds - late(steps(goal)))
    if (worth > first) [first, second] = [worth, first]
    else second = Math.max(second, worth)
  }
  for (const goal of enemies) foes = Math.max(foes, goal.worth * Math.max(0, roundsOfEnemies - steps(goal)))
  return first + second / 4 + foes
}

export function isThere({ tokens }: Wants, at: Point): boolean {
  return tokens.some((goal) => goal.worth > 4 && wayTo(goal, at) <= goal.near)
}

/** What standing there gives beside the tokens: scanners want enemies or to be out there, and leaders want company. */
export function extrasOf(s: LState, unit: Unit, { duty }: Mind): number {
  return duty * (scannerWorth(s, unit) * perVictoryPoint) + company(s, unit)
}

function scannerWorth(s: LState, unit: Unit): number {
  if (heldToken(s, unit, 'Scanner') === undefined) return 0
  const card = s.table.mission.secondary?.card ?? ''
  if (card.endsWith('surface-scan')) return isOutside(s, unit) ? 0.5 : 0
  if (!card.endsWith('recon-mission') || s.table.round < 2 || hasMarked(s, unit.seat, card)) return 0
  let seen = 0
  for (const enemy of enemiesOf(s, unit))
    if (isWithinRangeOfLeader(unit, enemy, 2) && leaderSees(s, unit, enemy)) seen++
  return seen >= 2 ? 1 : seen * 0.3
}

function isOutside(s: LState, unit: Unit): boolean {
  const { x, y } = leaderOf(unit)
  return territoryOf(s, unit.seat).every(
    ({ left, right, bottom, top }) => x < left - 20 || x > right + 20 || y < bottom - 20 || y > top + 20,
  )
}

/** Three segments: as far as a commander lends courage. */
const lending = 457

/** Whoever has little courage likes a commander near. */
function company(s: LState, unit: Unit): number {
  const at = leaderOf(unit)
  const near = (other: Unit) =>
    other.deployed && other.minis.length > 0 && wayTo(leaderOf(other), at) <= lending
  const isShy = (one: Unit) => {
    const courage = courageOf(s, one)
    return courage !== null && courage <= 1
  }
  const others = friendsOf(s, unit).filter((other) => other !== unit && near(other))
  if (unit.rank === 'commander') return 0.8 * Math.min(5, others.filter(isShy).length)
  return isShy(unit) && others.some(({ rank }) => rank === 'commander') ? 1.2 : 0
}
