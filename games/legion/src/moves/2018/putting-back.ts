import { overlaps, type Shape } from '@sandtable/plane'
import { besideBattlefield } from '../../bounds/set-aside.ts'
import { baseAt } from '../../geometry/bases.ts'
import type { LState, Mini, Place, Unit } from '../../state.ts'
import { unitOf } from '../../units.ts'
import { outOfCohesion, putAt } from '../cohesion.ts'
import type { Displaced } from './displacing.ts'
import { freePlaces } from './free-places.ts'

/** Miniatures that a vehicle drove over: set aside, and put back (LG1-DISP-005 to -012). */

/** They stand beside the battlefield, in nobody's way, until they are put back (LG1-DISP-005). */
export function setAside(s: LState, displaced: readonly Displaced[]): void {
  const all = displaced.flatMap((one) =>
    unitOf(s, one.unit).minis.filter((mini) => wasAt(one, mini) !== null),
  )
  for (const [number, mini] of all.entries()) putAt(mini, besideBattlefield(number, mini.facing))
}

/** Where a miniature was before it was driven over; null: it was not. */
export function wasAt({ minis }: Displaced, { id }: Mini): Place | null {
  return minis.find(({ mini }) => mini === id)?.was ?? null
}

/** Those of a unit who stay are in cohesion with their leader (LG1-DISP-010); whoever was set aside lies too far off. */
export function staysWith(s: LState, unit: Unit, leader: Place, mini: Mini): boolean {
  return outOfCohesion(s, unit, leader, mini) === null
}

/** Does a leader here lie on one of its own whom nobody drove over? */
export function liesOnOwn(unit: Unit, leader: Place): boolean {
  return basesOf(unit).some((base) => overlaps(base, baseAt(unit, leader)))
}

/** Whoever was set aside is in nobody's way. */
function basesOf(unit: Unit): Shape[] {
  return unit.minis.map((mini) => baseAt(unit, mini))
}

/** The free place nearest to where a leader was, on its level if there is room (LG1-DISP-012). */
export function nearestForLeader(s: LState, unit: Unit, was: Place): Place {
  const free = freePlaces(s, unit, was, { about: was, why: 'put back', taken: basesOf(unit) })
  return onLevel(free, was) ?? was
}

/**
 * Where the others of a unit stand once its leader does: whoever may stay stays, the others come as near to where they were
 * as they can, in cohesion and on their own level if there is room (LG1-DISP-008, -010, -012).
 */
export function othersBack(s: LState, unit: Unit, displaced: Displaced, leader: Place): Place[] {
  const others = unit.minis.slice(1)
  const stay = others.filter((mini) => staysWith(s, unit, leader, mini))
  const taken = [leader, ...stay].map((place) => baseAt(unit, place))
  return others.map((mini) => {
    if (stay.includes(mini)) return placeOf(mini)
    const was = wasAt(displaced, mini) ?? mini
    const place = nearPlace(s, unit, leader, was, taken)
    taken.push(baseAt(unit, place))
    return place
  })
}

function nearPlace(s: LState, unit: Unit, leader: Place, was: Place, taken: readonly Shape[]): Place {
  const room = { about: leader, why: 'put back', taken } as const
  const near = freePlaces(s, unit, { ...was, facing: leader.facing }, room)
  const together = onLevel(near, was, (place) => outOfCohesion(s, unit, leader, place) === null)
  return together ?? onLevel(freePlaces(s, unit, leader, room), was) ?? placeOf(leader)
}

/** The first of them on the level where somebody was, else the first of all; null: there is none. */
function onLevel(
  places: Iterable<Place>,
  { on }: Place,
  isOne: (place: Place) => boolean = () => true,
): Place | null {
  let other: Place | null = null
  for (const place of places) {
    if (!isOne(place)) continue
    if (place.on === on) return place
    other ??= place
  }
  return other
}

function placeOf({ x, y, facing, on }: Place): Place {
  return { x, y, facing, on }
}
