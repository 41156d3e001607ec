import { isWhollyInside, overlaps, type Shape } from '@sandtable/plane'
import type { UnitType } from '../../data/types.ts'
import { type Battlefield, type Part, partsNear } from './battlefield.ts'

/** Where a base stands, or the rule by which it may not stand there. */
export type Standing = { readonly on: string | null; readonly height: number } | { readonly rule: string }

/** Is it an object that one is on or off, and not in: everything but area terrain. */
function isSolid(part: Part): boolean {
  return part.kind.class !== 'area'
}

/** Nothing may stand on impassable terrain, but repulsor vehicles may (LG2-TERR-020, LG2-APXB-036). */
function isBarred(part: Part, type: UnitType): boolean {
  return part.ground === 'impassable' && type !== 'repulsor vehicle'
}

/**
 * The level under a base: the highest that it wholly stands on. A trooper's base is wholly on solid terrain or wholly
 * off it (LG2-TERR-008, -022, -023).
 */
export function standingAt(field: Battlefield, base: Shape, type: UnitType): Standing {
  let on: Part | null = null
  for (const part of partsNear(field, base)) {
    if (!overlaps(base, part.outline)) continue
    if (isBarred(part, type)) return { rule: 'LG2-TERR-020' }
    if (!isSolid(part)) continue
    if (!part.stands || !isWhollyInside(base, part.outline))
      return { rule: part.kind.barricade ? 'LG2-TERR-008' : 'LG2-TERR-023' }
    if (on === null || part.top > on.top) on = part
  }
  return { on: on?.id ?? null, height: on?.top ?? 0 }
}

/** Does a base lie on difficult terrain (LG2-TERR-018)? Barricades are so for all but troopers (LG2-TERR-019). */
export function isDifficult(part: Part, type: UnitType): boolean {
  if (part.kind.barricade === true) return type === 'ground vehicle' || type === 'repulsor vehicle'
  return part.ground === 'difficult'
}

export function isOnDifficult(field: Battlefield, shape: Shape, type: UnitType): boolean {
  return partsNear(field, shape).some((part) => isDifficult(part, type) && overlaps(shape, part.outline))
}

/** The pieces of area terrain that a base is inside: its whole base, below their top. */
export function areasAround(field: Battlefield, base: Shape, height: number): Part[] {
  return partsNear(field, base).filter(
    (part) => part.kind.class === 'area' && height < part.top && isWhollyInside(base, part.outline),
  )
}
