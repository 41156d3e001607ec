import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { exceeds, firstOverlapped, isWithin, rest } from '@sandtable/plane'
import { baseAt, baseOf, radiusOf, type Spot } from '../geometry/bases.ts'
import { HALF, reachOf, SEGMENT } from '../geometry/measures.ts'
import { inContact } from '../geometry/melee.ts'
import { deploymentOf, isWhollyInRects } from '../mission/territory.ts'
import { isInZone, openZones } from '../mission/zones.ts'
import { facingInwards } from '../proposals/facing-inwards.ts'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { enemiesOf, isNotched, leaderOf, unitOf } from '../units.ts'
import type { PlacingUnit } from '../vocabulary/set-up.ts'
import { othersAt, outOfCohesion, placeAt } from './cohesion.ts'
import { asSaid, isSpot, touchedEnemies, touchesFriends } from './ending.ts'
import { liesOnAnother, refuseOnToken } from './ground.ts'

/** Units that are placed and do not move there: in their own territory (LG2-KW-115, -280), away from enemies, near their spot, or beside another. */

/** Where the leader is put; the others follow of themselves, or stand where the player says. */
export type UnitPlace = {
  readonly x: number
  readonly y: number
  readonly facing?: number
  readonly minis?: readonly { readonly x: number; readonly y: number }[]
}

/** The answer as a place; null: it is none. */
export function readUnitPlace(answer: Plain): UnitPlace | null {
  if (!isMap(answer)) return null
  const { x, y, facing = 0, minis = [] } = answer
  if (![x, y, facing].every(Number.isFinite)) return null
  if (!Array.isArray(minis) || !minis.every(isSpot)) return null
  return answer as unknown as UnitPlace
}

/** Judges a place: the rule that forbids it, or where everybody stands. */
export function judgePlace(
  s: LState,
  unit: Unit,
  { x, y, facing = facingInwards(s, unit), minis }: UnitPlace,
  { rule, where, beside }: Where,
): readonly Place[] | RuleId {
  const wished = where === 'in contact' ? besideOf(s, unit, { x, y }, beside) : { x, y }
  if (wished === null) return rule
  const at = rest({ x: wished.x, y: wished.y, facing: isNotched(unit) ? facing : 0 })
  const isInside = insideOf(s, unit, where, at)
  if (!isInside(at)) return rule
  if (where === undefined && isOnImpassable(s, unit, at)) return 'LG2-TERR-020'
  const leader = placeAt(s, unit, at)
  if ('rule' in leader) return leader.rule
  if (where === 'near its spot' && !isNearSpot(s, unit, leader)) return rule
  if (where === 'in contact' && !isBeside(s, unit, leader, beside)) return rule
  if (liesOnAnother(s, unit, leader)) return 'LG2-MOVE-011'
  if (touchesFriends(s, unit, leader)) return 'LG1-BASE-008'
  const base = baseAt(unit, leader)
  const underfoot = refuseOnToken(s, base)
  if (underfoot !== null) return underfoot
  if (touchedEnemies(s, unit, leader).length > 0) return 'LG2-BASE-008'
  const isFree = (spot: Spot) => isInside(spot) && !(where === undefined && isOnImpassable(s, unit, spot))
  const others = minis === undefined ? othersAt(s, unit, leader, isFree) : asSaid(s, unit, leader, minis)
  if (typeof others === 'string') return others
  if (!others.every(isFree)) return rule
  const astray = others.map((place) => outOfCohesion(s, unit, leader, place)).find((one) => one !== null)
  return astray ?? [leader, ...others]
}

export type Where = Pick<PlacingUnit, 'rule' | 'where' | 'beside'>

/** Where its base touches that of the other, on the side that was pointed at; null: nowhere near. */
function besideOf(s: LState, unit: Unit, { x, y }: Spot, beside = ''): Spot | null {
  const other = unitOf(s, beside)
  const by = leaderOf(other)
  const [across, up] = [x - by.x, y - by.y]
  const far = Math.sqrt(across * across + up * up)
  const reach = radiusOf(unit) + radiusOf(other)
  if (far === 0 || far > reach + HALF) return null
  return { x: by.x + (across * reach) / far, y: by.y + (up * reach) / far }
}

function isBeside(s: LState, unit: Unit, place: Place, beside = ''): boolean {
  const other = unitOf(s, beside)
  return inContact(s, unit, { ...leaderOf(unit), ...place }, other, leaderOf(other))
}

function insideOf(s: LState, unit: Unit, where: Where['where'], leader: Spot): (spot: Spot) => boolean {
  // All of a unit in the same zone.
  if (where === 'its zone') {
    const zone = openZones(s, unit).find((one) => isInZone(one, baseAt(unit, leader)))
    return (spot) => zone !== undefined && isInZone(zone, baseAt(unit, spot))
  }
  if (where === 'near its spot' || where === 'in contact') return () => true
  if (where === 'away from enemies') return (spot) => isAway(s, unit, spot)
  const rects = deploymentOf(s, unit)
  return (spot) => isWhollyInRects(rects, baseAt(unit, spot))
}

/** Not even those who may move there are placed on impassable terrain in their territory (LG2-KW-116, -282). */
function isOnImpassable(s: LState, unit: Unit, spot: Spot): boolean {
  const { shapes, boxes } = battlefieldOf(s.table.map).walls
  return firstOverlapped([baseAt(unit, spot)], shapes, boxes) !== null
}

/** Within half range of where its leader stands, and no more than height 1 above or below. */
function isNearSpot(s: LState, unit: Unit, place: Place): boolean {
  const was = leaderOf(unit)
  const field = battlefieldOf(s.table.map)
  return (
    isWithin(baseAt(unit, place), baseOf(unit, was), HALF) &&
    !exceeds(Math.abs(heightOf(field, place.on) - heightOf(field, was.on)), SEGMENT)
  )
}

/** Beyond range 2 of all enemies. */
function isAway(s: LState, unit: Unit, spot: Spot): boolean {
  const base = baseAt(unit, spot)
  return enemiesOf(s, unit).every((enemy) =>
    enemy.minis.every((mini) => !isWithin(base, baseOf(enemy, mini), reachOf(2))),
  )
}
