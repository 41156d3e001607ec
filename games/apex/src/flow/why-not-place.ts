import type { Placing } from '../../data/types.ts'
import { abilityData } from '../abilities.ts'
import { isFreeOfTerrain } from '../board/corners.ts'
import { distance, distanceToCorner } from '../board/distance.ts'
import { isField } from '../board/ground.ts'
import { blockadeBetween } from '../board/sight.ts'
import { apartFrom, groundIn, isOccupied } from '../field.ts'
import { type AState, isOnBoard, legendOf, type Standing } from '../state.ts'
import type { PlacingMiniatures } from '../vocabulary/placing.ts'

const general = 'APX-ABIL-004'

/** The rule that keeps a miniature from being put there: range, line of sight, a place that is taken. */
export function whyNotPlace(s: AState, v: PlacingMiniatures, answer: unknown): string {
  const legend = legendOf(s, v.legend)
  const placing = abilityData(v.ability).place?.[v.at]
  if (placing === undefined || !isOnBoard(legend) || typeof answer !== 'object' || answer === null)
    return general
  const { field, corner, level, on } = answer as Readonly<Record<string, unknown>>
  if (typeof on === 'string') {
    const target = s.table.legends.find((one) => one.id === on)
    return target !== undefined && !isInRange(apartFrom(s, legend, target), placing)
      ? 'APX-PLACE-008'
      : general
  }
  if (typeof corner === 'number' && typeof level === 'number')
    return atCorner(s, legend, placing, corner, level)
  return typeof field === 'number' && isField(groundIn(s), field)
    ? onField(s, legend, placing, field)
    : general
}

function isInRange(far: number, { range: [least, most] }: Placing): boolean {
  return far >= least && far <= (most ?? far)
}

function onField(s: AState, legend: Standing, placing: Placing, field: number): string {
  const ground = groundIn(s)
  if (placing.on === 'free-intersection') return general
  if (!isInRange(distance(ground, legend.field, field), placing)) return 'APX-PLACE-008'
  if (placing.on !== 'field' && isOccupied(s, field)) return 'APX-PLACE-002'
  const isHidden =
    placing.sight === true && blockadeBetween(ground, { field: legend.field }, { field }) !== null
  return isHidden ? 'APX-PLACE-009' : general
}

function atCorner(s: AState, legend: Standing, placing: Placing, corner: number, level: number): string {
  const ground = groundIn(s)
  if (placing.on !== 'free-intersection') return general
  if (!isInRange(distanceToCorner(ground, legend.field, corner), placing)) return 'APX-PLACE-008'
  const at = { corner, level }
  const isThere = (one: { readonly corner: number | null; readonly level: number }) =>
    one.corner === corner && one.level === level
  if (!isFreeOfTerrain(ground, at) || [...s.table.pieces, ...ground.pieces].some(isThere))
    return 'APX-PLACE-002'
  const isHidden =
    placing.sight === true && blockadeBetween(ground, { field: legend.field }, { corner, level }) !== null
  return isHidden ? 'APX-PLACE-009' : general
}
