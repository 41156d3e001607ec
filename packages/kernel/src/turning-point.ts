import type { Seat } from './seat.ts'

/** The points of all seats after a move. */
export interface Standing {
  readonly move: number
  readonly of: Readonly<Record<Seat, number>>
}

/** The move by which whoever is ahead at the end came from behind for good; where nobody did, the one that changed most. */
export function turnOf(points: readonly Standing[]): number | null {
  return overtaking(points) ?? greatestSwing(points)
}

function overtaking(points: readonly Standing[]): number | null {
  const ahead = points.map(({ of }) => leaderOf(of))
  const last = ahead.at(-1)
  if (last == null || ahead.every((one) => one === last || one === null)) return null
  return points[ahead.findLastIndex((one) => one !== last) + 1]?.move ?? null
}

/** Null: several have as much. */
function leaderOf(of: Standing['of']): Seat | null {
  const most = Math.max(...Object.values(of))
  const [leader, ...others] = Object.keys(of).filter((seat) => of[seat] === most)
  return leader !== undefined && others.length === 0 ? leader : null
}

/** By which move one side gained most on another; the last of equals, since it had the last word. */
function greatestSwing(points: readonly Standing[]): number | null {
  let turn: number | null = null
  let most = 0
  for (const [at, { move, of }] of points.entries()) {
    const before = points[at - 1]?.of
    if (before === undefined) continue
    const gains = Object.keys(of).map((seat) => (of[seat] ?? 0) - (before[seat] ?? 0))
    const swing = Math.max(...gains) - Math.min(...gains)
    if (swing < most || swing === 0) continue
    most = swing
    turn = move
  }
  return turn
}
