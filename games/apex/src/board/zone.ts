import { type Corner, columnOf, edgesOfCorner, rowOf } from '@sandtable/grid'
import { fieldsAtCorner } from './beside.ts'
import { CONNECTION, edgeBits, type Field, type Ground } from './ground.ts'

/** A zone: a diamond round an intersection, on one level (APX-ZONE-001, -002, OPEN-21). */
export interface Zone {
  readonly corner: Corner
  readonly level: number
}

/** The fields in a zone; in a joint at a right angle the one inside the angle is cut off (OPEN-22, OPEN-39). */
export function fieldsInZone(ground: Ground, { corner, level }: Zone): Field[] {
  const { board } = ground
  const [east, south, west, north] = edgesOfCorner(board, corner).map(
    (edge) => (edgeBits(ground, edge, level) & CONNECTION) !== 0,
  )
  const cut = new Set<Field>()
  if (east && south) cut.add(corner)
  if (west && south) cut.add(corner - 1)
  if (west && north) cut.add(corner - board.stride - 1)
  if (east && north) cut.add(corner - board.stride)
  return fieldsAtCorner(ground, corner, level).filter((field) => !cut.has(field))
}

export function isInZone(ground: Ground, zone: Zone, field: Field): boolean {
  return fieldsInZone(ground, zone).includes(field)
}

/** Does the line between two fields pass through the diamond, its higher end on the zone's level (APX-ZONE-008, -010, -011)? */
export function passesZone(ground: Ground, { corner, level }: Zone, from: Field, to: Field): boolean {
  const { board, levels } = ground
  if (Math.max(levels[from]!, levels[to]!) !== level) return false
  // In half fields, the middle of the diamond at 0: inside is |x| + |y| < 2.
  const x = 2 * columnOf(board, from) + 1 - 2 * columnOf(board, corner)
  const y = 2 * rowOf(board, from) + 1 - 2 * rowOf(board, corner)
  const dx = 2 * (columnOf(board, to) - columnOf(board, from))
  const dy = 2 * (rowOf(board, to) - rowOf(board, from))
  let [first, last] = [0, 1]
  for (const [across, down] of corners) {
    const at = across * x + down * y
    const by = across * dx + down * dy
    if (by === 0) {
      if (at >= 2) return false
      continue
    }
    const met = (2 - at) / by
    if (by > 0) last = Math.min(last, met)
    else first = Math.max(first, met)
  }
  return first < last
}

const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** Is somebody concerned in the zone, or is it done through it (APX-ZONE-007, -008)? */
export function zoneApplies(ground: Ground, zone: Zone, from: Field, to: Field): boolean {
  const inside = fieldsInZone(ground, zone)
  return inside.includes(from) || inside.includes(to) || passesZone(ground, zone, from, to)
}
