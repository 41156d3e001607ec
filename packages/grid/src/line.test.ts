import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACROSS,
  ALONG,
  type Board,
  CORNER,
  cornersOfEdge,
  edgeOf,
  emptyBoard,
  emptyTrace,
  INSIDE,
  isUpright,
  middleOf,
  type Point,
  pointOf,
  spot,
  traceLine,
} from './index.ts'

const board = emptyBoard(6, 5, 1, [])

function traced(from: Point, to: Point): { kind: number; at: number; met: number }[] {
  const trace = traceLine(board, from.x, from.y, to.x, to.y, emptyTrace(board))
  return Array.from({ length: trace.count }, (_, i) => ({
    kind: trace.kind[i]!,
    at: trace.at[i]!,
    met: trace.met[i]! / trace.span,
  }))
}

test('points are told in half spaces', () => {
  expect(middleOf(board, spot(board, 2, 1))).toEqual({ x: 5, y: 3 })
  expect(pointOf(board, spot(board, 6, 5))).toEqual({ x: 12, y: 10 })
})

test('a diagonal goes through spaces and exactly through the corners between them', () => {
  expect(traced({ x: 1, y: 1 }, { x: 5, y: 5 })).toEqual([
    { kind: INSIDE, at: spot(board, 0, 0), met: 0 },
    { kind: CORNER, at: spot(board, 1, 1), met: 0.25 },
    { kind: INSIDE, at: spot(board, 1, 1), met: 0.25 },
    { kind: CORNER, at: spot(board, 2, 2), met: 0.75 },
    { kind: INSIDE, at: spot(board, 2, 2), met: 0.75 },
  ])
})

test('a line on the grid runs along edges and through the corners between, and crosses nothing', () => {
  expect(traced({ x: 6, y: 4 }, { x: 2, y: 4 })).toEqual([
    { kind: ALONG, at: edgeOf(board, spot(board, 2, 2), 0), met: 0 },
    { kind: CORNER, at: spot(board, 2, 2), met: 0.5 },
    { kind: ALONG, at: edgeOf(board, spot(board, 1, 2), 0), met: 0.5 },
  ])
})

test('a line down the middle of a column crosses the edges between its spaces', () => {
  expect(traced({ x: 3, y: 5 }, { x: 3, y: 1 }).map(({ kind, at }) => [kind, at])).toEqual([
    [INSIDE, spot(board, 1, 2)],
    [ACROSS, edgeOf(board, spot(board, 1, 2), 0)],
    [INSIDE, spot(board, 1, 1)],
    [ACROSS, edgeOf(board, spot(board, 1, 1), 0)],
    [INSIDE, spot(board, 1, 0)],
  ])
})

test('a line from a point to itself meets nothing', () => {
  expect(traced({ x: 4, y: 4 }, { x: 4, y: 4 })).toEqual([])
})

/** A fraction with a positive denominator. */
type Fraction = readonly [bigint, bigint]
const fraction = (n: number, d: number): Fraction =>
  d < 0 ? [BigInt(-n), BigInt(-d)] : [BigInt(n), BigInt(d)]
const less = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1]
const larger = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? b : a)
const smaller = (a: Fraction, b: Fraction): Fraction => (less(a, b) ? a : b)

/**
 * The part of the line, from 0 to 1, that lies strictly between two lines of the grid; null if none does.
 * A line that keeps to one value lies there all the way or not at all.
 */
function within(from: number, to: number, low: number, high: number): readonly [Fraction, Fraction] | null {
  if (from === to) return low < from && from < high ? [fraction(0, 1), fraction(1, 1)] : null
  const ends = [fraction(low - from, to - from), fraction(high - from, to - from)] as const
  const start = larger(smaller(ends[0], ends[1]), fraction(0, 1))
  const end = smaller(larger(ends[0], ends[1]), fraction(1, 1))
  return less(start, end) ? [start, end] : null
}

/** Everything on the board asked one by one, in fractions: does the line meet it, and how? */
function slowly(table: Board, a: Point, b: Point): Map<string, number> {
  const found = new Map<string, number>()
  const add = (kind: number, at: number, [n, d]: Fraction): Map<string, number> =>
    found.set(`${kind} ${at}`, Number(n) / Number(d))
  const onLine = (x: number, y: number): boolean => (x - a.x) * (b.y - a.y) === (y - a.y) * (b.x - a.x)
  /** How far along the line a point on it is. */
  const part = (x: number, y: number): Fraction =>
    a.x === b.x ? fraction(y - a.y, b.y - a.y) : fraction(x - a.x, b.x - a.x)
  const between = (t: Fraction): boolean => less(fraction(0, 1), t) && less(t, fraction(1, 1))
  for (let y = 0; y <= table.height; y++) {
    for (let x = 0; x <= table.width; x++) {
      const at = spot(table, x, y)
      if (onLine(2 * x, 2 * y) && between(part(2 * x, 2 * y))) add(CORNER, at, part(2 * x, 2 * y))
      const columns = within(a.x, b.x, 2 * x, 2 * x + 2)
      const rows = within(a.y, b.y, 2 * y, 2 * y + 2)
      if (columns !== null && rows !== null) {
        const start = larger(columns[0], rows[0])
        if (less(start, smaller(columns[1], rows[1]))) add(INSIDE, at, start)
      }
      for (const edge of [2 * at, 2 * at + 1]) {
        const ends = cornersOfEdge(table, edge).map((corner) => pointOf(table, corner))
        const [p, q] = [ends[0]!, ends[1]!]
        if (onLine(p.x, p.y) && onLine(q.x, q.y)) {
          const overlap = isUpright(edge) ? rows : columns
          if (overlap !== null) add(ALONG, edge, overlap[0])
        } else if (isUpright(edge) ? rows !== null && a.x !== b.x : columns !== null && a.y !== b.y) {
          const t = isUpright(edge) ? fraction(p.x - a.x, b.x - a.x) : fraction(p.y - a.y, b.y - a.y)
          const span = isUpright(edge) ? rows! : columns!
          if (between(t) && less(span[0], t) && less(t, span[1])) add(ACROSS, edge, t)
          // A line that keeps to one row is strictly between the ends of the edge all the way.
          else if (between(t) && (isUpright(edge) ? a.y === b.y : a.x === b.x)) add(ACROSS, edge, t)
        }
      }
    }
  }
  return found
}

const points = fc.record({ x: fc.integer({ min: 0, max: 12 }), y: fc.integer({ min: 0, max: 10 }) })

test('lines meet what exact fractions say they meet, in order', () => {
  holds(
    fc.property(points, points, (from, to) => {
      const found = traced(from, to)
      const expected = from.x === to.x && from.y === to.y ? new Map() : slowly(board, from, to)
      expect(new Map(found.map(({ kind, at, met }) => [`${kind} ${at}`, met]))).toEqual(expected)
      expect(found).toHaveLength(expected.size)
      for (let i = 1; i < found.length; i++) expect(found[i]!.met).toBeGreaterThanOrEqual(found[i - 1]!.met)
    }),
    { numRuns: 1000 },
  )
})

test('there and back again meets the same things in the opposite order', () => {
  holds(
    fc.property(points, points, (from, to) => {
      const there = traced(from, to).map(({ kind, at }) => [kind, at])
      const back = traced(to, from).map(({ kind, at }) => [kind, at])
      expect(back.reverse()).toEqual(there)
    }),
  )
})
