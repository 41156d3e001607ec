import { columnOf, rowOf, spot } from '@sandtable/grid'
import type { Area } from '../../data/types.ts'
import type { Field, Ground } from './ground.ts'
import { blockadeBetween, seesField } from './sight.ts'

/** A spot of the grid or of its imaginary extension (APX-GREN-008). */
export interface Place {
  readonly x: number
  readonly y: number
}

export type Turn = 'up' | 'right' | 'down' | 'left'
export const turns: readonly Turn[] = ['up', 'right', 'down', 'left']

export function placeOf({ board }: Ground, field: Field): Place {
  return { x: columnOf(board, field), y: rowOf(board, field) }
}

export function fieldAt({ plan, board }: Ground, { x, y }: Place): Field | null {
  return x >= 0 && y >= 0 && x < plan.width && y < plan.height ? spot(board, x, y) : null
}

/** The damage of an area on each board field that it reaches (APX-AOE-001, APX-AOE-003, APX-AOE-004, APX-AOE-005, APX-GREN-010, APX-GREN-016). */
export function fieldsHit(ground: Ground, area: Area, source: Place, turn: Turn): Map<Field, number> {
  const found = new Map<Field, number>()
  const from = fieldAt(ground, source)
  // Off the board it counts as on the ground (APX-GREN-010).
  const level = from === null ? 0 : ground.levels[from]!
  for (const [dx, dy, damage] of area.cells) {
    const [across, down] = turned(dx, dy, turn)
    const field = fieldAt(ground, { x: source.x + across, y: source.y + down })
    if (field === null) continue
    // Without FLYING neither past BLOCKADES nor to other levels (APX-AOE-004, -005).
    if (area.flying || (ground.levels[field] === level && isOpenTo(ground, source, field)))
      found.set(field, damage)
  }
  return found
}

/** No BLOCKADE between a field and where an area comes from, which may be beyond the board (APX-GREN-016). */
function isOpenTo(ground: Ground, source: Place, field: Field): boolean {
  const from = fieldAt(ground, source)
  return from === null
    ? blockadeBetween(ground, { field }, { beyond: source }) === null
    : seesField(ground, from, field)
}

/** As it was laid (APX-GREN-015, APX-CARD-bangalore-rolling-thunder). */
function turned(dx: number, dy: number, turn: Turn): readonly [number, number] {
  if (turn === 'up') return [dx, dy]
  if (turn === 'right') return [-dy, dx]
  return turn === 'down' ? [-dx, -dy] : [dy, -dx]
}
