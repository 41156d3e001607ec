import type { Pose } from '@sandtable/plane'
import { arcsOf, isShipInArc } from '../geometry/arcs.ts'
import { rangeBetween } from '../geometry/range.ts'
import { expected } from '../odds/dice-odds.ts'
import { shipType } from '../values.ts'
import type { SeenShip } from './seen.ts'

/** Could this ship, standing there, shoot at that one with its primary weapon? The range, or null. */
export function rangeOfShot(ship: SeenShip, at: Pose, target: SeenShip, there: Pose): number | null {
  const dx = at.x - there.x
  const dy = at.y - there.y
  // Farther apart than range 3 and both bases: nothing to measure.
  if (dx * dx + dy * dy > 430 * 430) return null
  const aimed = { pose: there, size: target.size }
  const range = rangeBetween({ pose: at, size: ship.size }, aimed)
  if (range > 3) return null
  const { arcs, turretPrimary } = shipType(ship.type)
  if (turretPrimary) return range
  const hit = arcsOf(arcs, at, ship.size, ship.mobile).some(
    ({ name, arc }) => name !== 'special-rear' && name !== 'bullseye' && isShipInArc(arc, aimed),
  )
  return hit ? range : null
}

/** Damage that this ship would do to that one at a range, both with a focus token as a rule. */
export function threat(ship: SeenShip, target: SeenShip, range: number): number {
  const attack = {
    dice: ship.attack + (range === 1 ? 1 : 0),
    focus: true,
    lock: ship.locks.includes(target.id),
  }
  const defense = {
    dice: target.agility + (range === 3 ? 1 : 0),
    focus: target.tokens.focus > 0,
    evade: target.tokens.evade > 0,
  }
  const key = `${attack.dice}${attack.lock}${defense.dice}${defense.focus}${defense.evade}`
  const known = threats.get(key)
  if (known !== undefined) return known
  const value = expected({ attack, defense })
  threats.set(key, value)
  return value
}

// The same few numbers come again and again; what they come to never changes.
const threats = new Map<string, number>()

export function healthOf(ship: SeenShip): number {
  return Math.max(1, ship.hull + ship.shields - ship.damage)
}
