import { covered, type Space, type Stand } from '@sandtable/grid'
import { battlefieldOf } from '../board/battlefield.ts'
import { areAdjacent, distanceBetween, spacesOn, spacesSeen } from '../board/board.ts'
import { destinations } from '../board/movement.ts'
import { oddsOn } from '../odds/attack-odds.ts'
import {
  type AState,
  areHostile,
  type Figure,
  figuresOnMap,
  groupOf,
  isOnMap,
  type Standing,
} from '../state.ts'
import { baseOf, figureCard, healthOf, speedOf } from '../values.ts'
import { farFrom, type Goal, goalsOf, openFloor } from './goals.ts'
import type { Mind } from './mind.ts'
import { bestHarm, harmOf, worthOf } from './worth.ts'

/** How good it is to be somewhere. Each stand is judged once, however many plans lead there. */
export interface Judge {
  /** The worth of the best attack from there. */
  harm(stand: Stand): number
  /** Everything else: what the mission gives for it, less what the enemy can do to it there. */
  place(stand: Stand): number
  /** What speaks for and against a place. */
  weighed(stand: Stand): Weighed
}

/** In victory points; `near`: how many spaces it is too far from the next enemy. */
export interface Weighed {
  readonly harm: number
  readonly goals: number
  readonly danger: number
  readonly near: number
}

export function judgeFor(s: AState, figure: Figure, { caution, approach, duty }: Mind): Judge {
  const goals = goalsOf(s, figure.seat, figure.id)
  const foes = figuresOnMap(s).filter((one) => areHostile(one, figure))
  const floor = openFloor(s)
  const field = battlefieldOf(s)
  const foeSpaces = foes.map((one) => spacesOn(field, one))
  const parts = () => {
    const spaces = covered(floor.board, baseOf(figure), figure.stand ?? 0)
    const near = nearest(foeSpaces.map((theirs) => farFrom(floor, spaces, theirs)))
    return {
      goals: goalWorth(goals, figure, spaces, (to) => farFrom(floor, spaces, to)),
      danger: danger(s, figure, foes),
      near: Math.max(0, near - comfort(figure)),
    }
  }
  const harm = standing(figure, () => bestHarm(s, figure))
  const place = standing(figure, parts)
  return {
    harm,
    place: (stand) => {
      const there = place(stand)
      return duty * there.goals - caution * there.danger - approach * there.near
    },
    weighed: (stand) => ({ harm: harm(stand), ...place(stand) }),
  }
}

/** Finds something out as if the figure stood there. */
function standing<T>(figure: Figure, find: () => T): (stand: Stand) => T {
  const known = new Map<Stand, T>()
  return (stand) => {
    const before = known.get(stand)
    if (before !== undefined) return before
    const home = figure.stand
    figure.stand = stand
    const found = find()
    figure.stand = home
    known.set(stand, found)
    return found
  }
}

function nearest(distances: readonly number[]): number {
  return distances.length === 0 ? 0 : Math.min(...distances)
}

/** No need to come nearer than this. */
function comfort(figure: Figure): number {
  return figureCard(figure).attack?.type === 'ranged' ? 4 : 1
}

/** The share of a load's points that a space nearer to home is worth. */
const homeward = 0.04

function goalWorth(
  goals: readonly Goal[],
  figure: Figure,
  spaces: readonly Space[],
  far: (to: readonly Space[]) => number,
): number {
  let sum = 0
  for (const goal of goals) {
    if (goal.held(figure.id)) continue
    if (goal.isHome) {
      sum += goal.points * Math.max(0, 0.6 - homeward * far(goal.spaces))
      continue
    }
    if (goal.spaces.some((space) => spaces.includes(space))) sum += 0.6 * goal.points
    else sum += (0.25 * goal.points) / (1 + far(goal.spaces))
  }
  return sum
}

/** What enemies could do to the figure where it stands: those that see it now, or get at it in one move. */
function danger(s: AState, figure: Figure, foes: readonly Standing[]): number {
  const left = healthOf(s, figure) - figure.damage
  const worth = worthOf(s, figure)
  let sum = 0
  for (const foe of foes) {
    const { attack } = figureCard(foe)
    if (attack === null) continue
    const distance = distanceBetween(s, foe, figure)
    const isThreat =
      attack.type === 'ranged'
        ? spacesSeen(s, foe, figure).length > 0
        : areAdjacent(s, foe, figure) || distance <= speedOf(s, foe) + 1
    if (!isThreat) continue
    const at = { target: figure.id, space: figure.stand ?? 0, distance }
    const soon = groupOf(s, foe).exhausted ? 0.5 : 1
    sum += soon * harmOf(oddsOn(s, foe.id, at), left, worth)
  }
  return sum
}

/** The best that a figure could do with a move and an attack, or with an attack where it stands. */
export function promise(s: AState, figure: Figure): number {
  if (!isOnMap(figure)) return 0
  let best = bestHarm(s, figure)
  const home = figure.stand
  for (const { stand } of destinations(s, figure, { points: speedOf(s, figure) })) {
    figure.stand = stand
    best = Math.max(best, bestHarm(s, figure))
    figure.stand = home
  }
  return best
}
