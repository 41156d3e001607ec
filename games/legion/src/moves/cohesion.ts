import { type Circle, circle, crossesAny, exceeds, type Shape, setDownAll } from '@sandtable/plane'
import { FAR_OFF } from '../bounds/far-off.ts'
import { unitsNear } from '../bounds/nearby.ts'
import { editionOf } from '../editions/index.ts'
import { apart, baseAt, baseOf, radiusOf, type Spot } from '../geometry/bases.ts'
import { HALF, SEGMENT } from '../geometry/measures.ts'
import { sees } from '../geometry/sight.ts'
import { type Wish, wished } from '../proposals/wishes.ts'
import type { LState, Mini, Place, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { standingAt } from '../terrain/standing.ts'
import { cardOfUnit, isSquad, leaderOf } from '../units.ts'
import { COHESION, outOfReachByTool } from './2018/cohesion.ts'
import { otherBases, tokensToAvoid } from './ground.ts'

/** Where the others of a unit are put, and whether they may stand there (LG2-COH-001 to -008). */

/** So much room stays between bases that may not touch, in mm. */
const GAP = 0.1

/** The rule by which a miniature may not stand here beside its leader; null: it may. */
export function outOfCohesion(s: LState, unit: Unit, leader: Place, at: Place): string | null {
  return editionOf(s).cohesion === 'ruler'
    ? outOfReachByRuler(s, unit, leader, at)
    : outOfReachByTool(s, unit, leader, at)
}

function outOfReachByRuler(s: LState, unit: Unit, leader: Place, at: Place): string | null {
  if (exceeds(apart(unit, leader, unit, at), reachIn(s, unit))) return 'LG2-COH-002'
  const field = battlefieldOf(s.table.map)
  const up = Math.abs(heightOf(field, leader.on) - heightOf(field, at.on))
  if (exceeds(up, cardOfUnit(unit).height)) return 'LG2-COH-005'
  if (crossesAny(leader, at, field.walls.shapes, field.walls.boxes)) return 'LG2-COH-003'
  return sees(s, { unit, mini: leader }, { unit, mini: at }) ? null : 'LG2-COH-004'
}

/** How far the others may be from the leader: large squads spread wider. */
function reachIn(s: LState, unit: Unit): number {
  if (editionOf(s).cohesion !== 'ruler') return COHESION
  return isSquad(unit) ? SEGMENT : HALF
}

/** Where a base would stand here; the rule by which it may not. */
export function placeAt(s: LState, unit: Unit, spot: Spot): Place | { readonly rule: string } {
  const { x, y, facing = 0 } = spot
  const footing = { base: baseAt(unit, spot), centre: spot, width: 2 * radiusOf(unit) }
  const standing = standingAt(battlefieldOf(s.table.map), footing, cardOfUnit(unit).type, editionOf(s).ground)
  return 'rule' in standing ? standing : { x, y, facing, on: standing.on }
}

export function putAt(mini: Mini, { x, y, facing, on }: Place): void {
  Object.assign(mini, { x, y, facing, on })
}

/** What bases of this unit may not overlap nor, with enemies, touch: other bases with a gap to enemies, and points of interest. */
export function inTheWay(s: LState, unit: Unit, around: Circle): Shape[] {
  return [...otherBases(s, unit, around), ...besideEnemies(s, unit, around), ...tokensToAvoid(s)]
}

/** Enemy bases that may come near a place, with the room that keeps others from touching them; in 2018 friends, too. */
export function besideEnemies(s: LState, unit: Unit, around: Circle): Shape[] {
  return basesWithRoom(s, around, (other) => other.seat !== unit.seat || isUntouchedFriend(s, unit, other))
}

/** The bases of other friendly units, with such room, where nobody may touch them (LG1-BASE-008). */
export function besideFriends(s: LState, unit: Unit, around: Circle): Shape[] {
  return basesWithRoom(s, around, (other) => isUntouchedFriend(s, unit, other))
}

function isUntouchedFriend(s: LState, unit: Unit, other: Unit): boolean {
  return editionOf(s).keepsOff === 'everybody' && other.seat === unit.seat && other !== unit
}

function basesWithRoom(s: LState, around: Circle, isOne: (unit: Unit) => boolean): Shape[] {
  const found: Shape[] = []
  for (const unit of unitsNear(s, around))
    if (isOne(unit)) for (const mini of unit.minis) found.push(baseAt(unit, mini, GAP))
  return found
}

/** May this miniature be put here? */
export type Allowed = (place: Place, mini: Mini) => boolean

/**
 * The others, in their order, each at its old place beside the leader or the free spot nearest to it; what finds none in
 * cohesion stands as near as it can (LG2-COH-006, LG2-NOTCH-012). They face as the leader does (LG2-NOTCH-011). Always the
 * same for the same state.
 */
export function othersAt(
  s: LState,
  unit: Unit,
  leader: Place,
  allowed: Allowed = () => true,
  wish: Wish = 'as before',
): Place[] {
  const [first, ...others] = unit.minis
  if (first === undefined || others.length === 0) return []
  const wishes = others.map((mini, at) => wished(unit, leader, first, mini, at, wish))
  const own = [baseOf(unit, leader)]
  const found = placed(s, unit, leader, wishes, own, reachIn(s, unit), true, (place, at) =>
    allowed(place, others[at] as Mini),
  )
  const left = others.filter((_, at) => found[at] === null)
  if (left.length === 0) return found as Place[]
  const taken = found.flatMap((place) => (place === null ? [] : [baseOf(unit, place)]))
  const far = placed(
    s,
    unit,
    leader,
    left.map(() => leader),
    [...own, ...taken],
    FAR_OFF,
    false,
    (place, at) => allowed(place, left[at] as Mini),
  )
  return found.map((place) => place ?? far.shift() ?? { ...leader })
}

/** The same for one of them, while its comrades stay where they are. */
export function oneAt(s: LState, unit: Unit, mini: Mini): Place {
  const leader = leaderOf(unit)
  const own = unit.minis.flatMap((one) => (one === mini ? [] : [baseOf(unit, one)]))
  const [near] = placed(s, unit, leader, [mini], own, reachIn(s, unit), true)
  if (near != null) return near
  const [far] = placed(s, unit, leader, [leader], own, FAR_OFF, false)
  return far ?? { ...leader }
}

function placed(
  s: LState,
  unit: Unit,
  leader: Place,
  wishes: readonly Spot[],
  own: readonly Shape[],
  reach: number,
  together: boolean,
  allowed: (place: Place, at: number) => boolean = () => true,
): (Place | null)[] {
  const r = radiusOf(unit)
  const about = circle(leader.x, leader.y, reach + 2 * r)
  const zone = { about, inside: battlefieldOf(s.table.map).outline }
  const shapes = [...inTheWay(s, unit, { ...about, r: about.r + r }), ...own]
  const places: (Place | null)[] = wishes.map(() => null)
  setDownAll(wishes, r, zone, shapes, undefined, (spot, number) => {
    const place = placeAt(s, unit, facingAs(leader, spot))
    if (
      'rule' in place ||
      !allowed(place, number) ||
      (together && outOfCohesion(s, unit, leader, place) !== null)
    )
      return false
    places[number] = place
    return true
  })
  return places
}

/** LG2-NOTCH-011. */
function facingAs({ facing }: Place, { x, y }: Spot): Spot {
  return { x, y, facing }
}
