import { cause, query } from '@sandtable/kernel'
import { placed } from './bases.ts'
import { rangeBetween } from './geometry/range.ts'
import { loseLock } from './holdings.ts'
import { type Ship, type ShipId, shipOf, type XState } from './state.ts'

/** `from`: the ship whose lock it is, if that is settled already. */
export function spendLock(s: XState, ship: Ship, target: ShipId, from?: ShipId): void {
  cause(s, 'spend lock', { ship: ship.id, target, ...(from !== undefined && { from }) })
}

/** The ships that it could lock now: enemies within the range of its lock (XW-TLOCK-001). */
export function lockTargets(s: XState, ship: Ship): readonly ShipId[] {
  const near: ShipId[] = []
  for (const other of s.table.ships) {
    if (other.inPlay && other.seat !== ship.seat && isInLockRange(s, ship, other)) near.push(other.id)
  }
  return query(s, 'lock targets', near, ship.id)
}

/** Could it lock this very ship, as an effect tells it to? Nobody draws such a lock to himself (XW-PIL-014). */
export function mayLock(s: XState, ship: Ship, target: ShipId): boolean {
  const other = shipOf(s, target)
  const enemy = other.inPlay && other.seat !== ship.seat
  return (enemy && isInLockRange(s, ship, other)) || lockTargets(s, ship).includes(target)
}

function isInLockRange(s: XState, ship: Ship, other: Ship): boolean {
  const [least, most] = query(s, 'lock range', [1, 3], ship.id)
  const range = rangeBetween(placed(ship), placed(other))
  return range >= least && range <= most
}

/** Older locks go where it may not hold more: those on other ships, and those on this one (XW-TLOCK-003). */
export function makeRoomForLock(s: XState, ship: Ship, target: ShipId): void {
  const others = ship.locks.filter((one) => one !== target)
  const same = ship.locks.filter((one) => one === target)
  const kept = query(s, 'lock limit', 1, ship.id) - 1
  const onOne = query(s, 'locks on one ship', 1, ship.id) - 1
  for (const old of others.slice(0, Math.max(0, others.length - kept))) loseLock(s, ship, old)
  for (const old of same.slice(0, Math.max(0, same.length - onOne))) loseLock(s, ship, old)
}
