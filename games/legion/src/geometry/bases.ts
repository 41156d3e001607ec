import { type Circle, type Cylinder, circle } from '@sandtable/plane'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { cardOfUnit } from '../units.ts'

/** Bases and silhouettes of miniatures. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The radius of a round base. */
export function radiusOf(unit: Unit): number {
  const { base } = cardOfUnit(unit)
  return typeof base === 'number' ? base / 2 : base[0] / 2
}

export function baseAt(unit: Unit, { x, y }: Spot): Circle {
  return circle(x, y, radiusOf(unit))
}

export function baseOf(unit: Unit, mini: Readonly<Place>): Circle {
  return baseAt(unit, mini)
}

export function heightOfMini(s: LState, mini: Readonly<Place>): number {
  return heightOf(battlefieldOf(s.table.map), mini.on)
}

/** A cylinder over the base, as high as its silhouette (LG2-LOS-001). */
export function silhouetteOf(s: LState, unit: Unit, mini: Readonly<Place>): Cylinder {
  const bottom = heightOfMini(s, mini)
  return { x: mini.x, y: mini.y, r: radiusOf(unit), bottom, top: bottom + cardOfUnit(unit).height }
}

/** How far apart two round bases are; 0: they touch. */
export function apart(a: Unit, one: Spot, b: Unit, other: Spot): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - radiusOf(a) - radiusOf(b))
}
