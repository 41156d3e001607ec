import {
  covered,
  ends,
  FORBIDDEN,
  mayStand,
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
} from '@sandtable/grid'
import { query } from '@sandtable/kernel'
import { boardOf, countingOn, farthest, goesAnywhere, spacesOf } from './board.ts'
import { type Ground, groundOf } from './ground.ts'
import { DIFFICULT, striding, walking } from './map/terrain.ts'
import { type AState, type Figure, otherSeat, type Standing } from './state.ts'
import { baseOf, isMassive } from './values.ts'

/** How a figure goes: for movement points, or a number of spaces at no cost (IA-MOVE-011 to -013). */
export interface Gait {
  readonly points: number
  readonly spaces?: boolean
  /** As if it were Mobile. */
  readonly mobile?: boolean
  /** Pushed: no terrain that stops it, no turning (IA-PUSH-004, -006). */
  readonly pushed?: boolean
}

export interface Way {
  readonly stand: Stand
  readonly cost: number
}

/** Where a figure could end its movement, with what it costs, cheapest first; not where it stands. */
export function destinations(s: AState, figure: Standing, gait: Gait): Way[] {
  const map = reached(s, figure, gait)
  return ends(map, (stand) => stand !== figure.stand && mayEnd(s, figure, stand, gait)).map((stand) => ({
    stand,
    cost: map.cost[stand]!,
  }))
}

/** The cheapest way there, the start left out; null: there is none. */
export function pathOf(s: AState, figure: Standing, gait: Gait, stand: Stand): Stand[] | null {
  return pathTo(reached(s, figure, gait), stand)?.slice(1) ?? null
}

/** Single steps into spaces where it may not stay, if it can get out again (IA-MOVE-017, IA-OPEN-009). */
export function passages(s: AState, figure: Standing, gait: Gait): Way[] {
  const map = reached(s, figure, gait)
  const steps: Way[] = []
  for (let i = 0; i < map.count; i++) {
    const stand = map.stands[i]!
    if (map.previous[stand] !== figure.stand || mayEnd(s, figure, stand, gait)) continue
    steps.push({ stand, cost: map.cost[stand]! })
  }
  return steps.filter(({ stand, cost }) =>
    canGetOut(s, figure, stand, { ...gait, points: gait.points - cost }),
  )
}

function canGetOut(s: AState, figure: Standing, stand: Stand, gait: Gait): boolean {
  if (gait.points <= 0) return false
  return destinations(s, { ...figure, stand }, gait).length > 0
}

function reached(s: AState, figure: Standing, gait: Gait): Reach {
  const ground = groundOf(s)
  return reach(ground.moved, steppingOf(s, ground, figure, gait), [figure.stand], gait.points)
}

function steppingOf(s: AState, ground: Ground, figure: Standing, gait: Gait): Stepping {
  const mayTurn = gait.spaces !== true && gait.pushed !== true
  const cost = costOf(s, ground, figure, gait)
  return pieceSteps(ground.board, ruleOf(s, figure, gait), baseOf(figure), mayTurn, cost)
}

function ruleOf(s: AState, figure: Figure, gait: Partial<Gait>): StepRule {
  return gait.mobile === true || goesAnywhere(s, figure) ? striding : walking
}

/** IA-MOVE-002, -015, IA-TERR-009, -012; each addition once for a step (IA-LARGE-004, IA-OPEN-007). */
function costOf(s: AState, ground: Ground, figure: Standing, gait: Gait): PieceCost {
  const { board, massive, bySeat } = ground
  const hostile = bySeat[otherSeat(figure.seat)] as Uint8Array
  const closed = isMassive(s, figure)
  const own = spacesOf(s, figure)
  const noExtra =
    gait.spaces === true ||
    gait.pushed === true ||
    gait.mobile === true ||
    goesAnywhere(s, figure) ||
    query(s, 'pays no extra', false, figure.id)
  const isRough = query(s, 'difficult costs extra', true, figure.id)
  return (entered, count) => {
    let toll = 0
    let rough = 0
    for (let i = 0; i < count; i++) {
      const space = entered[i]!
      // A Massive figure does not enter the space of another (IA-MASS-004).
      if (closed && massive[space]! > (own.includes(space) ? 1 : 0)) return FORBIDDEN
      if (noExtra) continue
      if (hostile[space] !== 0) toll = 1
      if (isRough && (board.spaces[space]! & DIFFICULT) !== 0) rough = 1
    }
    return 1 + toll + rough
  }
}

/** May it end its movement there (IA-MOVE-018, IA-MASS-005)? */
export function mayEnd(s: AState, figure: Figure, stand: Stand, gait: Partial<Gait> = {}): boolean {
  const { board, all, massive } = groundOf(s)
  const base = baseOf(figure)
  if (!mayStand(board, ruleOf(s, figure, gait), base, stand)) return false
  const inTheWay = isMassive(s, figure) && gait.pushed !== true ? massive : all
  const own = spacesOf(s, figure)
  // Its own place is free for itself, but only as far as nobody else is there.
  const mine = inTheWay === all || isMassive(s, figure) ? 1 : 0
  for (const space of covered(board, base, stand)) {
    if (inTheWay[space]! > (own.includes(space) ? mine : 0)) return false
  }
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

/** The nearest stands, by counted spaces, on which it may be put down (IA-MOVE-019, -026, IA-OPEN-035). */
export function nearestStands(s: AState, figure: Figure, from: readonly Space[]): Stand[] {
  const { board, counted } = groundOf(s)
  const fits = (space: Space) => standsFor(s, figure, space).length > 0
  const map = reach(counted, countingOn(board), from, farthest, fits)
  const found = new Set<Stand>()
  for (let i = 0; i < map.count; i++) {
    const space = map.stands[i]!
    // Nearer than the limit nothing fits, so all that fits is equally near.
    if (map.cost[space] === map.limit) for (const stand of standsFor(s, figure, space)) found.add(stand)
  }
  return [...found].sort((one, other) => one - other)
}
