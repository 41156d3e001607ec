import type { Board } from './board.ts'

/**
 * Cheapest ways over the board. Where a piece may go in one step, and what that costs, is the game's affair:
 * it hands in a `Stepping`. A stand is where a piece is: for a piece of one space simply that space's number
 * (see `piece.ts` for larger ones).
 */
export type Stand = number

/** The steps out of one stand. Made once and refilled, so that looking for a way allocates nothing. */
export interface Steps {
  readonly to: Int32Array
  readonly cost: Int32Array
  readonly slant: Uint8Array
  count: number
}

/** Writes down every step out of `from` with `addStep`. */
export type Stepping = (from: Stand, steps: Steps) => void

export function emptySteps(): Steps {
  return {
    to: new Int32Array(mostSteps),
    cost: new Int32Array(mostSteps),
    slant: new Uint8Array(mostSteps),
    count: 0,
  }
}

/** A cost for what may not be done. */
export const FORBIDDEN = Number.POSITIVE_INFINITY

const mostSteps = 256

/**
 * Adds a step. `slant` is 1 for a diagonal or a turn: of two equally cheap ways the straighter one is taken.
 * A step costs at least 1: a game in which steps are free would have ways without end.
 */
export function addStep(steps: Steps, to: Stand, cost: number, slant: 0 | 1): void {
  if (cost === FORBIDDEN) return
  if (cost < 1 || (cost | 0) !== cost) throw new RangeError(`a step that costs ${cost}`)
  if (steps.count === mostSteps) throw new RangeError(`more than ${mostSteps} steps from one place`)
  steps.to[steps.count] = to
  steps.cost[steps.count] = cost
  steps.slant[steps.count] = slant
  steps.count++
}

/** Everywhere a piece gets to, and how. Filled anew by every call of `reach`; holds until the next. */
export interface Reach {
  /** The stands reached, cheapest first, the start among them; `count` of them. */
  readonly stands: Int32Array
  count: number
  readonly cost: Int32Array
  readonly slants: Int32Array
  readonly previous: Int32Array
  /** Nothing dearer than this belongs to the map. */
  limit: number
  /** Marks the entries that belong to this filling. */
  readonly mark: Int32Array
  filling: number
  /** Stands that wait to be looked at: one list for each cost. */
  first: Int32Array
  readonly next: Int32Array
  readonly before: Int32Array
  readonly steps: Steps
}

/** A reach map for boards of this size. Keep it and use it again. */
export function emptyReach(board: Board): Reach {
  const stands = 2 * board.size
  return {
    stands: new Int32Array(stands),
    count: 0,
    cost: new Int32Array(stands),
    slants: new Int32Array(stands),
    previous: new Int32Array(stands),
    limit: 0,
    mark: new Int32Array(stands),
    filling: 0,
    first: new Int32Array(0),
    next: new Int32Array(stands),
    before: new Int32Array(stands),
    steps: emptySteps(),
  }
}

/**
 * Finds every stand that costs at most `budget` from the nearest of the starts. With `until`, stops after
 * the cost at which it first holds; everything at that cost is still found.
 *
 * Among equally cheap ways the one with fewer slants is kept, then the one that comes from the lower stand,
 * whatever order the steps were given in.
 */
export function reach(
  map: Reach,
  stepping: Stepping,
  starts: readonly Stand[],
  budget: number,
  until?: (stand: Stand) => boolean,
): Reach {
  const { cost, slants, previous, mark, next, before, steps } = map
  if (map.first.length <= budget) map.first = new Int32Array(budget + 1)
  const first = map.first.fill(-1, 0, budget + 1)
  const filling = ++map.filling
  map.count = 0
  map.limit = budget
  let highest = 0
  for (const start of starts) {
    if (mark[start] === filling) continue
    mark[start] = filling
    cost[start] = 0
    slants[start] = 0
    previous[start] = -1
    enlist(first, next, before, start, 0)
  }
  for (let spent = 0; spent <= highest && spent <= map.limit; spent++) {
    for (let stand = first[spent]!; stand >= 0; stand = first[spent]!) {
      delist(first, next, before, stand, spent)
      map.stands[map.count++] = stand
      if (until !== undefined && map.limit > spent && until(stand)) map.limit = spent
      if (spent === map.limit) continue
      steps.count = 0
      stepping(stand, steps)
      const bends = slants[stand]!
      const count = steps.count
      for (let i = 0; i < count; i++) {
        const to = steps.to[i]!
        const total = spent + steps.cost[i]!
        const seen = mark[to] === filling
        const known = seen ? cost[to]! : budget
        if (total > known) continue
        const slant = bends + steps.slant[i]!
        if (seen) {
          if (total < known) {
            delist(first, next, before, to, known)
            enlist(first, next, before, to, total)
          } else if (slant > slants[to]! || (slant === slants[to] && stand > previous[to]!)) continue
        } else {
          mark[to] = filling
          enlist(first, next, before, to, total)
        }
        if (total > highest) highest = total
        cost[to] = total
        slants[to] = slant
        previous[to] = stand
      }
    }
  }
  return map
}

function enlist(first: Int32Array, next: Int32Array, before: Int32Array, stand: Stand, cost: number): void {
  const head = first[cost]!
  next[stand] = head
  before[stand] = -1
  if (head >= 0) before[head] = stand
  first[cost] = stand
}

function delist(first: Int32Array, next: Int32Array, before: Int32Array, stand: Stand, cost: number): void {
  const ahead = before[stand]!
  const behind = next[stand]!
  if (ahead < 0) first[cost] = behind
  else next[ahead] = behind
  if (behind >= 0) before[behind] = ahead
}

/** What it costs to get there; null if it cannot be reached. */
export function costTo(map: Reach, stand: Stand): number | null {
  if (map.mark[stand] !== map.filling) return null
  const cost = map.cost[stand]!
  return cost <= map.limit ? cost : null
}

/** The way there, from the start to the stand, both included; null if it cannot be reached. */
export function pathTo(map: Reach, stand: Stand): Stand[] | null {
  if (costTo(map, stand) === null) return null
  const path: Stand[] = []
  for (let at = stand; at >= 0; at = map.previous[at]!) path.push(at)
  return path.reverse()
}

/**
 * The stands at which the piece may also stop, cheapest first. Places it may only pass through are on the
 * way to these, never among them.
 */
export function ends(map: Reach, mayEnd: (stand: Stand) => boolean): Stand[] {
  const found: Stand[] = []
  for (let i = 0; i < map.count; i++) if (mayEnd(map.stands[i]!)) found.push(map.stands[i]!)
  return found
}
