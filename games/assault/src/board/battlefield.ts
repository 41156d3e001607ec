import {
  type Base,
  type Board,
  covered,
  emptyReach,
  type Reach,
  type Space,
  type Stand,
} from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { MapPlan } from '../../data/maps/types.ts'
import { mapOf } from '../map/library.ts'
import type { SkirmishMap } from '../map/map.ts'
import { findMission } from '../map/missions.ts'
import { FIGURE } from '../map/terrain.ts'
import type { AState, Figure, FigureId, MapObject } from '../state.ts'
import { baseOf, isMassive } from '../values.ts'
import { type Floor, floorOf, type Layout } from './floor.ts'

/**
 * The map under play and who stands where on it. Nothing of it is state: it follows from the state, and only
 * what has changed since the last time is made anew.
 */
export interface Battlefield extends Layout {
  readonly board: Board
  /** What holds as long as no door opens. */
  floor: Floor
  /** Goes up whenever a figure or a door has changed: a key for what was worked out. */
  version: number
  /** For moving, and for looking one step further; each holds until its next use. */
  readonly moved: Reach
  readonly onward: Reach
  /** How many figures stand on each space: all, those of the first and of the second seat, Massive ones. */
  readonly all: Uint8Array
  readonly bySeat: Readonly<Record<string, Uint8Array>>
  readonly massive: Uint8Array
  /** The spaces of each figure, in the order of the table. */
  readonly spaces: (readonly Space[])[]
  /** The place of each figure in the table. */
  readonly places: Map<FigureId, number>
  /** What it was made of: the table's figures, and of each what counts here; doors; tokens that stand. */
  figures: readonly Figure[]
  readonly laid: Laid[]
  readonly doors: boolean[]
  readonly tokens: LaidToken[]
  /** Did a card change who is Massive? */
  changed: boolean
  /** What figures see of each other, by places; see `seenVersion`. */
  seen: (readonly Space[] | undefined)[]
  seenVersion: number
}

interface Laid {
  /** Its entry in the table: as long as it is the same, so is all of it that never changes. */
  figure: Figure
  readonly id: FigureId
  readonly seat: Seat
  readonly card: string
  stand: Stand | null
  massive: boolean
}

/** A token that is in the way like a figure. */
interface LaidToken {
  readonly spaces: readonly Space[]
  readonly hostile: boolean
}

/** By map: with all its walls, and without those that a mission takes away. */
const battlefields = [
  new WeakMap<SkirmishMap, Battlefield>(),
  new WeakMap<SkirmishMap, Battlefield>(),
] as const

/** Mostly it is the same one as the last time: of this map, plan and mission. */
let last: Battlefield | null = null
let lastMap = ''
let lastPlan: MapPlan | null = null
let lastMission = ''

export function battlefieldOf(s: AState): Battlefield {
  const { map, plan, mission, figures } = s.table
  if (last === null || lastMap !== map || lastPlan !== plan || lastMission !== mission) {
    last = findBattlefield(s)
    lastMap = map
    lastPlan = plan
    lastMission = mission
  }
  const field = last
  if (field.figures !== figures || field.laid.length !== figures.length) adopt(s, field)
  update(s, field)
  return field
}

function findBattlefield(s: AState): Battlefield {
  const map = mapOf(s.table.map, s.table.plan)
  const mission = findMission(map.plan.missions[s.table.mission].rules)
  const unwalled = mission?.board?.includes('no walls in difficult terrain') === true
  const known = battlefields[unwalled ? 1 : 0]
  const field = known.get(map) ?? newBattlefield(s, { map, unwalled })
  known.set(map, field)
  return field
}

function newBattlefield(s: AState, layout: Layout): Battlefield {
  const floor = floorOf(layout, [])
  const { spaces, edges, size } = floor.board
  const board = { ...floor.board, spaces: spaces.slice(), edges: edges.slice() }
  return {
    ...layout,
    board,
    floor,
    version: 0,
    moved: emptyReach(board),
    onward: emptyReach(board),
    all: new Uint8Array(size),
    bySeat: Object.fromEntries(s.seats.map((seat) => [seat, new Uint8Array(size)])),
    massive: new Uint8Array(size),
    spaces: [],
    places: new Map(),
    figures: [],
    laid: [],
    doors: [],
    tokens: [],
    changed: false,
    seen: [],
    seenVersion: -1,
  }
}

/** Another state, of this game or another: if it has other figures, those that lie there are taken off. */
function adopt(s: AState, field: Battlefield): void {
  const { figures } = s.table
  const { laid, spaces, places } = field
  field.figures = figures
  const isSame = (figure: Figure, at: number) => {
    const one = laid[at]
    return one?.id === figure.id && one.seat === figure.seat && one.card === figure.card
  }
  if (laid.length === figures.length && figures.every(isSame)) {
    for (const [at, figure] of figures.entries()) laid[at]!.figure = figure
    return
  }
  for (let at = 0; at < laid.length; at++) takeOff(field, at)
  laid.length = 0
  spaces.length = 0
  field.seen = new Array<undefined>(2 * figures.length * figures.length).fill(undefined)
  places.clear()
  for (const [at, figure] of figures.entries()) {
    const { id, seat, card } = figure
    laid.push({ figure, id, seat, card, stand: null, massive: false })
    spaces.push(none)
    places.set(id, at)
  }
  field.version++
}

function update(s: AState, field: Battlefield): void {
  const { figures, objects } = s.table
  const { laid, doors } = field
  const isChanged = s.hooks.query.massive !== undefined
  const mayChange = isChanged || field.changed
  field.changed = isChanged
  for (let at = 0; at < laid.length; at++) {
    const figure = figures[at]!
    const one = laid[at]!
    // Whoever puts another figure into the same list must be noticed, too.
    if (one.figure !== figure) {
      field.figures = []
      adopt(s, field)
      update(s, field)
      return
    }
    if (one.stand !== figure.stand) {
      takeOff(field, at)
      if (figure.stand !== null) putDown(s, field, at, figure, figure.stand)
      field.version++
    } else if (mayChange) recheck(s, field, at, figure)
  }
  if (objectsLie(objects, doors, field.tokens)) return
  openDoors(field, objects)
  layTokens(field, objects)
}

function putDown(s: AState, field: Battlefield, at: number, figure: Figure, stand: Stand): void {
  const { board, all, massive, bySeat } = field
  const own = coveredBy(board, baseOf(figure), stand)
  const one = field.laid[at]!
  const side = bySeat[figure.seat]!
  field.spaces[at] = own
  one.stand = stand
  one.massive = isMassive(s, figure)
  for (const space of own) {
    if (all[space]!++ === 0) board.spaces[space]! |= FIGURE
    side[space]!++
    if (one.massive) massive[space]!++
  }
}

function takeOff(field: Battlefield, at: number): void {
  const { board, all, massive, bySeat } = field
  const one = field.laid[at]!
  const side = bySeat[one.seat]!
  for (const space of field.spaces[at]!) {
    if (--all[space]! === 0) board.spaces[space]! &= ~FIGURE
    side[space]!--
    if (one.massive) massive[space]!--
  }
  field.spaces[at] = none
  one.stand = null
  one.massive = false
}

/** Cards can make a figure Massive, or no longer so, where it stands. */
function recheck(s: AState, field: Battlefield, at: number, figure: Figure): void {
  const one = field.laid[at]!
  if (figure.stand === null || isMassive(s, figure) === one.massive) return
  takeOff(field, at)
  putDown(s, field, at, figure, figure.stand)
  field.version++
}

/** Looked at for every question about the map, so all in one go. */
function objectsLie(
  objects: readonly MapObject[],
  doors: readonly boolean[],
  tokens: readonly LaidToken[],
): boolean {
  let countOfDoors = 0
  let countOfTokens = 0
  for (let at = 0; at < objects.length; at++) {
    const { kind, stands, gone, spaces } = objects[at]!
    if (kind === 'door' && doors[countOfDoors++] !== gone) return false
    if (stands === null || gone || spaces.length === 0) continue
    const one = tokens[countOfTokens++]
    if (one?.spaces[0] !== spaces[0] || one?.spaces.length !== spaces.length) return false
    if (one.hostile !== (stands === 'hostile')) return false
  }
  return countOfDoors === doors.length && countOfTokens === tokens.length
}

function openDoors(field: Battlefield, objects: readonly MapObject[]): void {
  const doors = objects.filter((one) => one.kind === 'door')
  const open = doors.filter((one) => one.gone)
  field.doors.length = 0
  for (const one of doors) field.doors.push(one.gone)
  field.floor = floorOf(
    field,
    open.map((one) => one.id),
  )
  field.board.edges.set(field.floor.board.edges)
  field.version++
}

/** Tokens that are in the way like figures: of everybody, and at a price if they are hostile (IA-MOVE-020). */
function layTokens(field: Battlefield, objects: readonly MapObject[]): void {
  for (const one of field.tokens) layToken(field, one, -1)
  field.tokens.length = 0
  for (const { stands, gone, spaces } of objects) {
    if (stands === null || gone || spaces.length === 0) continue
    const one = { spaces: [...spaces], hostile: stands === 'hostile' }
    field.tokens.push(one)
    layToken(field, one, 1)
  }
  field.version++
}

function layToken({ board, all, bySeat }: Battlefield, { spaces, hostile }: LaidToken, count: 1 | -1): void {
  for (const at of spaces) {
    all[at]! += count
    if (all[at] === 0) board.spaces[at]! &= ~FIGURE
    else board.spaces[at]! |= FIGURE
    if (hostile) for (const side of Object.values(bySeat)) side[at]! += count
  }
}

const none: readonly Space[] = []

/** The lists of one space, made once. */
const single: (readonly Space[])[] = []

export function coveredBy(board: Board, base: Base, stand: Stand): readonly Space[] {
  if (base.across !== 1 || base.down !== 1) return covered(board, base, stand)
  const known = single[stand]
  if (known !== undefined) return known
  const made = [stand]
  single[stand] = made
  return made
}
