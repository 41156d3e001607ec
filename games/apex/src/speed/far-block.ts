import { apart, columnOf, rowOf } from '@sandtable/grid'
import type { Field, Ground } from '../board/ground.ts'

/**
 * A care package makes another ground, but only what is near it hangs on it. These give the ground without it where it
 * lies too far away to matter, so that what was found out there need not be found out again wherever it lands.
 */

/** For what hangs on nothing farther from a field than this. */
function groundAbout(ground: Ground, field: Field, far: number): Ground {
  const { under } = ground
  return under !== null && apart(ground.board, field, under.block) > far ? under.ground : ground
}

/** For what is beside a field. */
export function groundBeside(ground: Ground, field: Field): Ground {
  return groundAbout(ground, field, 2)
}

/** For steps with so many points: each costs one at least, and the last may lead round it. */
export function groundOfSteps(ground: Ground, from: Field, points: number): Ground {
  return groundAbout(ground, from, points + 1)
}

/** For a line between two fields, and what it passes: it stays between their columns and between their rows. */
export function groundOfLine(ground: Ground, from: Field, to: Field): Ground {
  const { under, board } = ground
  if (under === null) return ground
  const { block } = under
  return isBetween(columnOf(board, block), columnOf(board, from), columnOf(board, to)) &&
    isBetween(rowOf(board, block), rowOf(board, from), rowOf(board, to))
    ? ground
    : under.ground
}

/** Is a grid line between two others, or right beside them? */
function isBetween(line: number, one: number, other: number): boolean {
  return line >= Math.min(one, other) - 1 && line <= Math.max(one, other) + 1
}

/** For the fields and intersections within this range, and lines to them; null: however far. */
export function groundInRange(ground: Ground, from: Field, most: number | null): Ground {
  return most === null ? ground : groundAbout(ground, from, most + 2)
}

/** For distances: nothing that lies on the board matters to them. */
export function bareGround(ground: Ground): Ground {
  return ground.under?.ground ?? ground
}
