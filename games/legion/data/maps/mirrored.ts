import type { MapPlan, Named, PieceOnMap } from '../terrain/types.ts'

/** A side of a square on a map card, in mm. */
const SQUARE = 152.4

/**
 * A battlefield that is fair by its making: each piece of one half stands in the other half again, turned about the
 * middle, so that both sides find the same before them. Places are in mm from the bottom left corner.
 */
export function mirrored(
  id: string,
  name: Named,
  board: MapPlan['board'],
  half: readonly (readonly [kind: string, x: number, y: number, facing: number])[],
): MapPlan {
  const [width, height] = [board[0] * SQUARE, board[1] * SQUARE]
  const pieces = half.flatMap(([kind, x, y, facing]): PieceOnMap[] => [
    { kind, x, y, facing },
    { kind, x: width - x, y: height - y, facing: (facing + 180) % 360 },
  ])
  return { id, name, board, pieces }
}
