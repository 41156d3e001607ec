import { type Board, columnOf, openDirections, rowOf, type Space, sees, spacesOfEdge } from '@sandtable/grid'
import { opened, type SkirmishMap } from '../map/map.ts'
import { BLOCKING, counting, DIFFICULT, sightBlockers, striding, WALL, walking } from '../map/terrain.ts'

/**
 * What holds on a map for as long as its doors stay as they are, whoever stands on it: which steps are open,
 * how far everything is from everything, what walls hide. It is worked out where it is asked for, and kept:
 * the next game opens the same doors.
 */
export interface Floor {
  /** Doors that are open are gone; no figures. */
  readonly board: Board
  readonly columns: Uint8Array
  readonly rows: Uint8Array
  /** The directions in which a step is open, as bits, from each space. */
  readonly walks: Uint8Array
  readonly strides: Uint8Array
  readonly counts: Uint8Array
  /** Counted spaces from each space to every other. */
  readonly distances: (Uint16Array | undefined)[]
  /** Which spaces are seen from each space, if only terrain hides anything; 0: not looked at yet. */
  readonly sights: (Uint8Array | undefined)[]
  /** The same with all doors closed, and with all of them open; null for these two themselves. */
  readonly extremes: readonly [Floor, Floor] | null
}

export interface Layout {
  readonly map: SkirmishMap
  /** Missions may take away the walls between two spaces of difficult terrain. */
  readonly unwalled: boolean
}

const floors = new WeakMap<SkirmishMap, Map<string, Floor>>()

/** Maps have few doors, but players bring maps of their own: no more ways of open doors than this are kept. */
const most = 64

/** The floor with these doors open, named as in the map's own list. */
export function floorOf(layout: Layout, open: readonly string[]): Floor {
  const { map, unwalled } = layout
  const known = floors.get(map) ?? new Map<string, Floor>()
  floors.set(map, known)
  const key = `${unwalled ? 'unwalled ' : ''}${open.join(' ')}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= most) known.clear()
  const isExtreme = open.length === 0 || open.length === map.doors.length
  const all = map.doors.map((door) => door.id)
  const floor = newFloor(layout, open, isExtreme ? null : [floorOf(layout, []), floorOf(layout, all)])
  known.set(key, floor)
  return floor
}

function newFloor({ map, unwalled }: Layout, open: readonly string[], extremes: Floor['extremes']): Floor {
  const board = { ...map.board, edges: map.board.edges.slice() }
  for (const { at, take, put } of opened(map, open)) board.edges[at] = (board.edges[at]! & ~take) | put
  if (unwalled) takeWalls(board)
  const { size } = board
  const floor: Floor = {
    board,
    columns: new Uint8Array(size),
    rows: new Uint8Array(size),
    walks: new Uint8Array(size),
    strides: new Uint8Array(size),
    counts: new Uint8Array(size),
    distances: [],
    sights: [],
    extremes,
  }
  for (let space = 0; space < size; space++) {
    if (board.spaces[space] === 0) continue
    floor.columns[space] = columnOf(board, space)
    floor.rows[space] = rowOf(board, space)
    floor.walks[space] = openDirections(board, walking, space)
    floor.strides[space] = openDirections(board, striding, space)
    floor.counts[space] = openDirections(board, counting, space)
  }
  return floor
}

function takeWalls(board: Board): void {
  for (let edge = 0; edge < board.edges.length; edge++) {
    if ((board.edges[edge]! & WALL) === 0) continue
    const isRough = (space: Space) => (board.spaces[space]! & DIFFICULT) !== 0
    if (spacesOfEdge(board, edge).every(isRough)) board.edges[edge]! &= ~WALL
  }
}

/** Farther than anything: there is no way. */
export const nowhereNear = 65535

/** Counted spaces from this space to every other (IA-CNT-001, -002). */
export function distancesFrom(floor: Floor, space: Space): Uint16Array {
  const known = floor.distances[space]
  if (known !== undefined) return known
  const { board, counts } = floor
  const { offsets, size } = board
  const far = new Uint16Array(size).fill(nowhereNear)
  const line = new Int32Array(size)
  let last = 1
  line[0] = space
  far[space] = 0
  for (let first = 0; first < last; first++) {
    const from = line[first]!
    const next = far[from]! + 1
    for (let open = counts[from]!, direction = 0; open !== 0; open >>= 1, direction++) {
      if ((open & 1) === 0) continue
      const to = from + offsets[direction]!
      if (far[to] !== nowhereNear) continue
      far[to] = next
      line[last++] = to
    }
  }
  floor.distances[space] = far
  return far
}

/** Is `to` adjacent to `from`, as counting goes: a step is open from the one to the other? */
export function isNext(floor: Floor, from: Space, to: Space): boolean {
  const apart = to - from
  const { offsets, stride } = floor.board
  if (apart > stride + 1 || apart < -stride - 1) return false
  const direction = offsets.indexOf(apart)
  return direction >= 0 && (floor.counts[from]! & (1 << direction)) !== 0
}

const SEEN = 1
const HIDDEN = 2

/** Lines of sight if nothing but walls, doors and terrain is in the way. */
export const terrainOnly = { ...sightBlockers, spaces: BLOCKING }

/** Is a space seen from another, as far as terrain goes? */
export function isInView(floor: Floor, from: Space, to: Space): boolean {
  let row = floor.sights[from]
  if (row === undefined) {
    row = new Uint8Array(floor.board.size)
    floor.sights[from] = row
  }
  if (row[to] === 0) row[to] = looksAt(floor, from, to) ? SEEN : HIDDEN
  return row[to] === SEEN
}

/** A door that opens hides nothing more: what closed doors show is seen, what open doors hide is not. */
function looksAt(floor: Floor, from: Space, to: Space): boolean {
  if (floor.extremes !== null) {
    const [closed, open] = floor.extremes
    if (isInView(closed, from, to)) return true
    if (!isInView(open, from, to)) return false
  }
  return !areApart(floor, from, to) && sees(floor.board, terrainOnly, [from], to)
}

/** Is there no way at all between the two? Whatever lets a line through can be counted through, space by space. */
function areApart(floor: Floor, from: Space, to: Space): boolean {
  const { spaces } = floor.board
  if (((spaces[from]! | spaces[to]!) & BLOCKING) !== 0) return false
  return distancesFrom(floor, from)[to] === nowhereNear
}
