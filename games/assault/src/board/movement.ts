import {
  addStep,
  type Base,
  countingSteps,
  covered,
  emptySteps,
  FORBIDDEN,
  isTurned,
  mayStand,
  NORTH_EAST,
  type PieceCost,
  pathTo,
  pieceSteps,
  type Reach,
  reach,
  type Space,
  type Stand,
  type Stepping,
  type StepRule,
  standsOver,
  THERE,
} from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import { counting, DIFFICULT, striding, walking } from '../map/terrain.ts'
import { type AState, type Figure, otherSeat, type Standing } from '../state.ts'
import { baseOf, isMassive } from '../values.ts'
import { type Battlefield, battlefieldOf } from './battlefield.ts'
import { boardOf, goesAnywhere, spacesOn } from './board.ts'

/** How a figure goes: for movement points, or a number of spaces at no cost (IA-MOVE-011 to -013). */
export interface Gait {
  readonly points: number
  readonly spaces?: boolean
  /** As if it were Mobile. */
  readonly mobile?: boolean
  /** May it not end where only those who are Mobile may? */
  readonly lands?: boolean
  /** Pushed: no terrain that stops it, no turning (IA-PUSH-004, -006). */
  readonly pushed?: boolean
}

export interface Way {
  readonly stand: Stand
  readonly cost: number
}

/** Where a figure could end its movement, with what it costs, cheapest first; not where it stands. */
export function destinations(s: AState, figure: Standing, gait: Gait): Way[] {
  const way = wayFor(s, figure, gait)
  const map = reached(way, figure.stand, gait.points)
  const found: Way[] = []
  for (let i = 0; i < map.count; i++) {
    const stand = map.stands[i]!
    if (stand !== figure.stand && isEnd(way, stand)) found.push({ stand, cost: map.cost[stand]! })
  }
  return found
}

/** The cheapest way there, the start left out; null: there is none. */
export function pathOf(s: AState, figure: Standing, gait: Gait, stand: Stand): Stand[] | null {
  return pathTo(reached(wayFor(s, figure, gait), figure.stand, gait.points), stand)?.slice(1) ?? null
}

/** What the next step costs now; null: it cannot be made. */
export function costOfStep(s: AState, figure: Standing, gait: Gait, to: Stand): number | null {
  const cost = stepCost(wayFor(s, figure, gait), figure.stand, to)
  return cost <= gait.points ? cost : null
}

/** Can it still go this way: every step is open, the points are enough for all, and it may stay at the end? */
export function isOpenWay(s: AState, figure: Standing, gait: Gait, path: readonly Stand[]): boolean {
  const way = wayFor(s, figure, gait)
  const goal = path[path.length - 1]
  if (goal === undefined || !isEnd(way, goal)) return false
  let from = figure.stand
  let left = gait.points
  for (const to of path) {
    left -= stepCost(way, from, to)
    from = to
  }
  return left >= 0
}

/** Infinite, if there is no such step. */
function stepCost(way: WayOfGoing, from: Stand, to: Stand): number {
  const steps = emptySteps()
  steppingOf(way)(from, steps)
  let least = FORBIDDEN
  for (let i = 0; i < steps.count; i++)
    if (steps.to[i] === to && steps.cost[i]! < least) least = steps.cost[i]!
  return least
}

/** Single steps into spaces where it may not stay, if it can get out again (IA-MOVE-017, IA-OPEN-009). */
export function passages(s: AState, figure: Standing, gait: Gait): Way[] {
  const way = wayFor(s, figure, gait)
  const map = reached(way, figure.stand, gait.points)
  const found: Way[] = []
  for (let i = 0; i < map.count; i++) {
    const stand = map.stands[i]!
    if (map.previous[stand] !== figure.stand || isEnd(way, stand)) continue
    const cost = map.cost[stand]!
    if (canGetOut(way, stand, gait.points - cost)) found.push({ stand, cost })
  }
  return found
}

function canGetOut(way: WayOfGoing, from: Stand, points: number): boolean {
  if (points <= 0) return false
  const map = reach(way.field.onward, steppingOf(way), [from], points, (stand) => isEnd(way, stand))
  for (let i = 0; i < map.count; i++) if (isEnd(way, map.stands[i]!)) return true
  return false
}

/** Everything that decides where a figure gets and where it may stay. */
interface WayOfGoing {
  field: Battlefield
  base: Base
  own: readonly Space[]
  hostile: Uint8Array
  strides: boolean
  /** What its spaces at the end of the way must be free of. */
  lands: StepRule
  /** A Massive figure does not enter the space of another (IA-MASS-004). */
  massive: boolean
  noExtra: boolean
  /** Difficult terrain costs it nothing more. */
  smooth: boolean
  turns: boolean
  /** Those who keep it from staying where they stand. */
  inTheWay: Uint8Array
}

/** IA-MOVE-002, -015, IA-TERR-009, -012. */
function wayFor(s: AState, figure: Figure, gait: Partial<Gait>): WayOfGoing {
  const field = battlefieldOf(s)
  const massive = isMassive(s, figure)
  const strides = gait.mobile === true || massive || goesAnywhere(s, figure)
  const free = gait.spaces === true || gait.pushed === true
  return {
    field,
    base: baseOf(figure),
    own: spacesOn(field, figure),
    hostile: field.bySeat[otherSeat(figure.seat)]!,
    strides,
    lands: strides && gait.lands !== true ? striding : walking,
    massive,
    noExtra: free || strides || query(s, 'pays no extra', false, figure.id),
    smooth: !query(s, 'difficult costs extra', true, figure.id),
    turns: !free,
    inTheWay: massive && gait.pushed !== true ? field.massive : field.all,
  }
}

interface Reached {
  version: number
  from: Stand
  points: number
  way: WayOfGoing
}

/** What the field's reach map holds now: the same question comes again with the answer to it. */
const held = new WeakMap<Battlefield, Reached>()

function reached(way: WayOfGoing, from: Stand, points: number): Reach {
  const { field } = way
  const last = held.get(field)
  if (
    last !== undefined &&
    last.version === field.version &&
    last.from === from &&
    last.points === points &&
    goAlike(last.way, way)
  )
    return field.moved
  held.set(field, { version: field.version, from, points, way })
  return reach(field.moved, steppingOf(way), [from], points)
}

function goAlike(one: WayOfGoing, other: WayOfGoing): boolean {
  return (
    one.hostile === other.hostile &&
    one.strides === other.strides &&
    one.massive === other.massive &&
    one.noExtra === other.noExtra &&
    one.smooth === other.smooth &&
    one.turns === other.turns &&
    one.base.across === other.base.across &&
    one.base.down === other.base.down &&
    one.own[0] === other.own[0] &&
    one.own.length === other.own.length
  )
}

function steppingOf(way: WayOfGoing): Stepping {
  const { field, base } = way
  if (base.across === 1 && base.down === 1 && !way.massive) return smallSteps(way)
  return pieceSteps(field.board, ruleOf(way), base, way.turns, costOf(way))
}

function ruleOf(way: WayOfGoing): StepRule {
  return way.strides ? striding : walking
}

/** What `pieceSteps` says of a piece of one space, by what is known of the floor. */
function smallSteps({ field, hostile, strides, noExtra, smooth }: WayOfGoing): Stepping {
  const open = strides ? field.floor.strides : field.floor.walks
  const { offsets, spaces } = field.board
  return (from, steps) => {
    for (let left = open[from]!, direction = 0; left !== 0; left >>= 1, direction++) {
      if ((left & 1) === 0) continue
      const to = from + offsets[direction]!
      let cost = 1
      if (!noExtra) {
        if (hostile[to] !== 0) cost++
        if (!smooth && (spaces[to]! & DIFFICULT) !== 0) cost++
      }
      addStep(steps, to, cost, direction < NORTH_EAST ? 0 : 1)
    }
  }
}

/** Each addition once for a step (IA-LARGE-004, IA-OPEN-007). */
function costOf({ field, own, hostile, massive, noExtra, smooth }: WayOfGoing): PieceCost {
  const { board } = field
  return (entered, count) => {
    let toll = 0
    let rough = 0
    for (let i = 0; i < count; i++) {
      const space = entered[i]!
      if (massive && field.massive[space]! > (own.includes(space) ? 1 : 0)) return FORBIDDEN
      if (noExtra) continue
      if (hostile[space] !== 0) toll = 1
      if (!smooth && (board.spaces[space]! & DIFFICULT) !== 0) rough = 1
    }
    return 1 + toll + rough
  }
}

/**
 * May it leave its space, of its own will (IA-COND-015)? Whoever walks leaves a space, and whoever is put on
 * another one; whoever is pushed does not do so of its own will (IA-MOVE-023, IA-PUSH-003).
 */
export function mayLeave(s: AState, figure: Figure): boolean {
  return query(s, 'exit forbidden', null, figure.id) === null
}

/** May it end its movement there (IA-MOVE-018, IA-MASS-005)? */
export function mayEnd(s: AState, figure: Figure, stand: Stand, gait: Partial<Gait> = {}): boolean {
  return isEnd(wayFor(s, figure, gait), stand)
}

/** Its own place is free for itself, but only as far as nobody else is there. */
function isEnd(way: WayOfGoing, stand: Stand): boolean {
  const { field, base, own, inTheWay } = way
  const { board } = field
  if (base.across === 1 && base.down === 1) {
    if ((board.spaces[stand]! & (way.lands.spaces | THERE)) !== THERE) return false
    return inTheWay[stand]! <= (own[0] === stand ? 1 : 0)
  }
  if (!mayStand(board, way.lands, base, stand)) return false
  for (const space of covered(board, base, stand))
    if (inTheWay[space]! > (own.includes(space) ? 1 : 0)) return false
  return true
}

/** May it be put down there: nobody else is in the way (IA-PLACE-003)? */
export function mayBePlaced(s: AState, figure: Figure, stand: Stand): boolean {
  return mayEnd(s, figure, stand, { pushed: true })
}

/** The stands over a space on which it may be put down (IA-PLACE-005, -006). */
export function standsFor(s: AState, figure: Figure, space: Space): Stand[] {
  return standsOver(boardOf(s), baseOf(figure), space).filter((stand) => mayBePlaced(s, figure, stand))
}

/**
 * The nearest stands, by counted spaces, on which it may be put down (IA-MOVE-019, -026, IA-OPEN-035). Whoever is
 * pushed there is not turned (IA-PUSH-006).
 */
export function nearestStands(
  s: AState,
  figure: Figure,
  from: readonly Space[],
  how: 'placed' | 'pushed' = 'placed',
): Stand[] {
  const { floor, onward, board } = battlefieldOf(s)
  const turned = figure.stand !== null && isTurned(board, figure.stand)
  const standsOn = (space: Space) =>
    standsFor(s, figure, space).filter((stand) => how === 'placed' || isTurned(board, stand) === turned)
  const map = reach(
    onward,
    countingSteps(floor.board, counting),
    from,
    farthest,
    (space) => standsOn(space).length > 0,
  )
  const found = new Set<Stand>()
  for (let i = 0; i < map.count; i++) {
    const space = map.stands[i]!
    // Nearer than the limit nothing fits, so all that fits is equally near.
    if (map.cost[space] === map.limit) for (const stand of standsOn(space)) found.add(stand)
  }
  return [...found].sort((one, other) => one - other)
}

/** More spaces than any map is long. */
const farthest = 400
