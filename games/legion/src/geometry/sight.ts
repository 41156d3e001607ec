import { query } from '@sandtable/kernel'
import {
  candidatesBetween,
  exceeds,
  obstructsBetween,
  type Prism,
  type SightLine,
  type Silhouette,
  sightBetween,
} from '@sandtable/plane'
import { areasOf, hasAnyInSight, sightOf } from '../bounds/sights.ts'
import { vehiclesInTheWay } from '../bounds/vehicles-in-the-way.ts'
import { editionOf } from '../editions/index.ts'
import type { LState, Mini, Place, Unit } from '../state.ts'
import { battlefieldOf, type Part } from '../terrain/battlefield.ts'
import { cardOfUnit, leaderOf } from '../units.ts'
import { apart, heightOfMini, silhouetteOf } from './bases.ts'
import { reachOf } from './measures.ts'
import { areBothAside } from './ranges.ts'
import type { BlockingVehicle } from './vehicles-in-the-way.ts'

/** Lines of sight between silhouettes among terrain and vehicles (LG2-LOS-001 to -015). */

/** A miniature of a unit, where it stands or would stand. */
export interface Figure {
  readonly unit: Unit
  readonly mini: Readonly<Place>
}

export function figuresOf(unit: Unit): { readonly unit: Unit; readonly mini: Mini }[] {
  return unit.minis.map((mini) => ({ unit, mini }))
}

/**
 * Terrain that stands in the way of sight between two silhouettes, or may do so: area terrain only for those who are not
 * inside (LG2-LOS-012, -013).
 */
export function blockingParts(s: LState, a: Figure, b: Figure, from: Silhouette, to: Silhouette): Part[] {
  const { screens } = battlefieldOf(s.table.map)
  const parts = candidatesBetween(from, to, screens.boxes).map((at) => screens.parts[at] as Part)
  if (parts.length === 0) return parts
  // In 2018 one sees through what is not solid.
  if (editionOf(s).sight === 'point') return parts.filter(({ kind }) => kind.class !== 'area')
  const around = [...areasOf(s, a), ...areasOf(s, b)]
  return around.length === 0
    ? parts
    : parts.filter((part) => !around.some(({ piece }) => piece === part.piece))
}

/** The vehicles that block sight, but never that to or from their own unit (LG2-LOS-011). */
export function blockingVehicles(s: LState, a: Unit, b: Unit): readonly BlockingVehicle[] {
  const { standing } = vehiclesInTheWay(s)
  return standing.length === 0 ? standing : standing.filter(({ unit }) => unit !== a && unit !== b)
}

/** Do two miniatures see each other (LG2-LOS-002, -003)? Both stand on the battlefield. */
export function sees(s: LState, a: Figure, b: Figure): boolean {
  return !isTooFar(s, a, b) && sightOf(s, a, b, isFree)
}

/** Is it too dark to see so far (LG1-BCARD-007)? */
function isTooFar(s: LState, a: Figure, b: Figure): boolean {
  if (s.hooks.query['sight range'] === undefined) return false
  const range = query(s, 'sight range', null, a.unit.id)
  return range !== null && exceeds(apart(a.unit, a.mini, b.unit, b.mini), reachOf(range))
}

/** Does a free line lead from one to the other? */
function isFree(s: LState, a: Figure, b: Figure): boolean {
  const from = eyesOf(s, a)
  const to = silhouetteOf(s, b.unit, b.mini)
  const prisms = prismsBetween(s, a, b, from, to)
  return prisms.length === 0 || sightBetween(from, to, prisms).clear
}

/** From where a miniature sees: from all of itself, or from the point over its middle, as high as it is (LG1-LOSB-001). */
export function eyesOf(s: LState, { unit, mini }: Figure): Silhouette {
  if (editionOf(s).sight === 'silhouettes') return silhouetteOf(s, unit, mini)
  const top = heightOfMini(s, mini) + cardOfUnit(unit).height
  return [{ x: mini.x, y: mini.y, r: 0, bottom: top, top }]
}

/** A free line between two miniatures; null: there is none. */
export function lineOfSight(s: LState, a: Figure, b: Figure): SightLine | null {
  const from = eyesOf(s, a)
  const to = silhouetteOf(s, b.unit, b.mini)
  const seen = sightBetween(from, to, prismsBetween(s, a, b, from, to))
  return seen.clear ? seen.line : null
}

/** Does terrain alone take all sight of the second miniature, whatever else stands there and however dark it is (LG1-TERR-004)? */
export function isHiddenByTerrain(s: LState, a: Figure, b: Figure): boolean {
  const from = eyesOf(s, a)
  const to = silhouetteOf(s, b.unit, b.mini)
  return !sightBetween(from, to, terrainIn(s, a, b, from, to)).clear
}

/** What some line between them goes through. */
function prismsBetween(s: LState, a: Figure, b: Figure, from: Silhouette, to: Silhouette): Prism[] {
  const prisms = terrainIn(s, a, b, from, to)
  for (const { prism } of blockingVehicles(s, a.unit, b.unit))
    if (obstructsBetween(from, to, prism) !== null) prisms.push(prism)
  return prisms
}

function terrainIn(s: LState, a: Figure, b: Figure, from: Silhouette, to: Silhouette): Prism[] {
  const prisms: Prism[] = []
  for (const { prism } of blockingParts(s, a, b, from, to))
    if (obstructsBetween(from, to, prism) !== null) prisms.push(prism)
  return prisms
}

/** Does a miniature see any miniature of a unit (LG2-LOS-015)? */
export function seesUnit(s: LState, from: Figure, unit: Unit): boolean {
  return unit.deployed && hasAnyInSight(s, from, unit, (mini) => !isTooFar(s, from, { unit, mini }), isFree)
}

export function leaderSees(s: LState, from: Unit, to: Unit): boolean {
  if (areBothAside(from, to)) return true
  return from.deployed && seesUnit(s, { unit: from, mini: leaderOf(from) }, to)
}

/** Does any miniature of one unit see any of the other? */
export function unitsSee(s: LState, a: Unit, b: Unit): boolean {
  if (areBothAside(a, b)) return true
  return a.deployed && a.minis.some((mini) => seesUnit(s, { unit: a, mini }, b))
}
