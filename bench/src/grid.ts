import {
  allSpaces,
  type Blockers,
  type Board,
  bits,
  edgeOf,
  emptyBoard,
  emptyReach,
  reach,
  type StepRule,
  sees,
  sides,
  spaceSteps,
  spot,
  THERE,
} from '@sandtable/grid'
import { nextBelow, pickOne, randomFrom } from '@sandtable/kernel'
import { beside, type Result, type Work } from './measure.ts'

const size = 30

export function gridResults(): Result[] {
  const board = maze()
  return [
    beside('grid: reach maps, budget 10, 30 × 30 with walls', 'maps/s', reaching(board)),
    beside('grid: sight lines, any two spaces, 30 × 30', 'queries/s', looking(board)),
  ]
}

/** A board with a wall on every fifth edge and a rock on every twelfth space. */
function maze(): Board {
  const random = randomFrom('maze')
  const board = emptyBoard(size, size, 1, ['wall', 'rock', 'mud'])
  const [wall, rock, mud] = [bits(board, 'wall'), bits(board, 'rock'), bits(board, 'mud')]
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) put(board.spaces, spot(board, x, y), THERE)
  for (const space of allSpaces(board)) {
    if (nextBelow(random, 12) === 0) put(board.spaces, space, rock)
    if (nextBelow(random, 8) === 0) put(board.spaces, space, mud)
    for (const side of sides)
      if (nextBelow(random, 10) === 0) put(board.edges, edgeOf(board, space, side), wall)
  }
  return board
}

function put(on: { [at: number]: number }, at: number, what: number): void {
  on[at] = (on[at] ?? 0) | what
}

function reaching(board: Board): Work {
  const stops = bits(board, 'wall', 'rock')
  const mud = bits(board, 'mud')
  const rule: StepRule = { edges: stops, spaces: stops, corners: 0, diagonal: 'one side open' }
  const steps = spaceSteps(board, rule, (to) => ((board.spaces[to] ?? 0) & mud ? 2 : 1))
  const map = emptyReach(board)
  const random = randomFrom('reach')
  const spaces = allSpaces(board)
  return () => {
    for (let i = 0; i < 20; i++) reach(map, steps, [pickOne(random, spaces)], 10)
    return 20
  }
}

function looking(board: Board): Work {
  const stops = bits(board, 'wall', 'rock')
  const blockers: Blockers = {
    edges: stops,
    spaces: stops,
    closingEdges: stops,
    closingSpaces: stops,
    corners: 0,
  }
  const random = randomFrom('look')
  const spaces = allSpaces(board)
  return () => {
    for (let i = 0; i < 100; i++) sees(board, blockers, [pickOne(random, spaces)], pickOne(random, spaces))
    return 100
  }
}
