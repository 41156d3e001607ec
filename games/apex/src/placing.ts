import { areas } from '../data/areas.ts'
import type { Placing } from '../data/types.ts'
import { abilityData, isTakenUp } from './abilities.ts'
import { type Turn, turns } from './board/area.ts'
import { type CornerSpot, freeCorners } from './board/corners.ts'
import { distance, distanceToCorner, isInRange } from './board/distance.ts'
import type { Field, Ground } from './board/ground.ts'
import { blockadeBetween, seesField } from './board/sight.ts'
import { apartFrom, groundIn, isOccupied } from './field.ts'
import { groundInRange } from './speed/far-block.ts'
import { type Listing, listing } from './speed/listing.ts'
import { once } from './speed/once.ts'
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
  switch (placing.on) {
    case 'free-intersection':
      return placesFrom(s, legend, ability, placing)
        .all()
        .filter(
          (one) =>
            isOpen(s, legend, placing, one) &&
            !chosen.some((other) => other.corner === one.corner && other.level === one.level),
        )
    case 'attach-self':
      return [{ ...nowhere, on: legend.id }]
    case 'attach-enemy': {
      const left = enemiesOf(s, legend).filter(
        (enemy) =>
          isInRange(apartFrom(s, legend, enemy), placing.range) && !chosen.some((one) => one.on === enemy.id),
      )
      const found: PlaceChoice[] = left.map((enemy) => ({ ...nowhere, on: enemy.id }))
      return chosen.length > 0 ? [...found, 'done'] : found
    }
    default:
      return placesFrom(s, legend, ability, placing)
        .all()
        .filter((one) => isOpen(s, legend, placing, one))
  }
}

/** Can all its miniatures be placed (APX-ABIL-004)? */
export function canPlace(s: AState, legend: Legend, ability: string): boolean {
  if (!isOnBoard(legend)) return false
  for (const placing of abilityData(ability).place ?? [])
    if (!hasPlace(s, legend, ability, placing)) return false
  return true
}

/** Is there a place for one of its miniatures? */
function hasPlace(s: AState, legend: Standing, ability: string, placing: Placing): boolean {
  switch (placing.on) {
    case 'attach-self':
      return true
    case 'attach-enemy':
      return enemiesOf(s, legend).some((enemy) => isInRange(apartFrom(s, legend, enemy), placing.range))
    default:
      return (
        placesFrom(s, legend, ability, placing).find((one) => isOpen(s, legend, placing, one)) !== undefined
      )
  }
}

/** Does nothing that came onto the board since stand there? */
export function isOpen(
  s: AState,
  legend: Standing,
  { on, piece: kind }: Placing,
  { field, corner, level }: Pick<PlaceFor, 'field' | 'corner' | 'level'>,
): boolean {
  if (field === null) {
    for (const piece of s.table.pieces)
      if (piece.corner === corner && piece.level === level && !isTakenUp(piece, legend.id, kind)) return false
    return true
  }
  return (
    on === 'field' || (on === 'own-field-or-free-field' && field === legend.field) || !isOccupied(s, field)
  )
}

/** Where a miniature could go as far as the ground says: in range, in sight. */
const onGround = new WeakMap<Placing, (ground: Ground, from: Field) => Listing<PlaceFor>>()

function placesFrom(s: AState, { field }: Standing, ability: string, placing: Placing): Listing<PlaceFor> {
  return placesOn(groundIn(s), field, ability, placing)
}

export function placesOn(ground: Ground, from: Field, ability: string, placing: Placing): Listing<PlaceFor> {
  let places = onGround.get(placing)
  if (places === undefined) {
    const find = placing.on === 'free-intersection' ? corners : fields
    const area = abilityData(ability).area
    const ways = area !== undefined && areas[area]?.turns === true ? turns : [null]
    places = once((all, at) => listing(find(all, at, placing, ways)))
    onGround.set(placing, places)
  }
  return places(groundInRange(ground, from, placing.range[1]), from)
}

function* corners(ground: Ground, from: Field, placing: Placing): Generator<PlaceFor> {
  for (const one of freeCorners(ground)) if (isPlace(ground, from, placing, one)) yield { ...nowhere, ...one }
}

/** Is this intersection, which is free of what is printed (APX-PLACE-002), in range, and in sight if it must be? */
function isPlace(ground: Ground, from: Field, placing: Placing, one: CornerSpot): boolean {
  const { corner, level } = one
  return (
    isInRange(distanceToCorner(ground, from, corner), placing.range) &&
    (placing.ownLevel !== true || level === ground.levels[from]) &&
    (placing.sight !== true || blockadeBetween(ground, { field: from }, one) === null)
  )
}

function* fields(
  ground: Ground,
  from: Field,
  placing: Placing,
  ways: readonly (Turn | null)[],
): Generator<PlaceFor> {
  for (const field of ground.fields) {
    if (!isInRange(distance(ground, from, field), placing.range)) continue
    if (placing.sight === true && !seesField(ground, from, field)) continue
    for (const turn of ways) yield { ...nowhere, field, level: ground.levels[field] as number, turn }
  }
}
