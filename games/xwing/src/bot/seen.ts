import type { Seat, Seen } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { PlacedShip } from '../geometry/base.ts'
import type { Obstacle } from '../geometry/obstacles.ts'
import type { Edge, Phase, XWing } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { ShipInView } from '../vocabulary/view.ts'

/** A ship as the bot sees it: only what its seat's view shows, its damage cards counted. */
export interface SeenShip extends PlacedShip, Omit<ShipInView, keyof Pose | 'damage'> {
  readonly damage: number
}

export interface SeenTable {
  readonly seat: Seat
  readonly phase: Phase
  readonly edge: Edge
  readonly ships: readonly SeenShip[]
  /** All that ever flew here: pieces are told apart among them. */
  readonly fleet: readonly ShipInView[]
  readonly obstacles: readonly Obstacle[]
}

/** The table out of a seat's view. */
export function tableOf(seen: Seen<XWing>): SeenTable {
  const { phase, edges, ships, obstacles } = seen.table
  const seat = seen.seat ?? 'red'
  return {
    seat,
    phase,
    edge: edges[seat] ?? 'bottom',
    ships: ships
      .filter((ship) => ship.inPlay)
      .map(({ x, y, facing, damage, ...ship }) => ({
        damage: damage.length,
        size: sizeOf(ship),
        pose: { x, y, facing },
        ...ship,
      })),
    fleet: ships,
    obstacles: obstacles.map(({ id, shape, kind, x, y, facing }) => ({
      id,
      shape,
      kind,
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
