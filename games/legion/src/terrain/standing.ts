import { contains, isWhollyInside, overlaps, type Point, type Shape } from '@sandtable/plane'
import type { UnitType } from '../../data/types.ts'
import type { Edition } from '../editions/index.ts'
import { type Battlefield, heightOf, type Part, partsNear } from './battlefield.ts'
import { groundIn2018 } from './in-2018.ts'

/** Where a base stands, or the rule by which it may not stand there. */
export type Standing = { readonly on: string | null; readonly height: number } | { readonly rule: string }

/** Is it an object that one is on or off, and not in: everything but area terrain. */
function isSolid(part: Part): boolean {
  return part.kind.class !== 'area'
}

/** Nothing may stand on impassable terrain, but repulsor vehicles may (LG2-TERR-020, LG2-APXB-036). */
function isBarred(part: Part, type: UnitType, ground: Edition['ground']): boolean {
  if (ground === 'by type') return groundIn2018(part, type) === 'impassable'
  return part.ground === 'impassable' && type !== 'repulsor vehicle'
}

/** A base and its middle. */
export interface Footing {
  readonly base: Shape
  readonly centre: Point
  readonly width: number
}

/** The level under a base, or the rule by which nothing of this type may stand here. */
export function standingAt(
  field: Battlefield,
  footing: Footing,
  type: UnitType,
  ground: Edition['ground'],
): Standing {
  const isVehicle = type === 'ground vehicle' || type === 'repulsor vehicle'
  return isVehicle ? vehicleAt(field, footing, type, ground) : trooperAt(field, footing.base, type, ground)
}

/** The level that a token lies on, which is laid as those on foot stand. */
export function lyingAt(field: Battlefield, token: Shape, ground: Edition['ground']): Standing {
  return trooperAt(field, token, 'trooper', ground)
}

/**
 * The highest level that it wholly stands on. A trooper's base is wholly on solid terrain or wholly off it (LG2-TERR-008,
 * -022, -023).
 */
function trooperAt(field: Battlefield, base: Shape, type: UnitType, ground: Edition['ground']): Standing {
  let on: Part | null = null
  for (const part of partsNear(field, base)) {
    if (!overlaps(base, part.outline)) continue
    if (isBarred(part, type, ground)) return { rule: 'LG2-TERR-020' }
    if (!isSolid(part)) continue
    if (!part.stands || !isWhollyInside(base, part.outline))
      return { rule: part.kind.barricade ? 'LG2-TERR-008' : 'LG2-TERR-023' }
    if (on === null || part.top > on.top) on = part
  }
  return { on: on?.id ?? null, height: on?.top ?? 0 }
}

/** What is lower than this share of a vehicle's width makes it lean so little that it stands beside it all the same. */
const LEAN = 0.3

/**
 * A vehicle may stand partly on solid terrain, but not so that it would topple (LG2-APXB-025, -027, -035, -038): it stands
 * on what is under its middle, and nothing under its base rises far above that.
 */
function vehicleAt(
  field: Battlefield,
  { base, centre, width }: Footing,
  type: UnitType,
  ground: Edition['ground'],
): Standing {
  const under = partsNear(field, base).filter(({ outline }) => overlaps(base, outline))
  if (under.some((part) => isBarred(part, type, ground))) return { rule: 'LG2-TERR-020' }
  let on: Part | null = null
  for (const part of under) {
    const bears = part.stands || part.ground === 'impassable'
    if (!isSolid(part) || !bears || !contains(part.outline, centre)) continue
    if (on === null || part.top > on.top) on = part
  }
  const height = on?.top ?? 0
  const topples = under.some((part) => isSolid(part) && part.top > height + LEAN * width)
  if (topples) return { rule: type === 'ground vehicle' ? 'LG2-APXB-027' : 'LG2-APXB-038' }
  return { on: on?.id ?? null, height }
}

/** Does a base lie on difficult terrain (LG2-TERR-018)? Barricades are so for all but troopers (LG2-TERR-019). */
export function isDifficult(part: Part, type: UnitType): boolean {
  if (part.kind.barricade === true) return type === 'ground vehicle' || type === 'repulsor vehicle'
  return part.ground === 'difficult'
}

/** The pieces of area terrain that a base is inside: its whole base, below their top. */
export function areasAround(field: Battlefield, base: Shape, height: number): Part[] {
  return partsNear(field, base).filter(
    (part) => part.kind.class === 'area' && height < part.top && isWhollyInside(base, part.outline),
  )
}

/** How high the terrain is that a base overlaps: the level it stands on, or an area that it is in or reaches into. */
export function heightOverlapped(field: Battlefield, base: Shape, on: string | null): number {
  const areas = partsNear(field, base).filter(
    ({ kind, outline }) => kind.class === 'area' && overlaps(base, outline),
  )
  return Math.max(heightOf(field, on), ...areas.map(({ top }) => top))
}
