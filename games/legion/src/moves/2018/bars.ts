import { type Boxes, boxesOf, type Circle, exceeds, type Shape } from '@sandtable/plane'
import type { UnitType } from '../../../data/types.ts'
import { unitsNear } from '../../bounds/nearby.ts'
import { baseOf, heightOfMini } from '../../geometry/bases.ts'
import { SEGMENT } from '../../geometry/measures.ts'
import { isEngaged } from '../../geometry/melee.ts'
import { keepByBoth } from '../../remembered.ts'
import type { LState, Unit } from '../../state.ts'
import { type Battlefield, battlefieldOf, type Part } from '../../terrain/battlefield.ts'
import { groundIn2018, in2018, isTooHigh } from '../../terrain/in-2018.ts'
import { cardOfUnit, isOfType, isVehicle, leaderOf } from '../../units.ts'
import { keywordX } from '../../values.ts'

/** What a base may not pass over in the edition of 2018: terrain that bars its type, and units that do (LG1-MOVEB-018). */
export interface Bars {
  readonly field: Battlefield
  readonly shapes: readonly Shape[]
  readonly boxes: Boxes
  /** The parts of terrain among them; what comes behind these are units. */
  readonly parts: readonly Part[]
}

/** How high something may be, above where it stands, that a unit of this kind moves over or onto. */
export function stepOf(s: LState, unit: Unit): number {
  const { height } = cardOfUnit(unit)
  const own = isOfType(unit, 'ground vehicle') ? height / 2 : height
  return Math.max(own, keywordX(s, unit, 'speeder') * SEGMENT)
}

/** Terrain that bars its way from this height on; `jump`: over everything up to so much above it (LG1-KWB-003). */
export function terrainBars(s: LState, unit: Unit, height: number, jump?: number): Bars {
  const field = battlefieldOf(s.table.map)
  if (jump !== undefined) return jumpBars(field, height + jump * SEGMENT)
  const { type } = cardOfUnit(unit)
  const flight = keywordX(s, unit, 'speeder') * SEGMENT
  if (flight > 0) return flightBars(field, type, height + flight)
  return (byType[type] ?? troopers)(field, height + stepOf(s, unit))
}

function barsFor(type: UnitType) {
  return keepByBoth((field: Battlefield, most: number) =>
    bars(field, (part) => groundIn2018(part, type) === 'impassable' || isTooHigh(part, most)),
  )
}

const troopers = barsFor('trooper')
const byType: Readonly<Partial<Record<UnitType, typeof troopers>>> = {
  'ground vehicle': barsFor('ground vehicle'),
  'repulsor vehicle': barsFor('repulsor vehicle'),
}

/** Solid things above the height of a jump. */
const jumpBars = keepByBoth((field: Battlefield, most: number) =>
  bars(field, ({ kind, top }) => kind.class !== 'area' && exceeds(top, most)),
)

/** Those with Speeder X pass over all terrain up to height X (LG1-KWB-025). */
function flightBars(field: Battlefield, type: UnitType, most: number): Bars {
  return bars(
    field,
    (part) => exceeds(part.top, most) && (groundIn2018(part, type) === 'impassable' || isTooHigh(part, most)),
  )
}

function bars(field: Battlefield, bar: (part: Part) => boolean): Bars {
  return barsOf(field, field.parts.filter(bar))
}

function barsOf(field: Battlefield, parts: readonly Part[]): Bars {
  const shapes = parts.map(({ outline }) => outline)
  return { field, parts, shapes, boxes: boxesOf(shapes) }
}

/** With the bases of units near it that this one may not pass. */
export function withUnits(s: LState, unit: Unit, { field, parts, shapes }: Bars, around: Circle): Bars {
  const blocking: Shape[] = []
  for (const other of unitsNear(s, around))
    if (other !== unit && barsWay(s, unit, other))
      for (const mini of other.minis) blocking.push(baseOf(other, mini))
  const all = [...shapes, ...blocking]
  return { field, parts, shapes: all, boxes: boxesOf(all) }
}

/**
 * Troopers pass all but ground vehicles, these all but each other and engaged troopers, repulsor vehicles everybody
 * (LG1-TRPB-005, -006, LG1-VTYB-011 to -013, LG1-MOVEB-029).
 */
function barsWay(s: LState, unit: Unit, other: Unit): boolean {
  if (isOfType(unit, 'repulsor vehicle')) return false
  if (isOfType(other, 'ground vehicle')) return true
  return isVehicle(unit) && isEngaged(s, other)
}

/** What slows a unit down (LG1-DIFF-001, -002); those with Speeder X ignore all terrain up to height X (LG1-CARD-025). */
export function difficultIn2018(s: LState, unit: Unit): Bars {
  const difficult = difficultFor(battlefieldOf(s.table.map), cardOfUnit(unit).type)
  const flight = keywordX(s, unit, 'speeder') * SEGMENT
  if (flight === 0) return difficult
  const most = heightOfMini(s, leaderOf(unit)) + flight
  return barsOf(
    difficult.field,
    difficult.parts.filter(({ top }) => exceeds(top, most)),
  )
}

const difficultFor = keepByBoth((field: Battlefield, type: UnitType) =>
  bars(field, (part) => groundIn2018(part, type) === 'difficult'),
)

/** The trenches of a battlefield: open for whoever stays inside. */
export function isOpenInside({ kind }: Part): boolean {
  return in2018(kind).openInside === true
}
