import { query } from '@sandtable/kernel'
import { overlaps } from '@sandtable/plane'
import type { Weapon } from '../data/types.ts'
import { placed } from './bases.ts'
import { arcsOf, type NamedArc } from './geometry/arcs.ts'
import { baseAt, reach } from './geometry/base.ts'
import { mayReach, type Obstacle, obstacleAt } from './geometry/obstacles.ts'
import { clearestLine, isFarBeyond, lineOfAttack, type Measured } from './geometry/range.ts'
import { enemiesOf, type Ship, type ShipId, shipsInPlay, type Upgrade, type XState } from './state.ts'
import { touchedBy } from './touching.ts'
import { focusTokens, lockHolders, maySpend } from './usable-tokens.ts'
import { pilotCard, shipType, sizeOf, upgradeCard } from './values.ts'

/** A weapon and a target that may be attacked with it. */
export type Shot = { readonly weapon: 'primary' | number; readonly target: ShipId }

/** Every attack that a ship could declare now. */
export function shots(s: XState, ship: Ship): Shot[] {
  return findShots(s, ship, false)
}

/** Could it declare any attack now? */
export function hasShot(s: XState, ship: Ship): boolean {
  return findShots(s, ship, true).length > 0
}

function findShots(s: XState, ship: Ship, oneWillDo: boolean): Shot[] {
  const found: Shot[] = []
  const from = placed(ship)
  const targets = targetsOf(s, ship)
  let mayAttack = false
  for (const weapon of weaponsOf(ship)) {
    const [, most] = weaponRange(s, ship, weapon)
    for (const target of targets) {
      if (isFarBeyond(from, placed(target), most)) continue
      // Asked only where there is something to shoot at, which is seldom.
      mayAttack ||= refuseAttacking(s, ship) === null
      if (!mayAttack) return found
      if (refuseShot(s, ship, weapon, target) !== null) continue
      found.push({ weapon, target: target.id })
      if (oneWillDo) return found
    }
  }
  return found
}

/** Least and greatest range of a weapon. */
function weaponRange(s: XState, ship: Ship, weapon: 'primary' | number): readonly [number, number] {
  const printed = cardOf(ship, weapon)?.range ?? shipType(ship.type).primaryRange
  return query(s, 'weapon range', printed, { attacker: ship.id, weapon })
}

export function weaponsOf(ship: Pick<Ship, 'upgrades'>): ('primary' | number)[] {
  const weapons: ('primary' | number)[] = ['primary']
  for (let at = 0; at < ship.upgrades.length; at++) if (cardOf(ship, at) !== null) weapons.push(at)
  return weapons
}

/** Those of its weapons that fire all round now: they measure base to base, arc or not (XW-RANGE-003). */
export function weaponsAllRound(s: XState, ship: Ship): ('primary' | number)[] {
  return weaponsOf(ship).filter((weapon) =>
    query(s, 'fires all round', firesAllRound(ship, weapon), { attacker: ship.id, weapon }),
  )
}

/** The rule that keeps a ship from attacking at all (XW-CMBT-005). */
export function refuseAttacking(s: XState, ship: Ship): string | null {
  if (ship.tokens.cloak > 0) return 'XW-CLOAK-001'
  const any = { attacker: ship.id, weapon: null, target: null }
  if (ship.tokens.disabled > 0 && !query(s, 'fires while disabled', false, any)) return 'XW-SLAM-002'
  if (isOnAsteroid(s, ship) && !query(s, 'attacks over obstacles', false, ship.id)) return 'XW-OBST-003'
  return query(s, 'attack forbidden', null, ship.id)
}

/** The obstacles that its base overlaps where it stands. */
export function obstaclesUnder(s: XState, ship: Ship): Obstacle[] {
  const size = sizeOf(ship)
  const { x, y } = ship.pose
  return s.table.obstacles.filter(
    (one) => mayReach(one, x, y, reach(size)) && overlaps(baseAt(ship.pose, size), obstacleAt(one)),
  )
}

function isOnAsteroid(s: XState, ship: Ship): boolean {
  return obstaclesUnder(s, ship).some((one) => one.kind === 'asteroid')
}

/** Has it an opportunity to attack in the Combat phase at all, with a target or without (XW-DECKB-015)? */
export function hasOpportunity(s: XState, ship: Ship): boolean {
  const disabled =
    ship.tokens.disabled > 0 &&
    !query(s, 'fires while disabled', false, { attacker: ship.id, weapon: null, target: null })
  return !disabled && (!isOnAsteroid(s, ship) || query(s, 'attacks over obstacles', false, ship.id))
}

/** The ships that it may attack at all: enemies, unless a card lets it attack others. */
function targetsOf(s: XState, ship: Ship): Ship[] {
  if (!query(s, 'attacks allies', false, ship.id)) return enemiesOf(s, ship)
  return shipsInPlay(s).filter((other) => other !== ship)
}

/** Could it use an opportunity to attack that an effect gives it? A blinded pilot may, to recover (XW-DECKB-016). */
export function canUseOpportunity(s: XState, ship: Ship, allowed: readonly Shot[]): boolean {
  return allowed.length > 0 || recoversByOpportunity(s, ship)
}

/** Would a Blinded Pilot of the second core set be turned down by any opportunity to attack that it has? */
export function recoversByOpportunity(s: XState, ship: Ship): boolean {
  const isBlinded = ship.damage.some(({ card, faceUp }) => faceUp && card === 'tfa-blindedpilot')
  return isBlinded && ship.inPlay && hasOpportunity(s, ship)
}

/** The rule that keeps it from this attack. */
export function refuseShot(s: XState, ship: Ship, weapon: 'primary' | number, target: Ship): string | null {
  if (target.seat === ship.seat && !targetsOf(s, ship).includes(target)) return 'XW-CMBT-003'
  if (
    touchedBy(s, ship).includes(target.id) &&
    !query(s, 'attacks touching', false, { attacker: ship.id, target: target.id })
  )
    return 'XW-OVLP-004'
  const card = cardOf(ship, weapon)
  if (weapon !== 'primary' && card === null) return 'XW-ATK-003'
  const shot = { attacker: ship.id, weapon, target: target.id }
  if (ship.tokens.disabled > 0 && !query(s, 'fires while disabled', false, shot)) return 'XW-SLAM-002'
  if (card?.requires === 'target-lock' && locksFor(s, ship, target.id).length === 0) return 'XW-ATK-004'
  if (card?.spends === 'target-lock' && lockPrices(s, ship, target.id).length === 0) return 'XW-ATK-004'
  if (card?.requires === 'focus' && focusTokens(s, ship, true) === 0) return 'XW-ATK-004'
  if (card?.spends === 'focus' && !maySpend(s, ship, 'focus', true)) return 'XW-ATK-004'
  const measured = measure(s, ship, weapon, target)
  if (measured === null) return 'XW-ARC-002'
  const [least, most] = weaponRange(s, ship, weapon)
  if (measured.range < least || measured.range > most) return 'XW-ATK-001'
  return query(s, 'shot forbidden', null, shot)
}

/** Its own lock on a target, and what may stand in for it. */
function locksFor(s: XState, ship: Ship, target: ShipId): string[] {
  const locks = lockHolders(s, ship, target, true).map((id) => (id === ship.id ? 'lock' : id))
  return [...new Set([...locks, ...query(s, 'lock stand-ins', [], { attacker: ship.id, target })])]
}

/** What it may spend where its weapon asks for a lock. */
export function lockPrices(s: XState, ship: Ship, target: ShipId): readonly string[] {
  return locksFor(s, ship, target).filter((price) => price !== 'focus' || maySpend(s, ship, 'focus', true))
}

/** The card of a secondary weapon, in play or discarded. */
export function weaponAt(ship: Pick<Ship, 'upgrades'>, weapon: 'primary' | number): Upgrade | undefined {
  return weapon === 'primary' ? undefined : ship.upgrades[weapon]
}

export function cardOf(ship: Pick<Ship, 'upgrades'>, weapon: 'primary' | number): Weapon | null {
  const upgrade = weaponAt(ship, weapon)
  return upgrade?.faceUp ? (upgradeCard(upgrade.card).weapon ?? null) : null
}

/** Range and line of this attack; null: the target is in no arc that the weapon can use. */
export function measure(s: XState, ship: Ship, weapon: 'primary' | number, target: Ship): Measured | null {
  const [from, to] = [placed(ship), placed(target)]
  if (query(s, 'fires all round', firesAllRound(ship, weapon), { attacker: ship.id, weapon }))
    return lineOfAttack(from, to, null)
  let best: Measured | null = null
  const special = query(s, 'primary uses the special arc', false, ship.id)
  for (const { arc } of usableArcs(ship, weapon, special)) {
    const measured = lineOfAttack(from, to, arc)
    if (measured !== null && (best === null || measured.distance < best.distance)) best = measured
  }
  return best
}

/** A ship as far as its weapons and arcs are concerned. */
export type Armed = Pick<Ship, 'pilot' | 'type' | 'pose' | 'mobile' | 'upgrades'>

function firesAllRound(ship: Armed, weapon: 'primary' | number): boolean {
  if (weapon === 'primary') return shipType(ship.type).turretPrimary
  const slot = upgradeCard(ship.upgrades[weapon]?.card ?? '').slot
  return cardOf(ship, weapon)?.arc === 'any' || pilotCard(ship.pilot).weaponArcs?.[slot] === 'any'
}

/** The primary weapon may use the auxiliary and the mobile arc, others only the front (XW-ARC-004, -006). */
export function usableArcs(ship: Armed, weapon: 'primary' | number, special = false): NamedArc[] {
  const { arcs } = shipType(ship.type)
  const all = arcsOf(arcs, ship.pose, sizeOf(ship), ship.mobile)
  if (weapon === 'primary')
    return all.filter(({ name }) => (special || name !== 'special-rear') && name !== 'bullseye')
  const { slot } = upgradeCard(ship.upgrades[weapon]?.card ?? '')
  const other = pilotCard(ship.pilot).weaponArcs?.[slot]
  return all.filter(
    ({ name }) => name === 'front' || name === other || (name === 'special-rear' && slot === 'torpedo'),
  )
}

/** Is the line of attack obstructed? Of several shortest lines the attacker takes a free one (XW-RANGE-011). */
export function isObstructed(s: XState, measured: Measured, attacker: ShipId, target: ShipId): boolean {
  const bases = shipsInPlay(s)
    .filter(({ id }) => id !== attacker && id !== target)
    .filter(({ id }) => query(s, 'base obstructs', false, { ship: id, attacker }))
    .map((ship) => baseAt(ship.pose, sizeOf(ship)))
  return clearestLine(measured, s.table.obstacles, bases).by.length > 0
}
