import { radiusOf, type Spot } from '../geometry/bases.ts'
import type { Mini, Place, Unit } from '../state.ts'

/** Where the others of a unit would like to stand, if nobody says where; whether they may is for the rules. */

/** Where each would like to stand: beside the leader as it stood before, where it stands now, or as near as can be. */
export type Wish = 'as before' | 'where it is' | 'at the leader'

export function wished(unit: Unit, leader: Place, first: Mini, mini: Mini, at: number, wish: Wish): Spot {
  if (wish === 'where it is') return { x: mini.x, y: mini.y }
  if (wish === 'at the leader') return { x: leader.x, y: leader.y }
  return unit.deployed
    ? { x: leader.x + mini.x - first.x, y: leader.y + mini.y - first.y }
    : besideLeader(leader, at, radiusOf(unit))
}

/** Half of the room between two of them, in mm. */
const APART = 0.1

/** In rings around the leader, for those who come onto the battlefield: six, and six behind them. */
function besideLeader(leader: Place, at: number, r: number): Spot {
  const ring = at < 6 ? 1 : 2
  const [dx, dy] = around[at % around.length] as readonly [number, number]
  const step = ring * 2 * (r + APART)
  return { x: leader.x + dx * step, y: leader.y + dy * step }
}

/** The corners of a hexagon of radius 1. */
const around: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0.5, -0.8660254037844386],
  [-0.5, -0.8660254037844386],
  [0.5, 0.8660254037844386],
  [-0.5, 0.8660254037844386],
]
