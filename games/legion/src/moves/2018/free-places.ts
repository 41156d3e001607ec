import type { Point, Polygon, Shape } from '@sandtable/plane'
import { spotsAbout } from '../../proposals/spots-about.ts'
import type { LState, Place, Unit } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { placeAt } from '../cohesion.ts'

/** What there is room for beside somebody: where one climbs to, or is put back. */
export interface Room {
  readonly about: Point
  readonly why: Parameters<typeof spotsAbout>[4]
  /** Only in here; else anywhere on the battlefield. */
  readonly inside?: Polygon
  readonly taken?: readonly Shape[]
}

/** Where a base of this unit may stand, from the place nearest to the wish on. */
export function* freePlaces(s: LState, unit: Unit, wish: Place, room: Room): Generator<Place> {
  const { about, why, inside = battlefieldOf(s.table.map).outline, taken = [] } = room
  for (const { x, y } of spotsAbout(s, unit, wish, about, why, inside, taken)) {
    const place = placeAt(s, unit, { x, y, facing: wish.facing })
    if (!('rule' in place)) yield place
  }
}
