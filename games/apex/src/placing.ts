import { areas } from '../data/areas.ts'
import type { Placing } from '../data/types.ts'
import { abilityData } from './abilities.ts'
import { turns } from './board/area.ts'
import { allCorners } from './board/corners.ts'
import { distance, distanceToCorner } from './board/distance.ts'
import { blockadeBetween, seesField } from './board/sight.ts'
import { apartFrom, groundIn, isFreeCorner, isOccupied, levelUnder } from './field.ts'
import { type AState, enemiesOf, isOnBoard, type Legend, type Standing } from './state.ts'
import type { PlaceChoice, PlaceFor } from './vocabulary/placing.ts'

const nowhere: PlaceFor = { field: null, corner: null, level: 0, on: null, turn: null }

/** The places where the ability's next miniature may be put (APX-PLACE-001 to -013). */
export function placesOf(
  s: AState,
  legend: Legend,
  ability: string,
  at: number,
  chosen: readonly (PlaceFor & { readonly piece: string })[],
): PlaceChoice[] {
  const placing = abilityData(ability).place?.[at]
  if (placing === undefined || !isOnBoard(legend)) return []
  const area = abilityData(ability).area
  const turned = area !== undefined && areas[area]?.turns === true
  switch (placing.on) {
    case 'free-intersection':
      return [...corners(s, legend, placing)].filter(
        (one) => !chosen.some((other) => other.corner === one.corner && other.level === one.level),
      )
    case 'attach-self':
      return [{ ...nowhere, on: legend.id }]
    case 'attach-enemy': {
      const left = enemiesOf(s, legend).filter(
        (enemy) =>
          inRange(apartFrom(s, legend, enemy), placing) && !chosen.some((one) => one.on === enemy.id),
      )
      const found: PlaceChoice[] = left.map((enemy) => ({ ...nowhere, on: enemy.id }))
      return chosen.length > 0 ? [...found, 'done'] : found
    }
    default:
      return [...fields(s, legend, placing)].flatMap((one) =>
        turned ? turns.map((turn) => ({ ...one, turn })) : [one],
      )
  }
}

/** Can all its miniatures be placed (APX-ABIL-004)? */
export function canPlace(s: AState, legend: Legend, ability: string): boolean {
  if (!isOnBoard(legend)) return false
  return (abilityData(ability).place ?? []).every((placing) => {
    if (placing.on === 'attach-self') return true
    if (placing.on === 'attach-enemy')
      return enemiesOf(s, legend).some((one) => inRange(apartFrom(s, legend, one), placing))
    const places =
      placing.on === 'free-intersection' ? corners(s, legend, placing) : fields(s, legend, placing)
    return places.next().done !== true
  })
}

function inRange(far: number, { range: [least, most] }: Placing): boolean {
  return far >= least && far <= (most ?? far)
}

function* corners(s: AState, legend: Standing, placing: Placing): Generator<PlaceFor> {
  const ground = groundIn(s)
  for (const { corner, level } of allCorners(ground)) {
    if (!inRange(distanceToCorner(ground, legend.field, corner), placing)) continue
    if (placing.ownLevel === true && level !== levelUnder(s, legend)) continue
    if (!isFreeCorner(s, corner, level)) continue
    if (
      placing.sight !== true ||
      blockadeBetween(ground, { field: legend.field }, { corner, level }) === null
    )
      yield { ...nowhere, corner, level }
  }
}

function* fields(s: AState, legend: Standing, placing: Placing): Generator<PlaceFor> {
  const ground = groundIn(s)
  for (const field of ground.fields) {
    if (!inRange(distance(ground, legend.field, field), placing)) continue
    const own = placing.on === 'own-field-or-free-field' && field === legend.field
    if (placing.on !== 'field' && !own && isOccupied(s, field)) continue
    if (placing.sight !== true || seesField(ground, legend.field, field))
      yield { ...nowhere, field, level: ground.levels[field] as number }
  }
}
