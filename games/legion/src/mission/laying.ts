import type { RuleId } from '@sandtable/kernel'
import {
  circle,
  distance,
  isOnTable,
  isWhollyWithin,
  overlaps,
  type Point,
  type Shape,
} from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseOf } from '../geometry/bases.ts'
import { ASSET_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { sees } from '../geometry/sight.ts'
import type { LState, Objective } from '../state.ts'
import { type Battlefield, battlefieldOf } from '../terrain/battlefield.ts'
import { lyingAt } from '../terrain/standing.ts'
import { leaderOf, unitOf, unitOfToken } from '../units.ts'
import type { LayingTokens } from '../vocabulary/laid.ts'
import type { Lying } from '../vocabulary/missions.ts'
import { isOnMini, radiusOfToken } from './placing.ts'

/** Where a unit may lay smoke, charge and graffiti tokens. */

const rules = {
  smoke: { near: 'LG2-KW-174', crowded: 'LG2-KW-175' },
  charge: { near: 'LG2-WKW-038', crowded: 'LG2-WKW-039' },
  graffiti: { near: 'LG2-CKW-025', crowded: 'LG2-CKW-025' },
} as const

/** No farther than this from terrain a token leans against it, in mm: hands are not more exact. */
const AGAINST = ASSET_RADIUS / 2

/** Graffiti is put against terrain that stands there, and not on an area. */
function leansOnTerrain({ parts }: Battlefield, shape: Shape): boolean {
  return parts.some(
    ({ kind, outline }) =>
      kind.class !== 'area' && !overlaps(shape, outline) && distance(shape, outline) <= AGAINST,
  )
}

/** The token as it would lie here; the rule by which it may not. */
export function tokenAt(s: LState, v: LayingTokens, at: Point): Objective | { readonly rule: RuleId } {
  const shape = circle(at.x, at.y, ASSET_RADIUS)
  const field = battlefieldOf(s.table.map)
  if (!isOnTable(shape, field)) return { rule: 'LG2-OBJ-012' }
  const standing = lyingAt(field, shape, editionOf(s).ground)
  if ('rule' in standing) return standing
  const unit = unitOf(s, v.unit)
  const leader = leaderOf(unit)
  const { near: rule, crowded: crowding } = rules[v.kind]
  if (v.kind === 'graffiti' && !leansOnTerrain(field, shape)) return { rule }
  if (!isWhollyWithin(baseOf(unit, leader), shape, SEGMENT)) return { rule }
  const crowded = s.table.objectives.some(
    (token) => token.lies && overlaps(shape, circle(token.x, token.y, radiusOfToken(token))),
  )
  if (crowded) return { rule: crowding }
  if (isOnMini(s, shape)) return { rule: 'LG2-BASE-003' }
  const token = newToken(s, v, { ...at, on: standing.on })
  const unitThere = unitOfToken(token)
  return sees(s, { unit, mini: leader }, { unit: unitThere, mini: leaderOf(unitThere) }) ? token : { rule }
}

function newToken(s: LState, v: LayingTokens, { x, y, on }: Lying): Objective {
  const number = s.table.objectives.filter(({ kind }) => kind === v.kind).length + 1
  return {
    id: `${v.kind} ${number}`,
    kind: v.kind,
    name: v.name,
    x,
    y,
    on,
    seat: unitOf(s, v.unit).seat,
    lies: true,
    count: 0,
    ...(v.card !== undefined && { card: v.card }),
  }
}
