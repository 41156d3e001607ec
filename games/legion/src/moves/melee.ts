import { circle, contactSpots, type Point } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { baseOf, isOblong, radiusOf } from '../geometry/bases.ts'
import { inContact, meleeEnemies } from '../geometry/melee.ts'
import type { LState, Mini, Place, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { enemiesOf, leaderOf, unitOf, unitsOn } from '../units.ts'
import type { Fight } from '../vocabulary/attacks.ts'
import { besideFriends, oneAt, outOfCohesion, placeAt, putAt } from './cohesion.ts'
import { touchedEnemies } from './ending.ts'
import { everywhere, otherBases, tokensToAvoid } from './ground.ts'

/**
 * A leader that moved into contact starts a melee: its own others are placed in contact, then the enemy's leader, then the
 * enemy's others (LG2-MELEE-004 to -008). Each at the nearest spot there is, always the same for the same state.
 */
export function closeIn(s: LState, unit: Unit): void {
  const [enemy] = touchedEnemies(s, unit, leaderOf(unit))
  if (enemy === undefined) return
  for (const mini of unit.minis.slice(1)) placeInContact(s, unit, mini, enemy)
  // The enemy does so of itself then (LG1-MELB-016).
  if (editionOf(s).closesUp === 'whenever') return
  // Whoever fights another unit already stays where it is (LG2-MELEE-007).
  const foes = enemiesOf(s, enemy)
  const [leader, ...others] = enemy.minis
  if (leader !== undefined && !isInTouch(s, enemy, leader, foes)) placeInContact(s, enemy, leader, unit)
  for (const mini of others) {
    const stays = isInTouch(s, enemy, mini, foes) && outOfCohesion(s, enemy, leaderOf(enemy), mini) === null
    if (!stays) placeInContact(s, enemy, mini, unit)
  }
}

function touchesUnit(s: LState, unit: Unit, mini: Mini, other: Unit): boolean {
  return other.minis.some((one) => inContact(s, unit, mini, other, one))
}

/**
 * Puts a miniature into contact with the other unit, in cohesion; where it cannot, it stays in cohesion alone. What stands
 * on an oblong base stays where it is: those around it come to it.
 */
function placeInContact(s: LState, unit: Unit, mini: Mini, other: Unit): void {
  if (isOblong(unit)) return
  const leader = leaderOf(unit)
  const bases = unit.minis.flatMap((one) => (one === mini ? [] : [baseOf(unit, one)]))
  const shapes = [
    ...otherBases(s, unit, everywhere),
    ...besideFriends(s, unit, everywhere),
    ...bases,
    ...tokensToAvoid(s),
  ]
  const targets = other.minis.map((one) => baseOf(other, one))
  const { width, height, outline } = battlefieldOf(s.table.map)
  const zone = { about: circle(mini.x, mini.y, width + height), inside: outline }
  for (const { at } of contactSpots(mini, radiusOf(unit), targets, zone, shapes)) {
    const place = fit(s, unit, leader, mini, at, other)
    if (place === null) continue
    putAt(mini, place)
    return
  }
  if (outOfCohesion(s, unit, leader, mini) !== null) putAt(mini, oneAt(s, unit, mini))
}

/** May it stand here: on its feet, in cohesion, and in contact with no other enemy unit (LG2-MELEE-009)? */
function fit(s: LState, unit: Unit, leader: Mini, mini: Mini, at: Point, other: Unit): Place | null {
  const place = placeAt(s, unit, { x: at.x, y: at.y, facing: leader.facing })
  if ('rule' in place) return null
  if (mini !== leader && outOfCohesion(s, unit, leader, place) !== null) return null
  const standing = { ...mini, ...place }
  const touched = enemiesOf(s, unit).filter((enemy) => touchesUnit(s, unit, standing, enemy))
  return touched.length === 1 && touched[0] === other ? place : null
}

/** All units in melee with their enemies, those of the attacker's side first, and how many each of them is. */
export function fightsNow(s: LState, attacker: Unit): Fight[] {
  const inOrder = unitsOn(s).sort(
    (a, b) => Number(b.seat === attacker.seat) - Number(a.seat === attacker.seat),
  )
  return inOrder.flatMap((unit) => {
    const enemies = meleeEnemies(s, unit).map(({ id }) => id)
    return enemies.length === 0 ? [] : [{ unit: unit.id, enemies, minis: unit.minis.length }]
  })
}

/**
 * After an attack in which a miniature in melee was defeated, both sides close up, the attacker's first: leaders that lost
 * contact, then others that lost it or their cohesion, with the units they fought before (LG2-MELEE-022 to -026). Where
 * nobody fell nobody moves.
 */
export function closeUp(s: LState, fights: readonly Fight[]): void {
  const lost = fights
    .filter(({ unit, minis }) => unitOf(s, unit).minis.length < minis)
    .map(({ unit }) => unit)
  const closing = fights
    .filter(({ unit, enemies }) => [unit, ...enemies].some((one) => lost.includes(one)))
    .map(({ unit, enemies }) => ({
      unit: unitOf(s, unit),
      foes: enemies.map((enemy) => unitOf(s, enemy)),
    }))
    .filter(({ unit }) => unit.minis.length > 0)
  for (const seat of new Set(closing.map(({ unit }) => unit.seat)))
    closeUpSide(
      s,
      closing.filter(({ unit }) => unit.seat === seat),
    )
}

/** All leaders of a side, then all of it (LG2-MELEE-023, -024). */
function closeUpSide(s: LState, closing: readonly Closing[]): void {
  const before = closing.map(({ unit }) => unit.minis.map((mini) => ({ ...mini })))
  for (const { unit, foes } of closing)
    if (!isInTouch(s, unit, leaderOf(unit), foes)) placeAmong(s, unit, leaderOf(unit), foes)
  for (const [number, { unit, foes }] of closing.entries()) {
    for (const mini of unit.minis) {
      const stays = isInTouch(s, unit, mini, foes) && outOfCohesion(s, unit, leaderOf(unit), mini) === null
      if (!stays) placeAmong(s, unit, mini, foes)
    }
    // Where nobody finds contact nobody moves (LG2-MELEE-026).
    if (unit.minis.some((mini) => isInTouch(s, unit, mini, foes))) continue
    for (const [at, place] of (before[number] ?? []).entries()) putAt(unit.minis[at] as Mini, place)
  }
}

/** A unit that closes up, and the enemies that it fought. */
interface Closing {
  readonly unit: Unit
  readonly foes: readonly Unit[]
}

export function isInTouch(s: LState, unit: Unit, mini: Mini, enemies: readonly Unit[]): boolean {
  return enemies.some((enemy) => touchesUnit(s, unit, mini, enemy))
}

/** Beside the nearest of several units that it can reach. */
export function placeAmong(s: LState, unit: Unit, mini: Mini, enemies: readonly Unit[]): void {
  for (const enemy of enemies) {
    placeInContact(s, unit, mini, enemy)
    if (touchesUnit(s, unit, mini, enemy)) return
  }
}
