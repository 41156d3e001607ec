import { baseOf, heightOfMini } from '../geometry/bases.ts'
import type { Figure } from '../geometry/sight.ts'
import type { LState, Mini, Place, Unit } from '../state.ts'
import { battlefieldOf, type Part } from '../terrain/battlefield.ts'
import { areasAround } from '../terrain/standing.ts'
import { areasOfMini, type Pair, pairOf } from './footprint.ts'
import { vehiclesInTheWay } from './vehicles-in-the-way.ts'

/** What was found out about sight between miniatures, as they stand now, is kept; that of one who only would stand there is not. */

/** The pieces of area terrain that a miniature is inside. */
export function areasOf(s: LState, { unit, mini }: Figure): readonly Part[] {
  const at = placeIn(unit, mini)
  return at < 0
    ? areasAround(battlefieldOf(s.table.map), baseOf(unit, mini), heightOfMini(s, mini))
    : areasOfMini(s, unit, at)
}

/** Does a free line lead from one to the other? */
type IsFree = (s: LState, a: Figure, b: Figure) => boolean

/** The same, found out once. */
export function sightOf(s: LState, a: Figure, b: Figure, isFree: IsFree): boolean {
  const [one, two] = [placeIn(a.unit, a.mini), placeIn(b.unit, b.mini)]
  if (one < 0 || two < 0) return isFree(s, a, b)
  return sightAt(sightsBetween(s, a.unit, b.unit), one, b.unit, two, (mini) =>
    isFree(s, a, { unit: b.unit, mini }),
  )
}

/** Does a free line lead from a miniature to any of those of a unit that it may see? */
export function hasAnyInSight(
  s: LState,
  from: Figure,
  unit: Unit,
  maySee: (mini: Mini) => boolean,
  isFree: IsFree,
): boolean {
  const { minis } = unit
  const one = placeIn(from.unit, from.mini)
  const isSeen = (mini: Mini) => isFree(s, from, { unit, mini })
  if (one < 0) return minis.some((mini) => maySee(mini) && isSeen(mini))
  const sights = sightsBetween(s, from.unit, unit)
  return minis.some((mini, two) => maySee(mini) && sightAt(sights, one, unit, two, isSeen))
}

/** Which of the miniatures of its unit it is; -1: none, but a place where one would stand. */
function placeIn({ minis }: Unit, mini: Readonly<Place>): number {
  for (let at = 0; at < minis.length; at++) if (minis[at] === mini) return at
  return -1
}

/** What is known of the sights from the miniatures of one unit to those of another, as all of them stand now. */
function sightsBetween(s: LState, a: Unit, b: Unit): Pair['sights'] {
  const pair = pairOf(s, a, b)
  const among = vehiclesInTheWay(s)
  if (pair.among !== among) {
    pair.among = among
    pair.sights.length = 0
  }
  return pair.sights
}

function sightAt(
  sights: Pair['sights'],
  one: number,
  unit: Unit,
  two: number,
  isSeen: (mini: Mini) => boolean,
): boolean {
  const number = one * unit.minis.length + two
  let seen = sights[number]
  if (seen === undefined) {
    seen = isSeen(unit.minis[two] as Mini)
    sights[number] = seen
  }
  return seen
}
