import { nextBelow, type Random } from '@sandtable/kernel'
import { circle, contactSpots, rest } from '@sandtable/plane'
import { baseOf, radiusOf } from '../geometry/bases.ts'
import { HALF } from '../geometry/measures.ts'
import { deploymentOf, type Rect } from '../mission/territory.ts'
import { openZones } from '../mission/zones.ts'
import { everywhere, otherBases } from '../moves/ground.ts'
import { judgePlace, type UnitPlace, type Where } from '../moves/placing-units.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../units.ts'

/** Looking for places for whole units: for bots and samples, and for whoever must be placed if there is room. */

/** Free spots beside the other, those nearest to where it stands first. */
function spotsBeside(s: LState, unit: Unit, where: Where): UnitPlace[] {
  const { width, height, outline } = battlefieldOf(s.table.map)
  const [was, other] = [leaderOf(unit), unitOf(s, where.beside ?? '')]
  const zone = { about: circle(was.x, was.y, width + height), inside: outline }
  const targets = [baseOf(other, leaderOf(other))]
  const spots = contactSpots(was, radiusOf(unit), targets, zone, otherBases(s, unit, everywhere))
  return [...spots].flatMap(({ at }) =>
    typeof judgePlace(s, unit, at, where) === 'string' ? [] : [{ x: at.x, y: at.y }],
  )
}

function boardOf(s: LState): Rect {
  const { width, height } = battlefieldOf(s.table.map)
  return { left: 0, right: width, bottom: 0, top: height }
}

function whereToTry(s: LState, unit: Unit, { where }: Where): readonly Rect[] {
  if (where === undefined) return deploymentOf(s, unit)
  if (where === 'its zone') return openZones(s, unit).flat()
  if (where === 'away from enemies') return [boardOf(s)]
  const { x, y } = leaderOf(unit)
  const far = HALF + 3 * radiusOf(unit)
  return [{ left: x - far, right: x + far, bottom: y - far, top: y + far }]
}

/** Some place where it may stand; null: none was found. */
export function somePlace(s: LState, unit: Unit, where: Where, random: Random): UnitPlace | null {
  if (where.where === 'in contact') {
    const spots = spotsBeside(s, unit, where)
    return spots.length === 0 ? null : (spots[nextBelow(random, spots.length)] ?? null)
  }
  const rects = whereToTry(s, unit, where)
  const r = radiusOf(unit)
  for (let tries = 0; tries < 24 && rects.length > 0; tries++) {
    const { left, right, bottom, top } = rects[nextBelow(random, rects.length)] as (typeof rects)[number]
    const share = () => nextBelow(random, 1001) / 1000
    const { x, y } = rest({
      x: left + r + share() * (right - left - 2 * r),
      y: bottom + r + share() * (top - bottom - 2 * r),
      facing: 0,
    })
    if (typeof judgePlace(s, unit, { x, y }, where) !== 'string') return { x, y }
  }
  return null
}

/** So far apart are the places that are tried one after the other, in mm. */
const RASTER = 75
/** … in deployment zones, which are narrow. */
const NARROW = 25

/** The first of all places on a raster, or beside the other; null: there is none, and whoever must be placed need not be. */
export function firstPlace(s: LState, unit: Unit, where: Where): UnitPlace | null {
  if (where.where === 'in contact') return spotsBeside(s, unit, where)[0] ?? null
  const isZone = where.where === 'its zone'
  const rects = isZone ? openZones(s, unit).flat() : [boardOf(s)]
  const step = isZone ? NARROW : RASTER
  for (const { left, right, bottom, top } of rects)
    for (let y = bottom + radiusOf(unit); y < top; y += step)
      for (let x = left + radiusOf(unit); x < right; x += step) {
        const place = rest({ x, y, facing: 0 })
        if (typeof judgePlace(s, unit, place, where) !== 'string') return { x: place.x, y: place.y }
      }
  return null
}
