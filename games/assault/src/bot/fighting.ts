import type { Plain, Seen } from '@sandtable/kernel'
import type { Condition, Effects } from '../../data/types.ts'
import { askedAbout } from '../asked-about.ts'
import { damageOf, newAttack, resultsOf, surgeAbilities } from '../attack.ts'
import { distanceBetween, spacesBetween, spacesOf } from '../board/board.ts'
import type { Target } from '../board/targets.ts'
import { faceNames } from '../dice.ts'
import { nextToSpace } from '../flow/attack.ts'
import { oddsOf } from '../odds/attack-odds.ts'
import { expectedDamage, type Odds } from '../odds/dice-odds.ts'
import {
  type AState,
  type Assault,
  type Die,
  type Figure,
  figureOf,
  isFigure,
  objectOf,
  type Tally,
} from '../state.ts'
import { healthOf } from '../values.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import type { DieSeen } from '../vocabulary/view.ts'
import { farFrom, goalsOf, openFloor } from './goals.ts'
import { harmOn } from './worth.ts'

/** The target that an attack harms most. */
export function chooseTarget(s: AState, attacker: string, options: readonly Plain[]): Plain {
  const figure = figureOf(s, attacker)
  const own = spacesOf(s, figure)
  let best: Plain = options[0] ?? 'none'
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    if (option === 'none') continue
    const { target, space } = option as unknown as Target
    const sign = isFigure(s, target) && figureOf(s, target).seat === figure.seat ? -1 : 1
    const worth = sign * harmOn(s, figure, { target, space, distance: spacesBetween(s, own, [space]) })
    if (worth <= most) continue
    best = option
    most = worth
  }
  return best
}

/** The attack under way, as far as the view shows it. */
export function attackSeen(s: AState, seen: Seen<Assault>): Attack | null {
  const crumb = seen.path.findLast(({ procedure }) => procedure === 'attack')
  if (crumb === undefined) return null
  const { attacker, target } = askedAbout(crumb)
  const isThere =
    isFigure(s, attacker) && (isFigure(s, target) || s.table.objects.some((one) => one.id === target))
  if (!isThere) return null
  const figure = figureOf(s, attacker)
  const spaces = isFigure(s, target) ? spacesOf(s, figureOf(s, target)) : objectOf(s, target).spaces
  const { dice } = seen.table
  return {
    ...newAttack(s, attacker),
    target,
    space: spaces[0] ?? 0,
    distance: spacesBetween(s, spacesOf(s, figure), spaces),
    attackDice: (dice?.attack ?? []).map(dieOf),
    defenceDice: (dice?.defence ?? []).map(dieOf),
    made: true,
  }
}

function dieOf({ colour, face }: DieSeen): Die {
  return { colour, face: Math.max(0, faceNames(colour).indexOf(face)), rerolled: false }
}

/** Which surge ability to buy next: the first of the set that does most together. */
export function chooseSurge(s: AState, v: Attack, surges: number, options: readonly Plain[]): Plain {
  const known = surgeAbilities(s, v)
  const offered = options.flatMap((key) => {
    if (key === 'done' || typeof key !== 'string') return []
    const { cost = 1, gives = null } = known.find((one) => one.key === key) ?? {}
    return [{ key, cost, gives }]
  })
  // What could be paid for and is not offered was bought before.
  const tally = resultsOf(s, v)
  for (const { key, cost, gives } of known) if (cost <= surges && !options.includes(key)) gain(tally, gives)
  let best: { keys: string[]; worth: number } = { keys: [], worth: worthOfTally(s, v, tally) }
  const extend = (from: number, left: number, keys: string[], now: Tally, extra: number): void => {
    for (let at = from; at < offered.length; at++) {
      const { key, cost, gives } = offered[at]!
      if (cost > left) continue
      const next = { ...now, conditions: [...now.conditions] }
      gain(next, gives ?? {})
      const more = extra + (gives === null || Object.keys(gives).length === 0 ? named : 0) + tokenWorth(gives)
      const worth = worthOfTally(s, v, next) + more
      if (worth > best.worth + 1e-9) best = { keys: [...keys, key], worth }
      extend(at + 1, left - cost, [...keys, key], next, more)
    }
  }
  extend(0, surges, [], tally, 0)
  return best.keys[0] ?? 'done'
}

/** What a named ability does is not known here; it does something. */
const named = 0.6

function tokenWorth(gives: Effects | null): number {
  return gives?.token === undefined ? 0 : 0.6
}

function gain(tally: Tally, gives: Effects): void {
  for (const symbol of ['accuracy', 'damage', 'block', 'pierce', 'blast', 'cleave', 'recover'] as const)
    tally[symbol] += gives[symbol] ?? 0
  tally.conditions.push(...(gives.conditions ?? []))
}

const conditionWorth: Readonly<Record<Condition, number>> = {
  stunned: 1.6,
  weakened: 0.9,
  bleeding: 0.8,
  focused: 1.2,
  hidden: 1,
}

/** What an attack with these results does, in damage. */
function worthOfTally(s: AState, v: Attack, tally: Tally): number {
  const attacker = figureOf(s, v.attacker)
  const recovered = 0.7 * Math.min(tally.recover, attacker.damage)
  const isShort = v.type === 'ranged' && tally.accuracy < Math.max(1, v.distance)
  const damage = isShort || tally.dodge > 0 ? 0 : damageOf(tally)
  if (damage === 0) return recovered
  const left = leftOf(s, v.target)
  const isDown = damage >= left
  let sum = recovered + Math.min(damage, left) + (isDown ? 2 : 0)
  for (const condition of new Set(tally.conditions))
    if (!isDown || condition === 'focused' || condition === 'hidden') sum += conditionWorth[condition]
  if (tally.blast > 0) sum += tally.blast * blastWorth(s, v)
  if (tally.cleave > 0) sum += 0.6 * tally.cleave
  return sum
}

export function leftOf(s: AState, target: string): number {
  if (!isFigure(s, target)) return (objectOf(s, target).health ?? 1) - objectOf(s, target).damage
  const figure = figureOf(s, target)
  return healthOf(s, figure) - figure.damage
}

/** Enemies next to the target, less friends. */
function blastWorth(s: AState, v: Attack): number {
  const { seat } = figureOf(s, v.attacker)
  const near = nextToSpace(s, v.space).filter((id) => id !== v.target && isFigure(s, id))
  return near.reduce((sum, id) => sum + (figureOf(s, id).seat === seat ? -1 : 1), 0)
}

/** Which dice to roll again: the set after which most, or least, damage is to be expected. */
export function chooseRerolls(s: AState, v: Attack, seat: string, options: readonly Plain[]): Plain {
  const sign = figureOf(s, v.attacker).seat === seat ? 1 : -1
  let best: Plain = options[0] ?? []
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const expected = sign * expectedDamage(rolledAgain(s, v, option as readonly number[]))
    // Rather fewer dice, where it makes no difference.
    if (expected <= most + 1e-9) continue
    best = option
    most = expected
  }
  return best
}

function rolledAgain(s: AState, v: Attack, places: readonly number[]): Odds {
  const count = v.attackDice.length
  const again = (at: number) => places.includes(at)
  const kept: Attack = {
    ...v,
    attackDice: v.attackDice.filter((_, at) => !again(at)),
    defenceDice: v.defenceDice.filter((_, at) => !again(count + at)),
  }
  return {
    ...oddsOf(s, kept),
    attack: v.attackDice.filter((_, at) => again(at)).map((die) => die.colour) as Odds['attack'],
    defence: v.defenceDice.filter((_, at) => again(count + at)).map((die) => die.colour) as Odds['defence'],
    tokens: { attacker: [], defender: [] },
  }
}

/** The power token that changes most. */
export function chooseToken(s: AState, v: Attack, isAttacker: boolean, options: readonly Plain[]): Plain {
  const odds = { ...oddsOf(s, v), tokens: { attacker: [], defender: [] } }
  const base = expectedDamage(odds)
  let best: Plain = 'none'
  let most = 0.15
  for (const token of options) {
    if (token === 'none') continue
    const kind = token as 'damage' | 'surge' | 'block' | 'evade'
    const bonus = { ...odds.bonus, [kind]: (odds.bonus[kind] ?? 0) + 1 }
    const gained = (isAttacker ? 1 : -1) * (expectedDamage({ ...odds, bonus }) - base)
    if (gained <= most) continue
    best = token
    most = gained
  }
  return best
}

/** The one next to the target that it hurts most to hurt. */
export function chooseCleave(s: AState, seat: string, amount: number, options: readonly Plain[]): Plain {
  const worth = (id: string) => {
    if (!isFigure(s, id)) return 0.5
    const figure = figureOf(s, id)
    const left = healthOf(s, figure) - figure.damage
    return (figure.seat === seat ? -1 : 1) * (amount >= left ? 3 : amount / left)
  }
  return bestOption(options, (option) => (option === 'none' ? 0 : worth(String(option))))
}

/**
 * Somebody or something is to be picked, for good or ill: of enemies the one nearest to its end, of friends the
 * readiest, of things the one nearest to what the mission scores.
 */
export function pickThing(s: AState, seat: string, options: readonly Plain[]): Plain {
  const names = options.filter((one) => typeof one === 'string')
  const figures = names.filter((one) => isFigure(s, one))
  if (figures.length > 0) return bestOption(figures, (id) => figureWorth(s, seat, figureOf(s, String(id))))
  const things = names.filter((one) => s.table.objects.some(({ id }) => id === one))
  if (things.length === 0) return options[0] ?? 'none'
  const floor = openFloor(s)
  const goals = goalsOf(s, seat)
  return bestOption(things, (id) => {
    const { spaces } = objectOf(s, String(id))
    return goals.reduce((sum, goal) => sum + goal.points / (1 + farFrom(floor, spaces, goal.spaces)), 0)
  })
}

function figureWorth(s: AState, seat: string, figure: Figure): number {
  const left = healthOf(s, figure) - figure.damage
  if (figure.seat !== seat) return 100 - left
  const foes = s.table.figures.filter((one) => one.stand !== null && one.seat !== seat)
  const far = foes.map((foe) => distanceBetween(s, figure, foe)).filter(Number.isFinite)
  return left - Math.min(20, ...far)
}

export function bestOption(options: readonly Plain[], worth: (option: Plain) => number): Plain {
  let best: Plain = options[0] ?? null
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = worth(option)
    if (value <= most) continue
    best = option
    most = value
  }
  return best
}
