import { type Circle, circle, freeSpots, overlaps, type Shape } from '@sandtable/plane'
import { baseAt, radiusOf } from '../../geometry/bases.ts'
import { SEGMENT } from '../../geometry/measures.ts'
import type { LState, Mini, Place, Unit } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { inTheWay, outOfCohesion, placeAt, putAt } from '../cohesion.ts'
import type { Displaced } from './displacing.ts'

/** Miniatures that a vehicle drove over: set aside, and put back (LG1-DISP-005 to -012). */

/** So far beside the battlefield, and so far apart, in mm. */
const [BESIDE, APART] = [100, 60]

/** They stand beside the battlefield, in nobody's way, until they are put back (LG1-DISP-005). */
export function setAside(s: LState, displaced: readonly Displaced[]): void {
  let number = 0
  for (const { unit: id, minis } of displaced)
    for (const { mini: name } of minis) {
      const mini = s.table.units.find((one) => one.id === id)?.minis.find((one) => one.id === name)
      if (mini !== undefined) putAt(mini, { ...mini, x: -BESIDE, y: APART * number, on: null })
      number++
    }
}

/** Where a miniature was before it was driven over; null: it was not. */
export function wasAt({ minis }: Displaced, { id }: Mini): Place | null {
  return minis.find(({ mini }) => mini === id)?.was ?? null
}

/** Those of a unit who stay: nobody drove over them, and they are in cohesion with their leader (LG1-DISP-010). */
export function staysWith(s: LState, unit: Unit, displaced: Displaced, leader: Place, mini: Mini): boolean {
  return wasAt(displaced, mini) === null && outOfCohesion(s, unit, leader, mini) === null
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
  const about = circle(was.x, was.y, 6 * SEGMENT)
  const free = freePlaces(s, unit, was, about, basesOf(unit))
  return onLevel(free, was) ?? was
}

/**
 * Where the others of a unit stand once its leader does: whoever may stay stays, the others come as near to where they were
 * as they can, in cohesion and on their own level if there is room (LG1-DISP-008, -010, -012).
 */
export function othersBack(s: LState, unit: Unit, displaced: Displaced, leader: Place): Place[] {
  const others = unit.minis.slice(1)
  const stay = others.filter((mini) => staysWith(s, unit, displaced, leader, mini))
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
  const about = circle(leader.x, leader.y, 6 * SEGMENT)
  const together = freePlaces(s, unit, { ...was, facing: leader.facing }, about, taken, (place) =>
    outOfCohesion(s, unit, leader, place),
  )
  return onLevel(together, was) ?? onLevel(freePlaces(s, unit, leader, about, taken), was) ?? placeOf(leader)
}

/** The first of them on the level where somebody was, else the first of all; null: there is none. */
function onLevel(places: Iterable<Place>, { on }: Place): Place | null {
  let other: Place | null = null
  for (const place of places) {
    if (place.on === on) return place
    other ??= place
  }
  return other
}

function* freePlaces(
  s: LState,
  unit: Unit,
  wish: Place,
  about: Circle,
  taken: readonly Shape[],
  refused: (place: Place) => string | null = () => null,
): Generator<Place> {
  const r = radiusOf(unit)
  const zone = { about, inside: battlefieldOf(s.table.map).outline }
  const shapes = [...inTheWay(s, unit, { ...about, r: about.r + r }), ...taken]
  for (const { x, y } of freeSpots(wish, r, zone, shapes)) {
    const place = placeAt(s, unit, { x, y, facing: wish.facing })
    if (!('rule' in place) && refused(place) === null) yield place
  }
}

function placeOf({ x, y, facing, on }: Place): Place {
  return { x, y, facing, on }
}
