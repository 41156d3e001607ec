import fc from 'fast-check'
import {
  type Blockers,
  type Board,
  bits,
  columnOf,
  edgeOf,
  emptyBoard,
  type Legend,
  readBoard,
  readPicture,
  rowOf,
  type Side,
  type StepRule,
  spot,
  THERE,
} from '../src/index.ts'

/** The words of the boards in these tests. */
export const names = ['wall', 'door', 'rock', 'ditch', 'mud', 'figure', 'pillar']

const legend: Legend = {
  spaces: { '#': ['rock'], '~': ['ditch'], '%': ['mud'], '@': ['figure'] },
  edges: { '-': ['wall'], '|': ['wall'], '=': ['door'], H: ['door'], '~': ['ditch'], ':': ['ditch'] },
  corners: { o: ['pillar'] },
}

/**
 * A board from a picture. Letters are plain spaces with a name: `at.A` is the number of the space drawn A.
 * Indentation is taken off, so that pictures can stand inside a test.
 */
export function drawn(...pictures: readonly string[]): { board: Board; at: Record<string, number> } {
  const straight = pictures.map(outdent)
  const plain = straight.map((picture) => picture.replace(/[A-GI-Z]/g, '.'))
  const reading = readPicture(plain, legend, names)
  if (!reading.ok) throw new Error(JSON.stringify(reading.unknown))
  const read = readBoard(reading.plan)
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  const at: Record<string, number> = {}
  straight.forEach((picture, floor) => {
    picture.split('\n').forEach((text, line) => {
      for (const { 0: letter, index } of text.matchAll(/[A-GI-Z]/g)) {
        at[letter] = spot(read.board, index >> 1, line >> 1, floor)
      }
    })
  })
  return { board: read.board, at }
}

/** Takes the empty first and last lines off, and as many blanks on the left as every line has. */
function outdent(picture: string): string {
  const lines = picture.split('\n').slice(1, -1)
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(margin)).join('\n')
}

export function walking(board: Board): StepRule {
  const stops = bits(board, 'wall', 'door', 'rock', 'ditch')
  return { edges: stops, spaces: stops, corners: bits(board, 'pillar'), diagonal: 'one side open' }
}

export function counting(board: Board): StepRule {
  const stops = bits(board, 'wall', 'door', 'rock')
  return { edges: stops, spaces: stops, corners: 0, diagonal: 'one side open' }
}

/** Figures block a line that goes through them, but close no corner. */
export function looking(board: Board): Blockers {
  const solid = bits(board, 'wall', 'door', 'rock')
  return {
    edges: solid,
    spaces: solid | bits(board, 'figure'),
    closingEdges: solid,
    closingSpaces: solid,
    corners: bits(board, 'pillar'),
  }
}

/** A board told by columns, rows and sides, so that it can be turned and mirrored. */
export interface Sketch {
  readonly width: number
  readonly height: number
  readonly spaces: readonly { readonly x: number; readonly y: number; readonly set: number }[]
  readonly edges: readonly {
    readonly x: number
    readonly y: number
    readonly side: Side
    readonly set: number
  }[]
  readonly corners: readonly { readonly x: number; readonly y: number; readonly set: number }[]
}

export function built(sketch: Sketch): Board {
  const board = emptyBoard(sketch.width, sketch.height, 1, names)
  for (const { x, y, set } of sketch.spaces) board.spaces[spot(board, x, y)] = set
  for (const { x, y, side, set } of sketch.edges) board.edges[edgeOf(board, spot(board, x, y), side)]! |= set
  for (const { x, y, set } of sketch.corners) board.corners[spot(board, x, y)] = set
  return board
}

/** Small crowded boards: holes, walls, rocks, ditches, mud, figures and pillars at random. */
export function sketches(mostWide: number, mostHigh: number): fc.Arbitrary<Sketch> {
  const known = emptyBoard(1, 1, 1, names)
  const spaceSets = [
    ...Array.from({ length: 8 }, () => THERE),
    ...['rock', 'ditch', 'mud', 'figure'].map((name) => THERE | bits(known, name)),
    0,
  ]
  const edgeSets = [0, 0, 0, 0, 0, bits(known, 'wall'), bits(known, 'wall'), bits(known, 'ditch')]
  const cornerSets = [0, 0, 0, 0, 0, 0, 0, 0, bits(known, 'pillar')]
  return fc
    .record({ width: fc.integer({ min: 1, max: mostWide }), height: fc.integer({ min: 1, max: mostHigh }) })
    .chain(({ width, height }) => {
      const cells = (w: number, h: number): { x: number; y: number }[] =>
        Array.from({ length: w * h }, (_, i) => ({ x: i % w, y: Math.floor(i / w) }))
      const filled = <T extends object>(places: readonly T[], sets: readonly number[]) =>
        fc
          .array(fc.constantFrom(...sets), { minLength: places.length, maxLength: places.length })
          .map((chosen) => places.map((place, i) => ({ ...place, set: chosen[i]! })))
      const ownSides: readonly Side[] = [0, 3]
      const edges = cells(width, height).flatMap((cell) => ownSides.map((side) => ({ ...cell, side })))
      return fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        spaces: filled(cells(width, height), spaceSets),
        edges: filled(edges, edgeSets),
        corners: filled(cells(width + 1, height + 1), cornerSets),
      })
    })
}

/** The sketch turned a quarter clockwise, and where a space of it goes. */
export function turned(sketch: Sketch): Sketch {
  const { width, height } = sketch
  const turnedSide: readonly Side[] = [1, 2, 3, 0]
  return {
    width: height,
    height: width,
    spaces: sketch.spaces.map(({ x, y, set }) => ({ x: height - 1 - y, y: x, set })),
    edges: sketch.edges.map(({ x, y, side, set }) => ({
      x: height - 1 - y,
      y: x,
      side: turnedSide[side]!,
      set,
    })),
    corners: sketch.corners.map(({ x, y, set }) => ({ x: height - y, y: x, set })),
  }
}

export function turnedSpace(before: Board, after: Board, space: number): number {
  return spot(after, before.height - 1 - rowOf(before, space), columnOf(before, space))
}

/** The sketch mirrored, west becoming east. */
export function mirrored(sketch: Sketch): Sketch {
  const { width } = sketch
  const mirroredSide: readonly Side[] = [0, 3, 2, 1]
  return {
    ...sketch,
    spaces: sketch.spaces.map(({ x, y, set }) => ({ x: width - 1 - x, y, set })),
    edges: sketch.edges.map(({ x, y, side, set }) => ({
      x: width - 1 - x,
      y,
      side: mirroredSide[side]!,
      set,
    })),
    corners: sketch.corners.map(({ x, y, set }) => ({ x: width - x, y, set })),
  }
}

export function mirroredSpace(before: Board, after: Board, space: number): number {
  return spot(after, before.width - 1 - columnOf(before, space), rowOf(before, space))
}
