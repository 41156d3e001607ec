import {
  type Base,
  type BoardInPlay,
  boardInPlay,
  type Change,
  covered,
  emptyReach,
  lay,
  type Reach,
  type Space,
  type Stand,
} from '@sandtable/grid'
import { mapOf } from './map/library.ts'
import { opened, type SkirmishMap } from './map/map.ts'
import { FIGURE } from './map/terrain.ts'
import { type AState, isOnMap } from './state.ts'
import { baseOf, isMassive } from './values.ts'

/**
 * The map under play and who stands where on it. Nothing of it is state: it follows from the state, and is
 * made anew only when a figure or a door has changed.
 */
export interface Ground {
  readonly map: SkirmishMap
  readonly board: BoardInPlay
  /** For counting and for moving; each holds until its next use. */
  readonly counted: Reach
  readonly moved: Reach
  /** How many figures stand on each space: all, those of the first and of the second seat, Massive ones. */
  readonly all: Uint8Array
  readonly bySeat: Readonly<Record<string, Uint8Array>>
  readonly massive: Uint8Array
  /** What it was made of, flat: a stand for each figure, a bit for each door. */
  readonly key: number[]
  /** The spaces of each figure, in the order of the table. */
  readonly spaces: (readonly Space[])[]
}

const grounds = new WeakMap<SkirmishMap, Ground>()

export function groundOf(s: AState): Ground {
  const map = mapOf(s.table.map, s.table.plan)
  const ground = grounds.get(map) ?? newGround(s, map)
  if (!isCurrent(s, ground)) fill(s, ground)
  return ground
}

function newGround(s: AState, map: SkirmishMap): Ground {
  const board = boardInPlay(map.board)
  const { size } = board
  const ground: Ground = {
    map,
    board,
    counted: emptyReach(board),
    moved: emptyReach(board),
    all: new Uint8Array(size),
    bySeat: Object.fromEntries(s.seats.map((seat) => [seat, new Uint8Array(size)])),
    massive: new Uint8Array(size),
    key: [],
    spaces: [],
  }
  grounds.set(map, ground)
  return ground
}

/** A number that stands for no place. */
const nowhere = -1

function isCurrent(s: AState, { key }: Ground): boolean {
  const { figures, objects } = s.table
  let at = 0
  for (const figure of figures) {
    if (key[at++] !== (figure.stand ?? nowhere)) return false
    // Two games on one map may have other figures in the same place.
    if (key[at++] !== codeOf(figure.card)) return false
  }
  for (const object of objects) if (object.kind === 'door' && key[at++] !== Number(object.gone)) return false
  return key.length === at
}

/** Deployment cards get numbers as they come: what matters is that equal ones are equal. */
const codes = new Map<string, number>()

function codeOf(card: string): number {
  const known = codes.get(card)
  if (known !== undefined) return known
  codes.set(card, codes.size)
  return codes.size - 1
}

function fill(s: AState, ground: Ground): void {
  const { map, board, all, massive, bySeat, key, spaces } = ground
  const { figures, objects } = s.table
  all.fill(0)
  massive.fill(0)
  for (const counts of Object.values(bySeat)) counts.fill(0)
  key.length = 0
  spaces.length = 0
  const open: string[] = []
  const changes: Change[] = []
  for (const figure of figures) {
    key.push(figure.stand ?? nowhere, codeOf(figure.card))
    const own = isOnMap(figure) ? coveredBy(board, baseOf(figure), figure.stand) : none
    spaces.push(own)
    const huge = own.length > 0 && isMassive(s, figure)
    const side = bySeat[figure.seat] as Uint8Array
    for (const at of own) {
      if (all[at] === 0) changes.push({ on: 'space', at, take: 0, put: FIGURE })
      all[at]!++
      side[at]!++
      if (huge) massive[at]!++
    }
  }
  for (const object of objects) {
    if (object.kind !== 'door') continue
    key.push(Number(object.gone))
    if (object.gone) open.push(object.id)
  }
  if (open.length > 0) changes.push(...opened(map, open))
  lay(board, changes)
}

const none: readonly Space[] = []

function coveredBy(board: BoardInPlay, base: Base, stand: Stand): readonly Space[] {
  return base.across === 1 && base.down === 1 ? [stand] : covered(board, base, stand)
}
