import type { Plain, RuleId, Space } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import {
  circle,
  exceeds,
  isOnTable,
  isWhollyInside,
  isWithin,
  overlaps,
  type Point,
  restPoint,
  type Shape,
} from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseOf } from '../geometry/bases.ts'
import { ASSET_RADIUS, HALF, POI_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { spotAnywhere, spotNear } from '../proposals/spots.ts'
import { type Legion, type LState, type Objective, otherSeat, type Unit } from '../state.ts'
import { type Battlefield, battlefieldOf, type Part, partsNear } from '../terrain/battlefield.ts'
import { lyingAt } from '../terrain/standing.ts'
import { cardOfUnit, unitsOn } from '../units.ts'
import type { Lying, Placing, ZoneName } from '../vocabulary/missions.ts'
import { isContested, polygonOf, territoryOf } from './territory.ts'

/** Where tokens may lie: by the rules for all of them, and by the card that has them placed. */

export function radiusOfToken({ kind }: Pick<Objective, 'kind'>): number {
  return kind === 'poi' ? POI_RADIUS : ASSET_RADIUS
}

/** Where a token comes to lie, with the level of terrain that is under all of it. */
export function layingAt(s: LState, token: Pick<Objective, 'kind'>, { x, y }: Point): Lying {
  const shape = circle(x, y, radiusOfToken(token))
  const standing = lyingAt(battlefieldOf(s.table.map), shape, editionOf(s).ground)
  return { x, y, on: 'rule' in standing ? null : standing.on }
}

export function tokenNamed(s: LState, id: string): Objective {
  for (const token of s.table.objectives) if (token.id === id) return token
  throw new Error(`no token ${id}`)
}

/** The terrain that a token may not lie on here, and by which rule (LG2-OBJ-019 to -021, LG2-TERR-007). */
export function terrainBars(
  field: Battlefield,
  token: Pick<Objective, 'kind'>,
  shape: Shape,
): { readonly part: Part; readonly rule: RuleId }[] {
  return partsNear(field, shape).flatMap((part) => {
    const rule = overlaps(shape, part.outline) ? barredBy(part, token, shape) : null
    return rule === null ? [] : [{ part, rule }]
  })
}

function barredBy(part: Part, { kind }: Pick<Objective, 'kind'>, shape: Shape): RuleId | null {
  if (part.kind.barricade === true) return 'LG2-TERR-007'
  // These three speak of objective tokens alone.
  if (kind === 'advantage' || kind === 'bane') return null
  if (part.ground === 'impassable') return 'LG2-OBJ-019'
  if (part.kind.class !== 'area' && !isWhollyInside(shape, part.outline)) return 'LG2-OBJ-020'
  return exceeds(part.top, SEGMENT) ? 'LG2-OBJ-021' : null
}

/** The rule by which a token may not lie here; null: it may (LG2-BASE-003, LG2-OBJ-007, -019 to -021, LG2-TERR-007). */
export function refusePlace(
  s: LState,
  token: Pick<Objective, 'kind'>,
  at: Point,
  but?: string,
): RuleId | null {
  const shape = circle(at.x, at.y, radiusOfToken(token))
  const field = battlefieldOf(s.table.map)
  if (!isOnTable(shape, field)) return 'LG2-OBJ-012'
  const [barred] = terrainBars(field, token, shape)
  if (barred !== undefined) return barred.rule
  if (crowds(s, token, at, but)) return token.kind === 'bane' ? 'LG2-CKW-006' : 'LG2-OBJ-007'
  if (!isOnMini(s, shape)) return null
  return token.kind === 'poi' ? 'LG2-OBJ-007' : 'LG2-BASE-003'
}

/** Tokens are never laid on miniatures, though these may step onto most of them. */
export function isOnMini(s: LState, shape: Shape): boolean {
  return unitsOn(s).some((unit) => unit.minis.some((mini) => overlaps(shape, baseOf(unit, mini))))
}

/** Nothing lies on a point of interest, and it on no other token. */
function crowds(s: LState, token: Pick<Objective, 'kind'>, at: Point, but: string | undefined): boolean {
  const shape = circle(at.x, at.y, radiusOfToken(token))
  const others = s.table.objectives.filter(
    (other) => other.lies && other.id !== but && isApart(token.kind, other.kind),
  )
  return others.some((other) => overlaps(shape, circle(other.x, other.y, radiusOfToken(other))))
}

/** Points of interest share their place with nothing, Bane tokens with none but what is laid (LG2-CKW-006). */
function isApart(one: Objective['kind'], other: Objective['kind']): boolean {
  const both = [one, other]
  if (both.includes('poi')) return true
  return both.includes('bane') && !both.includes('smoke') && !both.includes('charge')
}

/** How near the nearest edge is to a token here. */
function toEdge({ width, height }: Battlefield, { x, y }: Point, r: number): number {
  return Math.min(x, width - x, y, height - y) - r
}

/** The other tokens of this name on the battlefield. */
function siblings(s: LState, token: Objective): Objective[] {
  return s.table.objectives.filter((one) => one.lies && one.id !== token.id && one.name === token.name)
}

function isBeyondSiblings(s: LState, token: Objective, at: Point): boolean {
  const r = radiusOfToken(token)
  const shape = circle(at.x, at.y, r)
  return siblings(s, token).every((one) => !isWithin(shape, circle(one.x, one.y, r), SEGMENT))
}

interface Zone {
  readonly rule: RuleId
  allows(s: LState, token: Objective, at: Point): boolean
}

/** Beyond range 2 of every edge, in contested territory, beyond range 1 of those that lie there already. */
function isInTheOpen(s: LState, token: Objective, at: Point): boolean {
  const r = radiusOfToken(token)
  return (
    exceeds(toEdge(battlefieldOf(s.table.map), at, r), 2 * SEGMENT) &&
    isContested(s, circle(at.x, at.y, r)) &&
    isBeyondSiblings(s, token, at)
  )
}

/** Within ½ of where it lies now. */
function isNearBy(_: LState, token: Objective, at: Point): boolean {
  const r = radiusOfToken(token)
  return isWithin(circle(at.x, at.y, r), circle(token.x, token.y, r), HALF)
}

/** Beyond range 1 of enemy territory. */
function isFarFromEnemyTerritory(s: LState, token: Objective, at: Point): boolean {
  const shape = circle(at.x, at.y, radiusOfToken(token))
  return territoryOf(s, otherSeat(token.seat ?? '')).every(
    (rect) => !isWithin(shape, polygonOf(rect), SEGMENT),
  )
}

/** Beyond range 1 of every deployment zone and of every other such token. */
function isFarFromZones(s: LState, token: Objective, at: Point): boolean {
  const shape = circle(at.x, at.y, radiusOfToken(token))
  const zones = [s.table.blue, otherSeat(s.table.blue)].flatMap((seat) => territoryOf(s, seat))
  return zones.every((rect) => !isWithin(shape, polygonOf(rect), SEGMENT)) && isBeyondSiblings(s, token, at)
}

/** Within range 1 of Cad Bane, and beyond range 1 of all enemies. */
function isNearBane(s: LState, token: Objective, at: Point): boolean {
  const shape = circle(at.x, at.y, radiusOfToken(token))
  const isNear = (unit: Unit) => unit.minis.some((mini) => isWithin(shape, baseOf(unit, mini), SEGMENT))
  const [ours, theirs] = [true, false].map((own) =>
    unitsOn(s).filter(({ seat }) => (seat === token.seat) === own),
  )
  return (
    (ours ?? []).some((unit) => cardOfUnit(unit).name === 'Cad Bane' && isNear(unit)) &&
    !(theirs ?? []).some(isNear)
  )
}

const zones: Readonly<Record<ZoneName, Zone>> = {
  base: {
    rule: 'LG2-BAT-Ab',
    allows: (s, token, at) => exceeds(toEdge(battlefieldOf(s.table.map), at, radiusOfToken(token)), SEGMENT),
  },
  cache: { rule: 'LG2-BAT-Ew', allows: isInTheOpen },
  core: { rule: 'LG2-BAT-Gg', allows: isInTheOpen },
  relay: {
    rule: 'LG2-BAT-Gi',
    allows: (s, token, at) => {
      const field = battlefieldOf(s.table.map)
      const r = radiusOfToken(token)
      const farthest = Math.max(at.y, field.height - at.y) - r
      return (
        // The long edges are far from the middle line.
        !exceeds(farthest, 3 * SEGMENT) &&
        exceeds(toEdge(field, at, r), SEGMENT) &&
        isBeyondSiblings(s, token, at)
      )
    },
  },
  contested: {
    rule: 'LG2-KW-053',
    allows: (s, token, at) => isContested(s, circle(at.x, at.y, radiusOfToken(token))),
  },
  anywhere: { rule: 'LG2-TERR-007', allows: () => true },
  ambush: { rule: 'LG2-CMD-lp', allows: isFarFromEnemyTerritory },
  trap: { rule: 'LG2-CMD-lp', allows: isNearBane },
  supplies: { rule: 'LG1-BAT-recover-the-supplies', allows: isFarFromZones },
  target: { rule: 'LG2-SAMP-003', allows: isNearBy },
  cart: { rule: 'LG2-BAT-Gf', allows: isNearBy },
}

/** The rule of the card, or of all tokens, by which this one may not be placed here; null: it may. */
export function refuseAt(s: LState, v: Placing, at: Point): RuleId | null {
  const token = tokenNamed(s, v.token)
  const { rule, allows } = zones[v.zone]
  return allows(s, token, at) ? refusePlace(s, token, at, token.id) : rule
}

/** A place that is read as one; null: it is none. */
export function spotIn(answer: Plain): Point | null {
  if (!isMap(answer)) return null
  const { x, y } = answer
  return Number.isFinite(x) && Number.isFinite(y) ? restPoint({ x: Number(x), y: Number(y) }) : null
}

/** Anywhere that the card and the rules allow, or wherever there is room (LG2-OBJ-023). */
export const placesForToken: Space<Legion, Placing, Plain> = {
  describe: (_, v) => ({ place: { token: v.token, zone: v.zone } }),
  refuse(s, v, answer) {
    if (answer === 'anywhere') return null
    const at = spotIn(answer)
    return at === null ? zones[v.zone].rule : refuseAt(s, v, at)
  },
  // Near where it lies, for cards that move it; else anywhere.
  sample(s, v, _, random) {
    const allows = (at: Point) => refuseAt(s, v, at) === null
    return (
      spotNear(random, tokenNamed(s, v.token), HALF, allows) ?? spotAnywhere(s, random, allows) ?? 'anywhere'
    )
  },
}
