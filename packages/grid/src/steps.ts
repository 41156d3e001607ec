import { type Board, type Direction, directions, isThere, NORTH_EAST, type Space } from './board.ts'
import { openDirections, type StepRule } from './neighbours.ts'
import { addStep, type Stepping } from './paths.ts'

/** What it costs to enter a space from another; FORBIDDEN if it may not be done. */
export type StepCost = (to: Space, from: Space, direction: Direction) => number

/** Steps of a piece of one space on one floor: the rule says which there are, the game what they cost. */
export function spaceSteps(board: Board, rule: StepRule, cost: StepCost): Stepping {
  return (from, steps) => {
    const open = openDirections(board, rule, from)
    for (let i = 0; i < directions.length; i++) {
      if ((open & (1 << i)) === 0) continue
      const direction = directions[i]!
      const to = from + board.offsets[direction]!
      addStep(steps, to, cost(to, from, direction), direction < NORTH_EAST ? 0 : 1)
    }
  }
}

/** Counting spaces: every step that the rule allows costs 1. */
export function countingSteps(board: Board, rule: StepRule): Stepping {
  return spaceSteps(board, rule, () => 1)
}

/**
 * Steps from a space to every space that touches it, whatever its floor and whatever stands between: the game
 * judges each by its cost. For games in which climbing, jumping and vaulting are a matter of price.
 */
export function freeSteps(board: Board, cost: StepCost): Stepping {
  const { area, offsets, size } = board
  return (from, steps) => {
    const ground = from % area
    for (const direction of directions) {
      for (let to = ground + offsets[direction]!; to < size; to += area) {
        if (!isThere(board, to)) continue
        addStep(steps, to, cost(to, from, direction), direction < NORTH_EAST ? 0 : 1)
      }
    }
  }
}
