import type { Seat } from '@sandtable/kernel'
import type { Point } from '@sandtable/plane'
import { editionNamed } from '../editions/index.ts'
import { isAgreed } from '../editions/terms.ts'
import { radiusOf } from '../geometry/bases.ts'
import { HALF, POI_RADIUS, SEGMENT, toolLength } from '../geometry/measures.ts'
import { contests } from '../mission/contesting.ts'
import { territoryOf } from '../mission/territory.ts'
import { heldToken, tokensOf } from '../scoring/phrases.ts'
import { type LState, type Objective, otherSeat, type Unit, type UnitId } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { isTrooper, leaderOf, unitsOfSide } from '../units.ts'
import { speedOf } from '../values.ts'
import type { Speed } from '../vocabulary/moves.ts'
import type { Mind } from './mind.ts'
import { pointsAt, stakesOf } from './stakes.ts'

/** Who goes for which token, so that not all run to the same one. */

/** Where a unit wants to be. */
export interface Goal extends Point {
  /** Near enough, in mm from its middle. */
  readonly near: number
  /** What being there is worth a round, in points of an army. */
  readonly worth: number
  readonly token: string | null
}

/** A victory point in points of an army: about what a side loses in a whole game by what it scores in it. */
export const perVictoryPoint = 45

/** End phases in which points are still to be had, this round's included; in a game without a last round it never gets late. */
export function roundsToScore(s: LState): number {
  const { rounds } = editionNamed(s.table.edition)
  if (isAgreed(s, 'unlimited rounds')) return rounds
  return Math.max(0, rounds - Math.max(2, s.table.round) + 1)
}

/** How far a unit gets in an activation in which it does nothing else. */
export function strideOf(s: LState, unit: Unit): number {
  const speed = Math.max(1, Math.min(3, speedOf(s, unit))) as Speed
  return 2 * (toolLength[speed] + 2 * radiusOf(unit))
}

export function wayTo(one: Point, other: Point): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
}

/** Where it stands, or where it will come in. */
function placeOf(s: LState, unit: Unit): Point {
  if (unit.deployed) return leaderOf(unit)
  const [rect] = territoryOf(s, unit.seat)
  const { width, height } = battlefieldOf(s.table.map)
  return rect === undefined
    ? { x: width / 2, y: height / 2 }
    : { x: (rect.left + rect.right) / 2, y: (rect.bottom + rect.top) / 2 }
}

function nearOf(token: Objective): number {
  return token.kind === 'poi' ? HALF + POI_RADIUS : HALF + 10
}

/** Every unit of a side with the token that it goes for; none where nothing is to be had. */
export function planOf(s: LState, seat: Seat, { duty }: Mind): ReadonlyMap<UnitId, Goal> {
  const stakes = stakesOf(s, seat)
  const rounds = roundsToScore(s)
  const found = new Map<UnitId, Goal>()
  if (stakes.length === 0 || rounds === 0 || duty === 0) return found
  const tokens = stakes.map((stake) => ({
    stake,
    friends: 0,
    enemies: expected(s, otherSeat(seat), stake.token),
  }))
  const free = new Map(
    unitsOfSide(s, seat).flatMap((unit) =>
      isMeant(s, unit) ? [[unit, { at: placeOf(s, unit), stride: strideOf(s, unit) }] as const] : [],
    ),
  )
  while (free.size > 0) {
    let best: { unit: Unit; of: (typeof tokens)[number]; gain: number; whole: number } | null = null
    for (const [unit, { at, stride }] of free) {
      for (const one of tokens) {
        const { stake, friends, enemies } = one
        const gain = pointsAt(stake, friends + 1, enemies) - pointsAt(stake, friends, enemies)
        if (gain <= 0.02 || !mayUse(unit, stake.token)) continue
        const way = Math.max(0, wayTo(at, stake.token) - nearOf(stake.token))
        const whole = gain * Math.max(0, rounds - lateness(unit, way / stride))
        if (whole > 0 && (best === null || whole > best.whole)) best = { unit, of: one, gain, whole }
      }
    }
    if (best === null) break
    const { unit, of, gain } = best
    const { token } = of.stake
    free.delete(unit)
    of.friends += 1
    const { x, y, id } = token
    found.set(unit.id, { x, y, near: nearOf(token) - 8, worth: duty * gain * perVictoryPoint, token: id })
  }
  return found
}

/** Rounds that are lost on a way of so many activations; who has acted goes on in the next one. */
export function lateness({ order }: Unit, activations: number): number {
  return activations + (order === 'down' && activations > 0 ? 1 : 0)
}

/** Tokens of secondary objectives ask for hands. */
function mayUse(unit: Unit, token: Objective): boolean {
  return token.kind === 'poi' || isTrooper(unit)
}

/** Whoever carries something has an errand of its own. */
function isMeant(s: LState, unit: Unit): boolean {
  return unit.minis.length > 0 && errandOf(s, unit) === null
}

/** Enemies at a token, and those who may come there with their next activation. */
function expected(s: LState, seat: Seat, token: Objective): number {
  let sum = 0
  for (const unit of unitsOfSide(s, seat)) {
    if (!unit.deployed) continue
    if (contests(s, unit, token)) sum += 1
    else if (wayTo(leaderOf(unit), token) - nearOf(token) < strideOf(s, unit)) sum += 0.35
  }
  return sum
}

/** What a unit is to do with the token that it carries, or with one that lies there to be picked up. */
export function errandOf(s: LState, unit: Unit): Goal | null {
  const goal = (token: Objective | undefined, near: number, points: number): Goal | null =>
    token === undefined
      ? null
      : { x: token.x, y: token.y, near, worth: points * perVictoryPoint, token: token.id }
  if (unit.holds.length === 0) return null
  if (heldToken(s, unit, 'Bomb') !== undefined) {
    const base = tokensOf(s, 'Base').find((one) => one.seat !== unit.seat)
    return goal(base, HALF + POI_RADIUS - 8, 1.6)
  }
  if (heldToken(s, unit, 'Prisoner') !== undefined)
    return goal(tokensOf(s, 'Exchange')[0], SEGMENT + POI_RADIUS - 10, 1)
  if (heldToken(s, unit, 'Supply Cache') !== undefined)
    return goal(
      nearestOf(s, unit, ({ kind }) => kind === 'poi'),
      HALF + POI_RADIUS - 8,
      1.4,
    )
  return null
}

/** Something that lies about and gives points to whoever picks it up. */
export function findOf(s: LState, unit: Unit): Goal | null {
  if (!isTrooper(unit)) return null
  const isFree = (token: Objective) =>
    (token.name === 'Supply Cache' && heldToken(s, unit, 'Supply Cache') === undefined) ||
    (token.name === 'Prisoner' && (unit.rank === 'corps' || unit.rank === 'special')) ||
    (token.name === 'Bomb' && heldToken(s, unit, 'Bomb') === undefined) ||
    (token.name === 'Scanner' && token.seat === unit.seat && heldToken(s, unit, 'Scanner') === undefined)
  const token = nearestOf(s, unit, isFree)
  return token === undefined
    ? null
    : { x: token.x, y: token.y, near: HALF, worth: 0.6 * perVictoryPoint, token: token.id }
}

function nearestOf(s: LState, unit: Unit, fits: (token: Objective) => boolean): Objective | undefined {
  const at = placeOf(s, unit)
  return s.table.objectives
    .filter((token) => token.lies && fits(token))
    .sort((one, other) => wayTo(one, at) - wayTo(other, at))[0]
}
