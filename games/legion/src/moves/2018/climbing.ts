import { exceeds } from '@sandtable/plane'
import { isAgainst } from '../../geometry/against.ts'
import { baseOf, heightOfMini } from '../../geometry/bases.ts'
import { segmentOf } from '../../geometry/measures.ts'
import type { LState, Place, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf, heightOf, partNamed } from '../../terrain/battlefield.ts'
import { in2018 } from '../../terrain/in-2018.ts'
import { isTrooper, leaderOf } from '../../units.ts'
import { hasKeyword } from '../../values.ts'
import { othersAt, outOfCohesion } from '../cohesion.ts'
import { stepOf } from './bars.ts'
import { freePlaces } from './free-places.ts'

/** Climbing and clambering: up or down a piece that the leader touches, without a tool (LG1-VERT-001 to -009). */

/** Troopers, and vehicles that climb as they do (LG1-VERT-002, LG1-KW-010). */
export function canClimb(s: LState, unit: Unit): boolean {
  return isTrooper(unit) || hasKeyword(s, unit, 'climbing-vehicle')
}

/** Do ladders or steps lead up the piece that this part belongs to (LG1-VERT-014)? */
export function hasLadders(s: LState, part: string | null): boolean {
  const found = partNamed(battlefieldOf(s.table.map), part ?? '')
  return found !== undefined && in2018(found.kind).ladders === true
}

/** A level that a unit could climb to: a part of terrain, or the ground. */
export interface Climb {
  readonly to: string | null
  /** 1 or 2, as the ruler has it (LG1-HGT-001 to -004). */
  readonly height: number
  readonly leader: Place
}

/** All levels that the unit could get to, no higher nor lower than this. */
export function climbsOf(s: LState, unit: Unit, most: number): Climb[] {
  const field = battlefieldOf(s.table.map)
  const leader = leaderOf(unit)
  const here = heightOfMini(s, leader)
  return levelsAt(field, unit, leader).flatMap((to) => {
    const up = Math.abs(heightOf(field, to) - here)
    const height = segmentOf(up)
    // What one can step onto needs no climbing (LG1-TERR-012).
    if (!exceeds(up, stepOf(s, unit)) || height > most) return []
    const place = nearestOn(s, unit, leader, to)
    return place !== null && standTogether(s, unit, place) ? [{ to, height, leader: place }] : []
  })
}

/** The parts of the pieces that the leader touches, and the ground. */
function levelsAt(field: Battlefield, unit: Unit, leader: Place): (string | null)[] {
  const base = baseOf(unit, leader)
  const pieces = new Set(
    field.parts.flatMap(({ piece, outline }) => (isAgainst(base, outline) ? [piece] : [])),
  )
  return [...field.parts.filter(({ piece }) => pieces.has(piece)).map(({ id }) => id), null]
}

/** Fully on that level, as near as can be to where the leader was (LG1-VERT-007, -008). */
function nearestOn(s: LState, unit: Unit, leader: Place, to: string | null): Place | null {
  const room = { about: leader, why: 'climbing' } as const
  const part = partNamed(battlefieldOf(s.table.map), to ?? '')
  const inside = part === undefined ? room : { ...room, inside: part.outline }
  for (const place of freePlaces(s, unit, leader, inside)) if (place.on === to) return place
  return null
}

/** The others on the leader's new level, as many as find room there, else at the foot of it (LG1-COH-012). */
export function followersOf(s: LState, unit: Unit, leader: Place): Place[] {
  const onLevel = othersAt(s, unit, leader, (place) => place.on === leader.on)
  return onLevel.every((place) => standsBeside(s, unit, leader, place))
    ? onLevel
    : othersAt(s, unit, leader, undefined, 'at the leader')
}

/** Who found no room anywhere lies where its leader does. */
function standsBeside(s: LState, unit: Unit, leader: Place, place: Place): boolean {
  const hasRoom = place.x !== leader.x || place.y !== leader.y
  return hasRoom && outOfCohesion(s, unit, leader, place) === null
}

/** Can all others be placed in cohesion (LG1-VERT-006)? */
function standTogether(s: LState, unit: Unit, leader: Place): boolean {
  return followersOf(s, unit, leader).every((place) => standsBeside(s, unit, leader, place))
}
