import { query } from '@sandtable/kernel'
import { overlaps } from '@sandtable/plane'
import type { Weapon } from '../data/types.ts'
import { placed } from './bases.ts'
import { arcsOf, type NamedArc } from './geometry/arcs.ts'
import { baseAt } from './geometry/base.ts'
import { obstacleAt } from './geometry/obstacles.ts'
import { lineOfAttack, type Measured, obstructedBy } from './geometry/range.ts'
import { enemiesOf, type Ship, type ShipId, type XState } from './state.ts'
import { pilotCard, shipType, sizeOf, upgradeCard } from './values.ts'

/** A weapon and a target that may be attacked with it. */
export type Shot = { readonly weapon: 'primary' | number; readonly target: ShipId }

/** Every attack that a ship could declare now. */
export function shots(s: XState, ship: Ship): Shot[] {
  if (refuseAttacking(s, ship) !== null) return []
  const found: Shot[] = []
  for (const weapon of weaponsOf(ship)) {
    for (const target of enemiesOf(s, ship)) {
      if (refuseShot(s, ship, weapon, target) === null) found.push({ weapon, target: target.id })
    }
  }
  return found
}

function weaponsOf(ship: Ship): ('primary' | number)[] {
  const weapons: ('primary' | number)[] = ['primary']
  for (const [at, upgrade] of ship.upgrades.entries()) {
    if (upgrade.faceUp && upgradeCard(upgrade.card).weapon !== undefined) weapons.push(at)
  }
  return weapons
}

/** The rule that keeps a ship from attacking at all (XW-CMBT-005). */
export function refuseAttacking(s: XState, ship: Ship): string | null {
  if (ship.tokens.cloak > 0) return 'XW-CLOAK-001'
  if (ship.tokens.disabled > 0) return 'XW-SLAM-002'
  const base = baseAt(ship.pose, sizeOf(ship))
  const onAsteroid = s.table.obstacles.some(
    (one) => one.kind === 'asteroid' && overlaps(base, obstacleAt(one)),
  )
  if (onAsteroid) return 'XW-OBST-003'
  return query(s, 'attack forbidden', null, ship.id)
}

/** The rule that keeps it from this attack. */
export function refuseShot(s: XState, ship: Ship, weapon: 'primary' | number, target: Ship): string | null {
  if (target.seat === ship.seat) return 'XW-CMBT-003'
  if (ship.touching.includes(target.id)) return 'XW-OVLP-004'
  const card = cardOf(ship, weapon)
  if (weapon !== 'primary' && card === null) return 'XW-ATK-003'
  if (card?.requires === 'target-lock' && !ship.locks.includes(target.id)) return 'XW-ATK-004'
  if (card?.requires === 'focus' && ship.tokens.focus === 0) return 'XW-ATK-004'
  const measured = measure(s, ship, weapon, target)
  if (measured === null) return 'XW-ARC-002'
  const about = { attacker: ship.id, weapon }
  const [least, most] = query(s, 'weapon range', card?.range ?? shipType(ship.type).primaryRange, about)
  if (measured.range < least || measured.range > most) return 'XW-ATK-001'
  return query(s, 'shot forbidden', null, { ...about, target: target.id })
}

export function cardOf(ship: Ship, weapon: 'primary' | number): Weapon | null {
  const upgrade = weapon === 'primary' ? undefined : ship.upgrades[weapon]
  return upgrade?.faceUp ? (upgradeCard(upgrade.card).weapon ?? null) : null
}

/** Range and line of this attack; null: the target is in no arc that the weapon can use. */
export function measure(s: XState, ship: Ship, weapon: 'primary' | number, target: Ship): Measured | null {
  const [from, to] = [placed(ship), placed(target)]
  if (query(s, 'fires all round', firesAllRound(ship, weapon), { attacker: ship.id, weapon }))
    return lineOfAttack(from, to, null)
  let best: Measured | null = null
  for (const { arc } of usableArcs(ship, weapon)) {
    const measured = lineOfAttack(from, to, arc)
    if (measured !== null && (best === null || measured.distance < best.distance)) best = measured
  }
  return best
}

function firesAllRound(ship: Ship, weapon: 'primary' | number): boolean {
  if (weapon === 'primary') return shipType(ship.type).turretPrimary
  const slot = upgradeCard(ship.upgrades[weapon]?.card ?? '').slot
  return cardOf(ship, weapon)?.arc === 'any' || pilotCard(ship.pilot).weaponArcs?.[slot] === 'any'
}

/** The primary weapon may use the auxiliary and the mobile arc, others only the front (XW-ARC-004, -006). */
function usableArcs(ship: Ship, weapon: 'primary' | number): NamedArc[] {
  const { arcs } = shipType(ship.type)
  const all = arcsOf(arcs, ship.pose, sizeOf(ship), ship.mobile)
  if (weapon === 'primary') return all.filter(({ name }) => name !== 'special-rear' && name !== 'bullseye')
  const { slot } = upgradeCard(ship.upgrades[weapon]?.card ?? '')
  const other = pilotCard(ship.pilot).weaponArcs?.[slot]
  return all.filter(
    ({ name }) => name === 'front' || name === other || (name === 'special-rear' && slot === 'torpedo'),
  )
}

/** Is the line of attack obstructed? Of several shortest lines the attacker takes the free one (XW-RANGE-011). */
export function isObstructed(s: XState, measured: Measured): boolean {
  if (obstructedBy(measured.line, s.table.obstacles).length === 0) return false
  return measured.other === null || obstructedBy(measured.other, s.table.obstacles).length > 0
}
