import { type Corner, type Edge, edgesOfCorner, spacesOfCorner, spot } from '@sandtable/grid'
import { onceForGround } from '../speed/once.ts'
import { liesOn } from './beside.ts'
import { CONNECTION, edgeBits, floors, type Ground } from './ground.ts'

export interface CornerSpot {
  readonly corner: Corner
  readonly level: number
}

/** Is there an intersection of this level: does one of the four fields round it lie on it (OPEN-39)? */
export function isCorner(ground: Ground, { corner, level }: CornerSpot): boolean {
  for (const field of spacesOfCorner(ground.board, corner)) if (liesOn(ground, field, level)) return true
  return false
}

/** Is it free of all that is printed on the board: terrain, and the points of zip lines (APX-GRID-006)? */
export function isFree(ground: Ground, at: CornerSpot): boolean {
  return (
    isFreeOfTerrain(ground, at) &&
    !ground.pieces.some((piece) => piece.corner === at.corner && piece.level === at.level)
  )
}

/**
 * Is it free, as far as terrain goes: no two opposite edges at it hold connected components of its level? Ends of walls,
 * joints at right angles and the corner of a single building are free (APX-PLACE-004, -005, -011, -013, OPEN-39).
 */
export function isFreeOfTerrain(ground: Ground, { corner, level }: CornerSpot): boolean {
  const [east, south, west, north] = edgesOfCorner(ground.board, corner)
  return !(areConnected(ground, east, west, level) || areConnected(ground, north, south, level))
}

function areConnected(ground: Ground, one: Edge, other: Edge, level: number): boolean {
  return (edgeBits(ground, one, level) & edgeBits(ground, other, level) & CONNECTION) !== 0
}

/** All intersections that are free, level by level. */
export const freeCorners = onceForGround((ground): readonly CornerSpot[] => {
  const { plan, board } = ground
  const found: CornerSpot[] = []
  for (let level = 0; level < floors; level++)
    for (let y = 0; y <= plan.height; y++)
      for (let x = 0; x <= plan.width; x++) {
        const one = { corner: spot(board, x, y), level }
        if (isCorner(ground, one) && isFree(ground, one)) found.push(one)
      }
  return found
})
