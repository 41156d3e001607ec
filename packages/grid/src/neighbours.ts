import {
  type Board,
  type Corner,
  type Direction,
  directions,
  EAST,
  isThere,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  type Side,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  type Space,
  THERE,
  type Thing,
  WEST,
} from './board.ts'

/**
 * What stops a step, in the game's own bits. A hole in the board stops every step.
 *
 * A diagonal step crosses a corner with a space on either hand. A side is open if that space may be entered
 * and neither of its two edges on the way stops a step. `one side open` lets a piece slip past a single wall
 * or rock, and past the outside of a room, but not between two that meet; `both sides open` lets it cut no
 * corner at all; `always` looks only at what lies on the corner itself.
 */
export interface StepRule {
  readonly edges: number
  readonly spaces: number
  readonly corners: number
  readonly diagonal: 'never' | 'one side open' | 'both sides open' | 'always'
}

/** The two straight steps that make up a diagonal one: north or south, and east or west. */
const upright: readonly Side[] = [NORTH, SOUTH, SOUTH, NORTH]
const level: readonly Side[] = [EAST, EAST, WEST, WEST]

/** All directions in which the rule lets something step from this space, as bits: 1 << direction. */
export function openDirections(board: Board, rule: StepRule, from: Space): number {
  const { spaces, edges, corners, offsets, sides } = board
  const there = rule.spaces | THERE
  let open = 0
  for (let side = NORTH; side <= WEST; side++) {
    if ((spaces[from + offsets[side]!]! & there) !== THERE) continue
    if ((edges[2 * from + sides[side]!]! & rule.edges) === 0) open |= 1 << side
  }
  if (rule.diagonal === 'never') return open
  for (let direction = NORTH_EAST; direction <= NORTH_WEST; direction++) {
    if ((spaces[from + offsets[direction]!]! & there) !== THERE) continue
    if (rule.corners !== 0 && (corners[cornerCrossed(board, from, direction)]! & rule.corners) !== 0) continue
    if (rule.diagonal !== 'always') {
      const one = upright[direction - NORTH_EAST]!
      const other = level[direction - NORTH_EAST]!
      const first = (open & (1 << one)) !== 0 && isFree(board, rule, from + offsets[one]!, other)
      // One open side decides the one question, one closed side the other.
      if (first ? rule.diagonal === 'both sides open' : rule.diagonal === 'one side open') {
        if ((open & (1 << other)) === 0 || !isFree(board, rule, from + offsets[other]!, one)) continue
      } else if (!first) continue
    }
    open |= 1 << direction
  }
  return open
}

/** May something step from this space in this direction, as far as the board goes? */
export function canStep(board: Board, rule: StepRule, from: Space, direction: Direction): boolean {
  return (openDirections(board, rule, from) & (1 << direction)) !== 0
}

/** What stops the step, to show to a player; null if nothing does. */
export function stepStop(board: Board, rule: StepRule, from: Space, direction: Direction): Thing | null {
  if (canStep(board, rule, from, direction)) return null
  const to = from + board.offsets[direction]!
  if (isThere(board, to) && direction < NORTH_EAST) {
    const edge = 2 * from + board.sides[direction]!
    if ((board.edges[edge]! & rule.edges) !== 0) return { on: 'edge', at: edge }
  }
  if (isClosed(board, rule, to)) return { on: 'space', at: to }
  return { on: 'corner', at: cornerCrossed(board, from, direction) }
}

/** The spaces one step away, in order of direction. */
export function neighbours(board: Board, rule: StepRule, space: Space): Space[] {
  const open = openDirections(board, rule, space)
  const found: Space[] = []
  for (const direction of directions) {
    if ((open & (1 << direction)) !== 0) found.push(space + board.offsets[direction]!)
  }
  return found
}

/** Is `to` one step away from `from`? A space is not its own neighbour. */
export function areNeighbours(board: Board, rule: StepRule, from: Space, to: Space): boolean {
  const direction = directionTo(board, from, to)
  return direction !== null && canStep(board, rule, from, direction)
}

/** The direction of the single step between two spaces of one floor, if there is one. */
export function directionTo(board: Board, from: Space, to: Space): Direction | null {
  const index = board.offsets.indexOf(to - from)
  return directions[index] ?? null
}

/** The corner that a diagonal step goes across. */
export function cornerCrossed(board: Board, from: Space, direction: number): Corner {
  const east = direction === NORTH_EAST || direction === SOUTH_EAST
  const south = direction === SOUTH_EAST || direction === SOUTH_WEST
  return from + (east ? 1 : 0) + (south ? board.stride : 0)
}

function isFree(board: Board, rule: StepRule, space: Space, side: Side): boolean {
  return (board.edges[2 * space + board.sides[side]!]! & rule.edges) === 0
}

function isClosed(board: Board, rule: StepRule, space: Space): boolean {
  return (board.spaces[space]! & (rule.spaces | THERE)) !== THERE
}
