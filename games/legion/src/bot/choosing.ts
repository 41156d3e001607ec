import type { Place, Plain, Random, RuleId, Seat } from '@sandtable/kernel'
import { isMap, part, type Some, type Thought } from '@sandtable/kit'
import { commandCard } from '../catalogue.ts'
import { editionOf } from '../editions/index.ts'
import { territoryOf } from '../mission/territory.ts'
import { placeAt } from '../moves/cohesion.ts'
import { type Legion, type LState, otherSeat, type Unit } from '../state.ts'
import { enemiesOf, findUnitOf, leaderOf, unitOf, unitsOfSide, woundsLeft } from '../units.ts'
import { defenceDieOf, surgesOf } from '../values.ts'
import { armsOf } from '../weapons.ts'
import { drawOf, wantsOf } from './goals.ts'
import { bestHarm, harmTo } from './harm.ts'
import type { Mind } from './mind.ts'
import { planOf, wayTo } from './plan.ts'
import { harmedBecause, pressedBecause } from './reasons.ts'
import { targetWorth } from './targets.ts'
import { crowd } from './using.ts'

/** Choices beside acts and moves: whom, which, how many. */

export function best(options: readonly Plain[], worth: (option: Plain) => number): Plain | null {
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const option of options) {
    const value = worth(option)
    if (value > most) [found, most] = [option, value]
  }
  return found
}

/** What it is worth that this unit acts now and not later: whom it could hurt, and what could be done to it before. */
function urgencyOf(s: LState, unit: Unit): { readonly harm: number; readonly press: number } {
  if (!unit.deployed) return { harm: 0, press: 0 }
  const harm = bestHarm(s, unit)
  let risk = 0
  for (const enemy of enemiesOf(s, unit)) if (enemy.order !== 'down') risk += harmTo(s, enemy, unit, 0)
  return { harm, press: 0.5 * Math.min(risk, unit.points) }
}

/** Whoever can do most, or loses most by waiting, comes first; a token is drawn only if nobody has an order. */
export function chooseUnit(s: LState, options: readonly Plain[]): Thought {
  const weighed = options.map((one) => {
    const unit = findUnitOf(s, one)
    return unit === undefined ? null : urgencyOf(s, unit)
  })
  const worth = (one: Plain) => {
    const found = weighed[options.indexOf(one)]
    return found == null ? (one === 'draw' ? -1 : -2) : found.harm + found.press
  }
  const answer = best(options, worth)
  const found = answer === null ? null : weighed[options.indexOf(answer)]
  return {
    answer,
    reasons: () =>
      found == null ? [] : found.press > found.harm ? pressedBecause() : harmedBecause(found.harm),
  }
}

export function chooseDefender(s: LState, id: string, options: readonly Plain[]): Thought {
  const unit = unitOf(s, id)
  const harm = (one: Plain) => {
    const enemy = findUnitOf(s, one)
    return enemy === undefined ? -1 : targetWorth(s, unit, enemy)
  }
  const answer = best(options, harm)
  const enemy = findUnitOf(s, answer)
  return {
    answer,
    reasons: () => (enemy === undefined ? [] : harmedBecause(harmTo(s, unit, enemy))),
  }
}

/** Which card of the hand: orders for those who need them, and to act first once there is somebody to shoot at. */
export function chooseCommand(s: LState, seat: Seat, options: readonly Plain[]): Plain | null {
  const own = unitsOfSide(s, seat).filter(({ minis }) => minis.length > 0)
  const fight = Math.min(1, own.filter((unit) => unit.deployed && bestHarm(s, unit) > 3).length / 3)
  return best(options, (card) => {
    const { pips, orders, weapons, commander, faction, battleForce } = commandCard(String(card))
    const count = (orders ?? []).reduce(
      (sum, one) => sum + (typeof one.count === 'number' ? one.count : own.length),
      0,
    )
    const special = commander !== undefined || faction !== undefined || battleForce !== undefined ? 2.5 : 0
    const shot = weapons === undefined ? 0 : 3 * fight
    return 2 * Math.min(count, own.length) + (1 + 3 * fight) * (4 - pips) * 0.8 + special + shot
  })
}

/** Blanks are rolled again, and what comes to nothing. */
export function worstDice(s: LState, { question }: Place<Legion>): readonly number[] {
  const dice = (part(question.about, 'dice') ?? []) as readonly string[]
  const unit = findUnitOf(s, part(question.about, 'unit') ?? '')
  const kind = part(question.about, 'kind')
  const { most } = part(question.space as Plain, 'some') as unknown as Some
  const isIdle = (face: string) => {
    if (face === 'blank') return true
    if (face !== 'surge' || unit === undefined || unit.tokens.surge > 0) return false
    const surges = surgesOf(s, unit)
    return kind === 'attack' ? surges.attack == null : surges.defence == null
  }
  const worst = dice.flatMap((face, at) => (isIdle(face) ? [at] : []))
  return worst
    .sort((a, b) => Number(dice[b] === 'blank') - Number(dice[a] === 'blank'))
    .slice(0, most)
    .sort((a, b) => a - b)
}

/** Orders go to those who have most to do. */
export function orders(s: LState, seat: Seat, { question, refuse }: Place<Legion>, mind: Mind): Plain {
  const { from, most } = part(question.space as Plain, 'some') as unknown as { from: string[]; most: number }
  const plan = planOf(s, seat, mind)
  const worth = (id: string) => {
    const unit = findUnitOf(s, id)
    if (unit === undefined) return -1
    const { harm, press } = urgencyOf(s, unit)
    return harm + press + 0.1 * (plan.get(id)?.worth ?? 0) + 0.01 * unit.points
  }
  const sorted = from
    .map((id) => ({ id, worth: worth(id) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ id }) => id)
  return someAllowed(sorted, most, (ids) => from.filter((id) => ids.includes(id)), refuse)
}

/** So many of them, the first ones first, in the order in which they are to be named; some of them may not go together. */
export function someAllowed(
  sorted: readonly string[],
  most: number,
  named: (ids: readonly string[]) => readonly string[],
  refuse: (answer: Plain) => RuleId | null,
): Plain {
  const ways = combinations(sorted, most).map((ids) => [...named(ids)])
  return ways.find((ids) => refuse(ids) === null) ?? ways[0] ?? []
}

/** The ways to choose so many, at most a few hundred, those with the first ones first. */
function combinations(from: readonly string[], count: number): readonly (readonly string[])[] {
  if (count <= 0) return [[]]
  return from
    .flatMap((id, at) => combinations(from.slice(at + 1), count - 1).map((rest) => [id, ...rest]))
    .slice(0, 300)
}

/** How much a unit can take and how quick it is: whoever carries something should last. */
function sturdiness(s: LState, unit: Unit): number {
  const red = defenceDieOf(s, unit) === 'red' ? 1.6 : 1
  return woundsLeft(unit) * red - 0.02 * unit.points - (unit.rank === 'commander' ? 3 : 0)
}

/** Own units that last, or enemies that do not. */
export function someUnits(s: LState, seat: Seat, { question }: Place<Legion>): Plain | null {
  const space = part(question.space as Plain, 'some') as unknown as
    | { from: string[]; least: number; most: number }
    | undefined
  if (space === undefined || !space.from.every((id) => findUnitOf(s, id) !== undefined)) return null
  const { from, least, most } = space
  const worth = (id: string) => {
    const unit = unitOf(s, id)
    return unit.seat === seat ? sturdiness(s, unit) : -sturdiness(s, unit)
  }
  const chosen = [...from].sort((one, other) => worth(other) - worth(one)).slice(0, Math.max(least, most))
  return from.filter((id) => chosen.includes(id))
}

/** So many places are tried. */
const tries = 12

/** Where a unit is placed: the nearest to what it wants. */
export function placeForUnit(
  s: LState,
  place: Place<Legion>,
  id: string,
  mind: Mind,
  random: Random,
): Plain | null {
  const unit = findUnitOf(s, id)
  if (unit === undefined) return null
  const wants = wantsOf(s, unit, mind)
  return bestSample(place, random, (at) => drawOf(wants, at) - (isUp(s, unit, at) ? upThere : 0))
}

/** What it costs to be deployed on a roof where one gets down only by climbing, in points. */
const upThere = 30

function isUp(s: LState, unit: Unit, at: { readonly x: number; readonly y: number }): boolean {
  if (editionOf(s).climbing !== 'without') return false
  const there = placeAt(s, unit, { ...at, facing: 0 })
  return !('rule' in there) && there.on !== null
}

/** Whoever matters most is deployed last, when it is known where the others are. */
export function deployFirst(s: LState, options: readonly Plain[]): Plain | null {
  return best(options, (id) => -(findUnitOf(s, id)?.points ?? 0))
}

/** The weapon of a vehicle that would add most dice. */
export function worstWeapon(s: LState, id: string, options: readonly Plain[]): Plain | null {
  const unit = findUnitOf(s, id)
  if (unit === undefined) return null
  const dice = (name: Plain) =>
    Math.max(
      0,
      ...armsOf(unit).map(({ weapon }) =>
        weapon.name === name ? Object.values(weapon.dice ?? {}).reduce((sum, count) => sum + count, 0) : 0,
      ),
    )
  return best(options, dice)
}

/** Where a token is placed: nearer to one's own than to the enemy's, or a cart nearer to the enemy's home. */
export function placeForToken(s: LState, place: Place<Legion>, seat: Seat, random: Random): Plain | null {
  const space = part(place.question.space as Plain, 'place')
  const cart = part(space, 'zone') === 'cart'
  const token = s.table.objectives.find(({ id }) => id === part(space, 'token'))
  if (token?.kind === 'advantage') return placeForStrike(s, place, seat)
  const home = middleOf(s, otherSeat(seat))
  return bestSample(place, random, (at) => {
    if (cart) return home === null ? 0 : -wayTo(at, home)
    return nearness(s, otherSeat(seat), at) - nearness(s, seat, at)
  })
}

/** Where it hits most. */
function placeForStrike(s: LState, place: Place<Legion>, seat: Seat): Plain | null {
  const spots = enemiesOnField(s, seat).map((enemy) => {
    const { x, y } = leaderOf(enemy)
    return { at: { x, y }, worth: crowd(s, seat, { x, y }) }
  })
  for (const { at } of spots.sort((one, other) => other.worth - one.worth)) {
    for (const [dx, dy] of around) {
      const answer = { x: at.x + dx, y: at.y + dy }
      if (place.refuse(answer) === null) return answer
    }
  }
  return null
}

const around: readonly (readonly [number, number])[] = [0, 40, 80].flatMap((far): [number, number][] => [
  [far, 0],
  [-far, 0],
  [0, far],
  [0, -far],
])

function enemiesOnField(s: LState, seat: Seat): Unit[] {
  return unitsOfSide(s, otherSeat(seat)).filter(({ deployed, minis }) => deployed && minis.length > 0)
}

function middleOf(s: LState, seat: Seat): { x: number; y: number } | null {
  const [rect] = territoryOf(s, seat)
  return rect === undefined ? null : { x: (rect.left + rect.right) / 2, y: (rect.bottom + rect.top) / 2 }
}

/** How far the nearest two units of a side are. */
function nearness(s: LState, seat: Seat, at: { x: number; y: number }): number {
  const ways = unitsOfSide(s, seat)
    .filter(({ deployed, minis }) => deployed && minis.length > 0)
    .map((unit) => wayTo(leaderOf(unit), at))
    .sort((a, b) => a - b)
  if (ways.length === 0) {
    const home = middleOf(s, seat)
    return home === null ? 0 : wayTo(home, at)
  }
  return ((ways[0] ?? 0) + (ways[1] ?? ways[0] ?? 0)) / 2
}

function bestSample(
  place: Place<Legion>,
  random: Random,
  worth: (at: { x: number; y: number }) => number,
): Plain | null {
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (let count = 0; count < tries; count++) {
    const one = place.sample(random)
    if (!isMap(one) || typeof one.x !== 'number' || typeof one.y !== 'number') return one
    const value = worth({ x: one.x, y: one.y })
    if (value > most) [found, most] = [one, value]
  }
  return found
}
