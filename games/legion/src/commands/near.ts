import { choose, type Effect } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { matches } from '../command/matches.ts'
import { engagedEnemies } from '../geometry/melee.ts'
import { isWithinRange, type Range } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { observable } from '../keywords/helping.ts'
import { choice, chooseUnits, sequel } from '../scoring/phrases.ts'
import { type LState, otherSeat, type Unit, type UnitId } from '../state.ts'
import { enemiesOf, friendsOf, unitOf, unitsOfSide } from '../units.ts'
import { type Deed, gains } from './deeds.ts'
import { isOurs, ours } from './phrases.ts'

/** What command cards have units do that are near another one. */

/** The other friendly units within range. */
export const friendsNear = (s: LState, unit: Unit, range: Range): Unit[] =>
  friendsOf(s, unit).filter((friend) => friend !== unit && isWithinRange(unit, friend, range))

export const enemiesNear = (s: LState, unit: Unit, range: Range): Unit[] =>
  enemiesOf(s, unit).filter((enemy) => isWithinRange(unit, enemy, range))

/** All others within range, of both sides. */
export const othersNear = (s: LState, unit: Unit, range: Range): Unit[] => [
  ...friendsNear(s, unit, range),
  ...enemiesNear(s, unit, range),
]

/** Is a friendly unit of this kind so near to it, one for which something more is so? */
export function isNearOne(
  s: LState,
  effect: Effect,
  who: Needs,
  unit: Unit,
  range: Range,
  also: (one: Unit) => boolean = () => true,
): boolean {
  return ours(s, effect, who).some((one) => isWithinRange(one, unit, range) && also(one))
}

/** The same, and its leader sees the unit. */
export function isSeenByOne(
  s: LState,
  effect: Effect,
  who: Needs,
  unit: Unit,
  range: Range,
  also: (one: Unit) => boolean = () => true,
): boolean {
  return isNearOne(s, effect, who, unit, range, (one) => leaderSees(s, one, unit) && also(one))
}

/** Is it engaged with a friendly unit of this kind? */
export const isEngagedWith = (s: LState, effect: Effect, unit: Unit, who: Needs): boolean =>
  engagedEnemies(s, unit).some((one) => isOurs(s, effect, one, who))

/** A friendly unit near it that the player may choose, another one if not said otherwise; `must`: it has to, if there is one. */
export function friendWithin(
  range: Range,
  deed: Deed,
  fits: (s: LState, friend: Unit, unit: Unit) => boolean = (_, friend, unit) => friend !== unit,
  how: 'may' | 'must' = 'may',
): Deed {
  const from = (s: LState, unit: Unit, effect: Effect) =>
    friendsOf(s, unit).filter(
      (friend) =>
        isWithinRange(unit, friend, range) &&
        fits(s, friend, unit) &&
        deed.can?.(s, friend, effect) !== false,
    )
  const pick = choice<UnitId, { readonly unit: UnitId }>('a friendly unit', {
    from: (s, effect, { unit }) => from(s, unitOf(s, unit), effect).map(({ id }) => id),
    may: () => how === 'may',
    do: (s, effect, friend) => deed.do(s, unitOf(s, friend), effect),
  })
  return {
    can: (s, unit, effect) => from(s, unit, effect).length > 0,
    do: (s, unit, effect) => choose(s, effect, pick, { unit: unit.id }),
    asks: [pick, ...(deed.asks ?? [])],
  }
}

/** Up to so many other friendly units near it, of the player's choice. */
export function friendsWithinUpTo(most: number, range: Range, deed: Deed): Deed {
  return severalUnits(most, (s, unit) => friendsNear(s, unit, range), deed, 'the chosen friends')
}

/** Up to so many enemy units near it, of the player's choice. */
export function enemiesWithin(most: number, range: Range, deed: Deed): Deed {
  return severalUnits(most, (s, unit) => enemiesNear(s, unit, range), deed, 'the chosen enemies')
}

function severalUnits(
  most: number,
  near: (s: LState, unit: Unit) => readonly Unit[],
  deed: Deed,
  name: string,
): Deed {
  const from = (s: LState, unit: Unit, effect: Effect) =>
    near(s, unit).filter((other) => deed.can?.(s, other, effect) !== false)
  const then = sequel<readonly UnitId[]>(name, (s, effect, units) => {
    for (const other of units) deed.do(s, unitOf(s, other), effect)
  })
  return {
    can: (s, unit, effect) => from(s, unit, effect).length > 0,
    do: (s, unit, effect) =>
      chooseUnits(s, effect, then, {
        seat: unit.seat,
        from: from(s, unit, effect).map(({ id }) => id),
        least: 0,
        most,
      }),
    asks: [then, ...(deed.asks ?? [])],
  }
}

/** Observe X (LG2-KW-035). */
export const observes = (x: number): Deed =>
  anEnemy({}, gains('observation', x), (s, enemy, unit) => observable(s, unit).includes(enemy))

/** An enemy unit of this kind that the player chooses, wherever it is, though it be off the battlefield. */
export function anEnemy(
  who: Needs,
  deed: Deed,
  fits: (s: LState, enemy: Unit, unit: Unit) => boolean = () => true,
): Deed {
  const from = (s: LState, unit: Unit) =>
    unitsOfSide(s, otherSeat(unit.seat)).filter((enemy) => matches(s, enemy, who) && fits(s, enemy, unit))
  const pick = choice<UnitId, { readonly unit: UnitId }>('an enemy unit', {
    from: (s, _, { unit }) => from(s, unitOf(s, unit)).map(({ id }) => id),
    do: (s, effect, enemy) => deed.do(s, unitOf(s, enemy), effect),
  })
  return {
    can: (s, unit) => from(s, unit).length > 0,
    do: (s, unit, effect) => choose(s, effect, pick, { unit: unit.id }),
    asks: [pick, ...(deed.asks ?? [])],
  }
}
