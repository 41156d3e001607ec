import { type Board, type Corner, columnOf, cornersOfSpace, rowOf, type Space, type Thing } from './board.ts'
import { type Blockers, type Stop, type Thread, thingOf, threadStart, threadStop } from './thread.ts'

/**
 * Sight from corner to corners: from one corner of a space of one's own, two free lines that do not lie on
 * each other lead to two corners of the target space that share an edge. Not mutual.
 *
 * The witness has the same shape for yes and no. For yes it is the shortest pair of free lines; for no it is
 * the pair that comes nearest to being free, and what blocks each of its lines.
 */
export interface CornerSight {
  readonly sees: boolean
  readonly from: Space
  readonly corner: Corner
  readonly to: readonly [Corner, Corner]
  readonly blocked: readonly [Thing | null, Thing | null]
}

/**
 * Looks from any of the spaces `own` at the space `target`. Neither these nor `theirs`, the other spaces of
 * the piece that is looked at, block the lines; edges do, wherever they are.
 */
export function cornerSight(
  board: Board,
  blockers: Blockers,
  own: readonly Space[],
  target: Space,
  theirs: readonly Space[] = nobody,
): CornerSight {
  let best: CornerSight | null = null
  let fewest = notAPair
  let shortest = 0
  aimAt(board, own, target, theirs)
  for (const from of own) {
    for (let i = 0; i < 4; i++) {
      lookFrom(board, blockers, from, i)
      for (let pair = 0; pair < 4; pair++) {
        const count = countBlocked(board, blockers, pair, 2)
        if (count === notAPair || count > fewest) continue
        const next = (pair + 1) & 3
        const length = squaredLength(pair) + squaredLength(next)
        if (count === fewest && length >= shortest) continue
        fewest = count
        shortest = length
        const corners = cornersOfSpace(board, target)
        best = {
          sees: count === 0,
          from,
          corner: cornersOfSpace(board, from)[i]!,
          to: [corners[pair]!, corners[next]!],
          blocked: [thingOf(stops[pair]!), thingOf(stops[next]!)],
        }
      }
    }
  }
  if (best === null) throw new RangeError('nobody is looking')
  return best
}

/** The same question answered with just yes or no, as fast as it goes. */
export function sees(
  board: Board,
  blockers: Blockers,
  own: readonly Space[],
  target: Space,
  theirs: readonly Space[] = nobody,
): boolean {
  aimAt(board, own, target, theirs)
  for (const from of own) {
    for (let i = 0; i < 4; i++) {
      lookFrom(board, blockers, from, i)
      for (let pair = 0; pair < 4; pair++) if (countBlocked(board, blockers, pair, 1) === 0) return true
    }
  }
  return false
}

const nobody: readonly Space[] = []
const unknown: Stop = -1
const notAPair = 3

/** The corners of a space in turn, as columns and rows from its north-west corner. */
const right: readonly number[] = [0, 1, 1, 0]
const below: readonly number[] = [0, 0, 1, 1]

// Kept between questions, so that a question allocates nothing.
const thread: Thread = {
  floor: 0,
  from: 0,
  fromX: 0,
  fromY: 0,
  to: 0,
  toX: 0,
  toY: 0,
  own: nobody,
  theirs: nobody,
}
/** What blocks the lines from the corner at hand to the four corners of the target. */
const stops: Stop[] = [unknown, unknown, unknown, unknown]
let targetX = 0
let targetY = 0
let start = 0

function aimAt(board: Board, own: readonly Space[], target: Space, theirs: readonly Space[]): void {
  targetX = columnOf(board, target)
  targetY = rowOf(board, target)
  thread.floor = target - (target % board.area)
  thread.own = own
  thread.to = target
  thread.theirs = theirs
}

function lookFrom(board: Board, blockers: Blockers, from: Space, corner: number): void {
  thread.from = from
  thread.fromX = columnOf(board, from) + right[corner]!
  thread.fromY = rowOf(board, from) + below[corner]!
  start = threadStart(board, blockers, thread)
  stops.fill(unknown)
}

/** How many of a pair's two lines are blocked; stops counting at `enough`. */
function countBlocked(board: Board, blockers: Blockers, pair: number, enough: number): number {
  const next = (pair + 1) & 3
  const dx = targetX - thread.fromX
  const dy = targetY - thread.fromY
  const across = (dx + right[pair]!) * (dy + below[next]!)
  const down = (dy + below[pair]!) * (dx + right[next]!)
  // The two lie on each other, or one of them is no line at all.
  if (across === down) return notAPair
  let count = isBlocked(board, blockers, pair) ? 1 : 0
  if (count < enough && isBlocked(board, blockers, next)) count++
  return count
}

function isBlocked(board: Board, blockers: Blockers, corner: number): boolean {
  if (stops[corner] === unknown) {
    thread.toX = targetX + right[corner]!
    thread.toY = targetY + below[corner]!
    stops[corner] = threadStop(board, blockers, thread, start)
  }
  return stops[corner] !== 0
}

function squaredLength(corner: number): number {
  const dx = targetX + right[corner]! - thread.fromX
  const dy = targetY + below[corner]! - thread.fromY
  return dx * dx + dy * dy
}
