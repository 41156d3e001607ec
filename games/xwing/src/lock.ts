import { tell } from '@sandtable/kernel'
import type { Ship, ShipId, XState } from './state.ts'

export function spendLock(s: XState, ship: Ship, target: ShipId): void {
  ship.locks = ship.locks.filter((one) => one !== target)
  tell(s, { type: 'lock spent', ship: ship.id, target })
}
