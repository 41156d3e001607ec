import {
  type Circle,
  circle,
  cos,
  distance,
  oblongOutline,
  oblongSilhouette,
  type Prism,
  roundPrism,
  type Shape,
  type Silhouette,
  sin,
} from '@sandtable/plane'
import { outlineOf } from '../bounds/outlines.ts'
import { formOf } from '../forms.ts'
import type { LState, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'

/** Bases and silhouettes of miniatures. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Only an oblong base is another one when it looks another way. */
  readonly facing?: number
}

/** Width and length of the base, in mm; a round one is as long as it is wide. */
export function sizeOf(unit: Unit): readonly [width: number, length: number] {
  return formOf(unit).size
}

/** Half the width of a base: the radius of a round one. */
export function radiusOf(unit: Unit): number {
  return formOf(unit).radius
}

export function isOblong(unit: Unit): boolean {
  return formOf(unit).isOblong
}

/** A round base here; of an oblong one the disc about its middle that is as wide. */
export function discAt(unit: Unit, { x, y }: Spot): Circle {
  return circle(x, y, radiusOf(unit))
}

export function baseAt(unit: Unit, spot: Spot, gap = 0): Shape {
  const [width, length] = sizeOf(unit)
  if (width === length) return circle(spot.x, spot.y, width / 2 + gap)
  const { x, y, facing = 0 } = spot
  return oblongOutline({ x, y, facing }, width + 2 * gap, length + 2 * gap)
}

export function baseOf(unit: Unit, mini: Readonly<Place>): Shape {
  return outlineOf(unit, mini, baseAt)
}

export function heightOfMini(s: LState, mini: Readonly<Place>): number {
  return heightOf(battlefieldOf(s.table.map), mini.on)
}

/** What rises over the base, as high as its silhouette (LG2-LOS-001): one cylinder, or a row of them. */
export function silhouetteOf(s: LState, unit: Unit, mini: Readonly<Place>): Silhouette {
  const bottom = heightOfMini(s, mini)
  const [width, length] = sizeOf(unit)
  return oblongSilhouette(mini, width, length, bottom, bottom + formOf(unit).height)
}

/** The same as something that stands in the way (LG2-APXB-029). */
export function volumeOf(s: LState, unit: Unit, mini: Readonly<Place>): Prism {
  const bottom = heightOfMini(s, mini)
  const top = bottom + formOf(unit).height
  const base = baseOf(unit, mini)
  return base.type === 'circle'
    ? roundPrism({ x: base.x, y: base.y, r: base.r, bottom, top })
    : { outline: base, bottom, top }
}

/** The discs that the outline of a base is made of: itself, or the two ends of an oblong one. */
export function endsOf(unit: Unit, spot: Spot): Circle[] {
  const [width, length] = sizeOf(unit)
  const { x, y, facing = 0 } = spot
  const ahead = (length - width) / 2
  return [...new Set([ahead, -ahead])].map((way) =>
    circle(x + way * sin(facing), y + way * cos(facing), width / 2),
  )
}

/** How far apart two bases are; 0: they touch. */
export function apart(a: Unit, one: Readonly<Place>, b: Unit, other: Readonly<Place>): number {
  const [form, formOfOther] = [formOf(a), formOf(b)]
  if (form.isOblong || formOfOther.isOblong) return distance(baseOf(a, one), baseOf(b, other))
  const dx = one.x - other.x
  const dy = one.y - other.y
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - form.radius - formOfOther.radius)
}
