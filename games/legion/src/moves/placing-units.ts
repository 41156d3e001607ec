import { nextBelow, type Plain, type Random, type RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { overlaps, rest } from '@sandtable/plane'
import { baseAt, radiusOf, type Spot } from '../geometry/bases.ts'
import { isWhollyInTerritory, territoryOf } from '../mission/territory.ts'
import type { LState, Place, Unit } from '../state.ts'
import { isNotched } from '../units.ts'
import { othersAt, outOfCohesion, placeAt } from './cohesion.ts'
import { asSaid, isSpot, touchedEnemies } from './ending.ts'
import { liesOnAnother, pointsOfInterest } from './ground.ts'

/** Units that are placed in their own territory, and do not move there (LG2-KW-115, -280). */

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
  if (![x, y, facing].every((one) => typeof one === 'number' && Number.isFinite(one))) return null
  if (!Array.isArray(minis) || !minis.every(isSpot)) return null
  return answer as unknown as UnitPlace
}

/** Without a word about it a unit looks away from its own edge. */
export function facingInwards(s: LState, unit: Unit): number {
  return s.table.edges[unit.seat] === 'top' ? 180 : 0
}

/** Judges a place: the rule that forbids it, or where everybody stands. */
export function judgePlace(
  s: LState,
  unit: Unit,
  { x, y, facing = facingInwards(s, unit), minis }: UnitPlace,
  rule: RuleId,
): readonly Place[] | RuleId {
  const at = rest({ x, y, facing: isNotched(unit) ? facing : 0 })
  const isInside = (spot: Spot) => isWhollyInTerritory(s, unit.seat, baseAt(unit, spot))
  if (!isInside(at)) return rule
  const leader = placeAt(s, unit, at)
  if ('rule' in leader) return leader.rule
  if (liesOnAnother(s, unit, leader)) return 'LG2-MOVE-011'
  const base = baseAt(unit, leader)
  if (pointsOfInterest(s).some((token) => overlaps(base, token))) return 'LG2-OBJ-007'
  if (touchedEnemies(s, unit, leader).length > 0) return 'LG2-BASE-008'
  const others = minis === undefined ? othersAt(s, unit, leader, isInside) : asSaid(s, unit, leader, minis)
  if (typeof others === 'string') return others
  if (!others.every(isInside)) return rule
  const astray = others.map((place) => outOfCohesion(s, unit, leader, place)).find((one) => one !== null)
  return astray ?? [leader, ...others]
}

/** Some place in the own territory; null: none was found. */
export function somePlace(s: LState, unit: Unit, rule: RuleId, random: Random): UnitPlace | null {
  const rects = territoryOf(s, unit.seat)
  const r = radiusOf(unit)
  for (let tries = 0; tries < 24 && rects.length > 0; tries++) {
    const { left, right, bottom, top } = rects[nextBelow(random, rects.length)] as (typeof rects)[number]
    const share = () => nextBelow(random, 1001) / 1000
    const { x, y } = rest({
      x: left + r + share() * (right - left - 2 * r),
      y: bottom + r + share() * (top - bottom - 2 * r),
      facing: 0,
    })
    if (typeof judgePlace(s, unit, { x, y }, rule) !== 'string') return { x, y }
  }
  return null
}
