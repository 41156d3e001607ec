import { type Corner, spot } from '@sandtable/grid'
import { areas } from '../data/areas.ts'
import type { Placing } from '../data/types.ts'
import { abilityData } from './abilities.ts'
import { placeOf, turns } from './board/area.ts'
import { allCorners, type CornerSpot, isCorner, isFreeOfTerrain } from './board/corners.ts'
import { distance, distanceToCorner } from './board/distance.ts'
import { type Field, floors, type Ground } from './board/ground.ts'
import { once } from './board/once.ts'
import { blockadeBetween, seesField } from './board/sight.ts'
import { apartFrom, groundIn, isOccupied } from './field.ts'
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
  for (const placing of abilityData(ability).place ?? []) {
    if (placing.on === 'attach-self') continue
    const found =
      placing.on === 'attach-enemy'
        ? enemiesOf(s, legend).some((one) => inRange(apartFrom(s, legend, one), placing))
        : placing.on === 'free-intersection'
          ? hasCorner(s, legend, placing)
          : hasField(s, legend, placing)
    if (!found) return false
  }
  return true
}

/** Is there one such place at all? Mostly the first that is looked at will do. */
function hasCorner(s: AState, { field }: Standing, placing: Placing): boolean {
  const ground = groundIn(s)
  const { plan, board } = ground
  const { x, y } = placeOf(ground, field)
  const far = placing.range[1] ?? Math.max(plan.width, plan.height)
  for (let row = Math.max(0, y - far); row <= Math.min(plan.height, y + 1 + far); row++)
    for (let column = Math.max(0, x - far); column <= Math.min(plan.width, x + 1 + far); column++)
      for (let level = 0; level <= floors; level++) {
        const one = { corner: spot(board, column, row), level }
        if (isCorner(ground, one) && isPlace(ground, field, placing, one)) {
          if (!isTaken(s.table.pieces, one.corner, level)) return true
        }
      }
  return false
}

function hasField(s: AState, legend: Standing, placing: Placing): boolean {
  const ground = groundIn(s)
  for (const field of ground.fields)
    if (
      inRange(distance(ground, legend.field, field), placing) &&
      isFreeFor(s, legend, placing, field) &&
      (placing.sight !== true || seesField(ground, legend.field, field))
    )
      return true
  return false
}

function isFreeFor(s: AState, legend: Standing, { on }: Placing, field: Field): boolean {
  return (
    on === 'field' || (on === 'own-field-or-free-field' && field === legend.field) || !isOccupied(s, field)
  )
}

function inRange(far: number, { range: [least, most] }: Placing): boolean {
  return far >= least && far <= (most ?? far)
}

/** Where a miniature could go as far as the ground says, from a field: in range, in sight. */
const onGround = new WeakMap<Placing, (ground: Ground, from: Field) => readonly PlaceFor[]>()

function knownPlaces(
  ground: Ground,
  from: Field,
  placing: Placing,
  find: (ground: Ground, from: Field, placing: Placing) => PlaceFor[],
): readonly PlaceFor[] {
  let places = onGround.get(placing)
  if (places === undefined) {
    places = once((on, field) => find(on, field, placing))
    onGround.set(placing, places)
  }
  return places(ground, from)
}

function findCorners(ground: Ground, from: Field, placing: Placing): PlaceFor[] {
  const found: PlaceFor[] = []
  for (const one of allCorners(ground))
    if (isPlace(ground, from, placing, one)) found.push({ ...nowhere, ...one })
  return found
}

/** Is this intersection in range, in sight if it must be, and free of what is printed (APX-PLACE-002)? */
function isPlace(ground: Ground, from: Field, placing: Placing, one: CornerSpot): boolean {
  const { corner, level } = one
  return (
    inRange(distanceToCorner(ground, from, corner), placing) &&
    (placing.ownLevel !== true || level === ground.levels[from]) &&
    isFreeOfTerrain(ground, one) &&
    !isTaken(ground.pieces, corner, level) &&
    (placing.sight !== true || blockadeBetween(ground, { field: from }, one) === null)
  )
}

function findFields(ground: Ground, from: Field, placing: Placing): PlaceFor[] {
  const found: PlaceFor[] = []
  for (const field of ground.fields) {
    if (!inRange(distance(ground, from, field), placing)) continue
    if (placing.sight !== true || seesField(ground, from, field))
      found.push({ ...nowhere, field, level: ground.levels[field] as number })
  }
  return found
}

function isTaken(
  pieces: readonly { readonly corner: Corner | null; readonly level: number }[],
  corner: Corner | null,
  level: number,
): boolean {
  for (const piece of pieces) if (piece.corner === corner && piece.level === level) return true
  return false
}

/** Free intersections (APX-PLACE-002). */
function* corners(s: AState, legend: Standing, placing: Placing): Generator<PlaceFor> {
  for (const one of knownPlaces(groundIn(s), legend.field, placing, findCorners))
    if (!isTaken(s.table.pieces, one.corner, one.level)) yield { ...one }
}

function* fields(s: AState, legend: Standing, placing: Placing): Generator<PlaceFor> {
  for (const one of knownPlaces(groundIn(s), legend.field, placing, findFields))
    if (isFreeFor(s, legend, placing, one.field as Field)) yield { ...one }
}
