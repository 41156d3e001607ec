import { nextBelow, type Random } from '@sandtable/kernel'
import type { BoardPlan, PiecePlan } from '../data/types.ts'

/** A second reading of the rules about the board, by columns and rows and with nothing worked out beforehand. */

export type Place = readonly [column: number, row: number]

/** One edge: the right (`e`) or the lower (`s`) one of a field. */
interface Side {
  readonly x: number
  readonly y: number
  readonly d: 'e' | 's'
}

interface Thing {
  readonly kind: string
  readonly base: number
}

export interface PlainBoard {
  readonly plan: BoardPlan
  level(place: Place): number
  /** What stands on the edge between two fields that share one. */
  between(one: Place, other: Place): readonly Thing[]
  /** A beacon or a tree. */
  isFilled(place: Place): boolean
}

const nameOf = ([x, y]: Place) => `${String.fromCharCode(97 + x)}${y + 1}`
const sideBetween = ([ax, ay]: Place, [bx, by]: Place): Side =>
  ax === bx ? { x: ax, y: Math.min(ay, by), d: 's' } : { x: Math.min(ax, bx), y: ay, d: 'e' }
const keyOf = ({ x, y, d }: Side) => `${x} ${y} ${d}`
const fieldsBeside = ({ x, y, d }: Side): readonly [Place, Place] => [
  [x, y],
  d === 'e' ? [x + 1, y] : [x, y + 1],
]

/** A board by chance: houses of one and two storeys, walls and bins on the ground and on roofs, trees. */
export function randomBoard(random: Random, size: number): PlainBoard {
  const levels = Array.from({ length: size }, () => Array<number>(size).fill(0))
  const level = ([x, y]: Place) => levels[y]?.[x] ?? 0
  const pieces: PiecePlan[] = []
  const raise = ([x, y]: Place, [X, Y]: Place, base: number) => {
    for (let row = y; row <= Y; row++)
      for (let column = x; column <= X; column++) (levels[row] as number[])[column] = base + 1
    pieces.push({ kind: 'building', at: `${nameOf([x, y])}:${nameOf([X, Y])}`, level: base })
  }
  for (let house = 0; house < 5; house++) {
    const [x, y] = [nextBelow(random, size - 3), nextBelow(random, size - 3)]
    const [X, Y] = [x + nextBelow(random, 3), y + nextBelow(random, 3)]
    // No two houses side by side: whether the walls between their roofs hide anything is nobody's question.
    const near = levels
      .slice(Math.max(0, y - 1), Y + 2)
      .flatMap((row) => row.slice(Math.max(0, x - 1), X + 2))
    if (near.some((one) => one > 0)) continue
    raise([x, y], [X, Y], 0)
    if (nextBelow(random, 2) === 0)
      raise([x, y], [x + nextBelow(random, X - x + 1), y + nextBelow(random, Y - y + 1)], 1)
  }
  const things = new Map<string, Thing[]>()
  for (let count = 0; count < 18; count++) {
    const side: Side = {
      x: nextBelow(random, size - 1),
      y: nextBelow(random, size - 1),
      d: nextBelow(random, 2) === 0 ? 'e' : 's',
    }
    if (things.has(keyOf(side))) continue
    const [a, b] = fieldsBeside(side).map(level) as [number, number]
    const kinds =
      a === b
        ? (['wall', 'wall', 'half-wall', 'supply-bin'] as const)
        : (['roof-edge-wall', 'roof-edge-half-wall'] as const)
    const kind = kinds[nextBelow(random, kinds.length)] as (typeof kinds)[number]
    const base = Math.max(a, b)
    things.set(keyOf(side), [{ kind, base }])
    pieces.push({ kind, at: `${nameOf([side.x, side.y])} ${side.d}`, level: base })
  }
  const filled = new Set<string>()
  for (let tree = 0; tree < 3; tree++) {
    const place: Place = [nextBelow(random, size), nextBelow(random, size)]
    if (filled.has(nameOf(place))) continue
    filled.add(nameOf(place))
    pieces.push({ kind: 'tree', at: nameOf(place), level: level(place) })
  }
  return {
    plan: { id: 'odd', name: { en: 'Odd', de: 'Schief' }, width: size, height: size, pieces },
    level,
    between: (one, other) => things.get(keyOf(sideBetween(one, other))) ?? [],
    isFilled: (place) => filled.has(nameOf(place)),
  }
}

const isWall = ({ kind }: Thing) => kind === 'wall' || kind === 'roof-edge-wall'

/** The two fields beside the corner that a diagonal step passes. */
const besides = ([ax, ay]: Place, [bx, by]: Place): readonly [Place, Place] => [
  [ax, by],
  [bx, ay],
]
const isStraight = ([ax, ay]: Place, [bx, by]: Place) => ax === bx || ay === by

/** What a step costs; null: it is none (APX-COST, APX-CONN, OPEN-07 to -09, OPEN-35). */
export function stepOn(board: PlainBoard, from: Place, to: Place): number | null {
  const [here, there] = [board.level(from), board.level(to)]
  if (board.isFilled(to) || there > here + 1) return null
  const cost = there > here ? 2 : 1
  const hindrance = (things: readonly Thing[]) =>
    things.some((one) => isWall(one) && one.base > here) ? 9 : things.some(({ base }) => base >= here) ? 1 : 0
  if (isStraight(from, to)) {
    const more = hindrance(board.between(from, to))
    return more === 9 ? null : cost + more
  }
  const [one, other] = besides(from, to).map((beside) => {
    const high = board.level(beside)
    const climb = high <= Math.max(here, there) ? 0 : high - here > 1 ? 9 : 1
    const edges = hindrance([...board.between(from, beside), ...board.between(beside, to)])
    return Math.max(climb, there < here && edges < 9 ? 0 : edges)
  }) as [number, number]
  const least = Math.min(one, other)
  return least === 9 ? null : cost + least
}

/** Adjacent fields (APX-ADJ-002, OPEN-33). */
export function besideEachOther(board: PlainBoard, one: Place, other: Place): boolean {
  const level = board.level(one)
  if (level !== board.level(other)) return false
  const isOpen = (a: Place, b: Place) => !board.between(a, b).some(({ base }) => base >= level)
  if (isStraight(one, other)) return isOpen(one, other)
  return besides(one, other).some(
    (via) => board.level(via) <= level && isOpen(one, via) && isOpen(via, other),
  )
}

/** What a line from the middle of one field to that of another crosses: an edge, or at a corner the edges on its two sides. */
function* crossed(
  [ax, ay]: Place,
  [bx, by]: Place,
): Generator<{ readonly ways: readonly (readonly Side[])[] }> {
  let [x, y] = [ax, ay]
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)]
  const [right, down] = [Math.sign(bx - ax), Math.sign(by - ay)]
  // Twice how far it is to the next column and row, in the measure of the other.
  let [across, along] = [dy, dx]
  while (x !== bx || y !== by) {
    const here: Place = [x, y]
    const turn = down === 0 ? 1 : right === 0 ? -1 : Math.sign(along - across)
    if (turn >= 0) {
      x += right
      across += 2 * dy
    }
    if (turn <= 0) {
      y += down
      along += 2 * dx
    }
    const next: Place = [x, y]
    if (turn !== 0) yield { ways: [[sideBetween(here, next)]] }
    else yield { ways: besides(here, next).map((via) => [sideBetween(here, via), sideBetween(via, next)]) }
  }
}

/** Is there a line of sight between two fields (APX-LOS, OPEN-03, OPEN-06, OPEN-36)? */
export function seen(board: PlainBoard, one: Place, other: Place): boolean {
  const [upper, lower] = board.level(one) >= board.level(other) ? [one, other] : [other, one]
  const [top, bottom] = [board.level(upper), board.level(lower)]
  const isOf = (side: Side, [x, y]: Place) => fieldsBeside(side).some(([a, b]) => a === x && b === y)
  const rows = ({ x, y, d }: Side, [column, row]: Place) => {
    const [line, at] = d === 'e' ? [x, column] : [y, row]
    return at > line ? at - line : line + 1 - at
  }
  const isHidden = (side: Side, enters: boolean): 'sure' | 'near' | 'far' | null => {
    const [a, b] = fieldsBeside(side)
    const walls = board
      .between(a, b)
      .filter(isWall)
      .map(({ base }) => base + 1)
    const [high, low] = [Math.max(board.level(a), board.level(b)), Math.min(board.level(a), board.level(b))]
    const highest = Math.max(...walls, high > low ? high : 0)
    if (highest > top) return 'sure'
    if (highest === 0 || top === bottom || isOf(side, upper)) return null
    // An edge as high as the upper field hides as many rows as lie before it, for each level of the fall.
    if (highest === top) return rows(side, lower) <= (rows(side, upper) - 1) * (top - bottom) ? 'near' : 'far'
    return enters && bottom === 0 ? 'sure' : null
  }
  let farthest: readonly (string | null)[] = []
  const all = [...crossed(upper, lower)]
  for (const [at, { ways }] of all.entries()) {
    const found = ways.map((sides) => {
      const each = sides.map((side) => isHidden(side, at === all.length - 1))
      return (
        each.find((how) => how === 'sure') ??
        each.find((how) => how === 'near') ??
        each.find((how) => how === 'far') ??
        null
      )
    })
    if (found.includes(null)) continue
    if (found.every((how) => how === 'sure')) return false
    farthest = found
  }
  return farthest.length === 0 || farthest.includes('far')
}
