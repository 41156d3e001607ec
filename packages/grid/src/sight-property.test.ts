import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { built, looking, mirrored, mirroredSpace, sketches, turned, turnedSpace } from '../test/drawn.ts'
import {
  allSpaces,
  type Blockers,
  type Board,
  columnOf,
  cornerSight,
  cornersOfEdge,
  cornersOfSpace,
  isThere,
  pointOf,
  rowOf,
  sees,
  spacesOfEdge,
  spot,
} from './index.ts'

/**
 * The rule in plain words. A line is free if it goes through no blocking space and across no blocking edge,
 * and if one can walk from the looker's space to the target over spaces that the line at least touches,
 * stepping only over free edges that it at least touches.
 */
function lineIsFree(
  board: Board,
  blockers: Blockers,
  [own, corner, to, toCorner]: readonly [number, number, number, number],
  exempt: readonly number[],
): boolean {
  const a = pointOf(board, corner)
  const b = pointOf(board, toCorner)
  // Which side of the line a point is on; a square lies across the line if its corners are on both sides.
  const side = (x: number, y: number): number => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))
  const overlaps = (low: number, high: number, from: number, until: number): number =>
    Math.min(high, Math.max(from, until)) - Math.max(low, Math.min(from, until))
  const touches = (points: readonly number[]): 'not' | 'touches' | 'crosses' => {
    const ends = points.map((point) => pointOf(board, point))
    const xs = ends.map(({ x }) => x)
    const ys = ends.map(({ y }) => y)
    const across = overlaps(Math.min(...xs), Math.max(...xs), a.x, b.x)
    const down = overlaps(Math.min(...ys), Math.max(...ys), a.y, b.y)
    const signs = ends.map(({ x, y }) => side(x, y))
    if (across < 0 || down < 0 || !(signs.includes(0) || new Set(signs).size > 1)) return 'not'
    return signs.includes(1) && signs.includes(-1) ? 'crosses' : 'touches'
  }
  const solid = (space: number, mask: number): boolean =>
    !exempt.includes(space) && (!isThere(board, space) || (board.spaces[space]! & mask) !== 0)
  const strictly = (low: number, high: number, from: number, until: number): boolean =>
    from === until ? low < from && from < high : overlaps(low, high, from, until) > 0
  const nodes: number[] = []
  for (let y = -1; y <= board.height; y++) {
    for (let x = -1; x <= board.width; x++) {
      const space = spot(board, x, y)
      const [px, py] = [2 * x, 2 * y]
      const signs = [side(px, py), side(px + 2, py), side(px + 2, py + 2), side(px, py + 2)]
      const both = signs.includes(1) && signs.includes(-1)
      const inside = both && strictly(px, px + 2, a.x, b.x) && strictly(py, py + 2, a.y, b.y)
      if (inside && solid(space, blockers.spaces)) return false
      const near = overlaps(px, px + 2, a.x, b.x) >= 0 && overlaps(py, py + 2, a.y, b.y) >= 0
      if (near && (both || signs.includes(0)) && !solid(space, blockers.closingSpaces)) nodes.push(space)
    }
  }
  const steps: [number, number][] = []
  for (let y = 0; y <= board.height; y++) {
    for (let x = 0; x <= board.width; x++) {
      const at = spot(board, x, y)
      const through = side(2 * x, 2 * y) === 0 && at !== corner && at !== toCorner
      const onIt = overlaps(2 * x, 2 * x, a.x, b.x) >= 0 && overlaps(2 * y, 2 * y, a.y, b.y) >= 0
      if (through && onIt && (board.corners[at]! & blockers.corners) !== 0) return false
      for (const edge of [2 * at, 2 * at + 1]) {
        const met = touches(cornersOfEdge(board, edge))
        if (met === 'crosses' && (board.edges[edge]! & blockers.edges) !== 0) return false
        const [one, other] = spacesOfEdge(board, edge)
        if (met !== 'not' && (board.edges[edge]! & blockers.closingEdges) === 0) steps.push([one, other])
      }
    }
  }
  const reached = new Set([own])
  for (const from of reached) {
    for (const [one, other] of steps) {
      if (one === from && nodes.includes(other)) reached.add(other)
      if (other === from && nodes.includes(one)) reached.add(one)
    }
  }
  return reached.has(to)
}

function slowly(
  board: Board,
  blockers: Blockers,
  own: readonly number[],
  to: number,
  theirs: readonly number[],
): boolean {
  const exempt = [...own, to, ...theirs]
  for (const from of own) {
    for (const corner of cornersOfSpace(board, from)) {
      const ends = cornersOfSpace(board, to)
      for (let i = 0; i < 4; i++) {
        const pair = [ends[i]!, ends[(i + 1) % 4]!]
        const [o, p, q] = [corner, ...pair].map((point) => pointOf(board, point))
        if ((p!.x - o!.x) * (q!.y - o!.y) === (p!.y - o!.y) * (q!.x - o!.x)) continue
        if (pair.every((end) => lineIsFree(board, blockers, [from, corner, to, end], exempt))) return true
      }
    }
  }
  return false
}

test('sight agrees with trying every pair of lines in plain words, and the witness tells the truth', () => {
  holds(
    fc.property(sketches(5, 5), fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (sketch, picks) => {
      const board = built(sketch)
      const spaces = allSpaces(board)
      if (spaces.length === 0) return
      const [one, two, to, more] = picks.map((pick) => spaces[pick % spaces.length]!)
      const blockers = looking(board)
      for (const own of [[one!], [one!, two!]]) {
        for (const theirs of [[], [more!]]) {
          const expected = slowly(board, blockers, own, to!, theirs)
          expect(sees(board, blockers, own, to!, theirs)).toBe(expected)
          const witness = cornerSight(board, blockers, own, to!, theirs)
          expect(witness.sees).toBe(expected)
          expect(own).toContain(witness.from)
          expect(cornersOfSpace(board, witness.from)).toContain(witness.corner)
          witness.to.forEach((end, i) => {
            const free = lineIsFree(
              board,
              blockers,
              [witness.from, witness.corner, to!, end],
              [...own, to!, ...theirs],
            )
            expect(witness.blocked[i] === null).toBe(free)
          })
        }
      }
    }),
    { numRuns: 400 },
  )
})

test('turned and mirrored boards have turned and mirrored sight', () => {
  holds(
    fc.property(sketches(6, 5), (sketch) => {
      const board = built(sketch)
      const quarter = built(turned(sketch))
      const mirror = built(mirrored(sketch))
      const blockers = looking(board)
      for (const from of allSpaces(board)) {
        const to =
          allSpaces(board)[(7 * columnOf(board, from) + 3 * rowOf(board, from)) % allSpaces(board).length]!
        const seen = sees(board, blockers, [from], to)
        const [a, b] = [from, to].map((space) => turnedSpace(board, quarter, space))
        expect(sees(quarter, blockers, [a!], b!)).toBe(seen)
        const [c, d] = [from, to].map((space) => mirroredSpace(board, mirror, space))
        expect(sees(mirror, blockers, [c!], d!)).toBe(seen)
      }
    }),
  )
})
