import { adjacentTo } from '../board/beside.ts'
import { distance } from '../board/distance.ts'
import { groundIn, isOccupied } from '../field.ts'
import type { AState, Field } from '../state.ts'

/** Free fields adjacent to a field; if there is none, the nearest free ones (OPEN-17). */
export function freeBeside(s: AState, field: Field): Field[] {
  const adjacent = adjacentTo(groundIn(s), field).filter((one) => !isOccupied(s, one))
  return adjacent.length > 0 ? adjacent : nearestFree(s, field)
}

export function nearestFree(s: AState, from: Field): Field[] {
  const ground = groundIn(s)
  const free = ground.fields.filter((one) => !isOccupied(s, one))
  const nearest = Math.min(...free.map((one) => distance(ground, from, one)))
  return free.filter((one) => distance(ground, from, one) === nearest)
}
