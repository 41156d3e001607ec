import type { Plain, Seat, Seen } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Maneuver, Size } from '../../data/types.ts'
import type { PlacedShip } from '../geometry/base.ts'
import { kindOf, type Obstacle } from '../geometry/obstacles.ts'
import type { Edge, Quadrant, TokenName } from '../state.ts'
import { shipType } from '../values.ts'

/** A ship as the bot sees it: only what its seat's view shows. */
export interface SeenShip extends PlacedShip {
  readonly seat: Seat
  readonly type: string
  readonly points: number
  readonly skill: number
  readonly attack: number
  readonly agility: number
  readonly shields: number
  readonly hull: number
  readonly damage: number
  readonly tokens: Readonly<Record<TokenName, number>>
  readonly locks: readonly string[]
  readonly touching: readonly string[]
  readonly mobile: Quadrant
  readonly activated: boolean
  readonly maneuver: Maneuver | null
}

export interface SeenTable {
  readonly seat: Seat
  readonly phase: string
  readonly edge: Edge
  readonly ships: readonly SeenShip[]
  readonly obstacles: readonly Obstacle[]
}

interface View {
  readonly phase: string
  readonly edges: Readonly<Record<Seat, Edge>>
  readonly obstacles: readonly ({ readonly id: string; readonly shape: string } & Pose)[]
  readonly ships: readonly (Pose &
    Omit<SeenShip, 'pose' | 'size' | 'damage'> & { inPlay: boolean; damage: Plain[] })[]
}

/** The table out of a seat's view. */
export function tableOf(seen: Seen): SeenTable {
  // The view is this game's own (view.ts); its form is known here.
  const view = seen.table as unknown as View
  const seat = seen.seat ?? 'red'
  return {
    seat,
    phase: view.phase,
    edge: view.edges[seat] ?? 'bottom',
    ships: view.ships
      .filter((ship) => ship.inPlay)
      .map(({ x, y, facing, damage, ...ship }) => ({
        ...ship,
        damage: damage.length,
        size: shipType(ship.type).size as Size,
        pose: { x, y, facing },
      })),
    obstacles: view.obstacles.map(({ id, shape, x, y, facing }) => ({
      id,
      shape,
      kind: kindOf(shape),
      pose: { x, y, facing },
    })),
  }
}

export function own(table: SeenTable): SeenShip[] {
  return table.ships.filter((ship) => ship.seat === table.seat)
}

export function enemies(table: SeenTable): SeenShip[] {
  return table.ships.filter((ship) => ship.seat !== table.seat)
}
