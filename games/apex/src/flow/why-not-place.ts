import type { Plain } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import type { Placing } from '../../data/types.ts'
import { abilityData } from '../abilities.ts'
import { isFree } from '../board/corners.ts'
import { distance, distanceToCorner, isInRange } from '../board/distance.ts'
import { isField } from '../board/ground.ts'
import { blockadeBetween, type End } from '../board/sight.ts'
import { apartFrom, groundIn } from '../field.ts'
import { isOpen } from '../placing.ts'
import { type AState, type Standing, standingOf } from '../state.ts'
import type { PlacingMiniatures } from '../vocabulary/placing.ts'

const general = 'APX-ABIL-004'

/** The rule that keeps a miniature from being put there: range, line of sight, a place that is taken. */
export function whyNotPlace(s: AState, v: PlacingMiniatures, answer: Plain): string {
  const legend = standingOf(s, v.legend)
  const placing = abilityData(v.ability).place?.[v.at]
  if (placing === undefined || !isMap(answer)) return general
  const { field, corner, level, on } = answer
  if (typeof on === 'string') {
    const target = s.table.legends.find((one) => one.id === on)
    return target !== undefined && !isInRange(apartFrom(s, legend, target), placing.range)
      ? 'APX-PLACE-008'
      : general
  }
  if (typeof corner === 'number' && typeof level === 'number')
    return atCorner(s, legend, placing, corner, level)
  return typeof field === 'number' && isField(groundIn(s), field)
    ? onField(s, legend, placing, field)
    : general
}

function onField(s: AState, legend: Standing, placing: Placing, field: number): string {
  if (placing.on === 'free-intersection') return general
  const far = distance(groundIn(s), legend.field, field)
  const at = { field, corner: null, level: 0 }
  return whyNotAt(s, legend, placing, far, isOpen(s, legend, placing, at), { field })
}

function atCorner(s: AState, legend: Standing, placing: Placing, corner: number, level: number): string {
  const ground = groundIn(s)
  if (placing.on !== 'free-intersection') return general
  const at = { corner, level }
  const free = isFree(ground, at) && isOpen(s, legend, placing, { field: null, ...at })
  return whyNotAt(s, legend, placing, distanceToCorner(ground, legend.field, corner), free, at)
}

function whyNotAt(
  s: AState,
  { field }: Standing,
  { range, sight }: Placing,
  far: number,
  free: boolean,
  at: End,
): string {
  if (!isInRange(far, range)) return 'APX-PLACE-008'
  if (!free) return 'APX-PLACE-002'
  return sight === true && blockadeBetween(groundIn(s), { field }, at) !== null ? 'APX-PLACE-009' : general
}
