import { enter } from '@sandtable/kernel'
import type { Ship, ShipId, XState } from './state.ts'
import { upgradeCard } from './values.ts'
import type { Deploying } from './vocabulary/moves.ts'

/** The ship that is docked to this one. */
export function dockedTo(s: XState, carrier: ShipId): Ship | null {
  return s.table.ships.find((ship) => ship.docked === carrier) ?? null
}

export function deploying(ship: ShipId, forced: boolean): Deploying {
  return { ship, forced, guides: 'rear', maneuver: 0, moving: null }
}

/** Ships that start docked, and to which: the title of the carrier names the type and the title of the other. */
export function carrierOf(ship: Ship, ships: readonly Ship[]): ShipId | null {
  const carrier = ships.find(
    (one) =>
      one.seat === ship.seat &&
      one.upgrades.some(({ card }) => {
        const docks = upgradeCard(card).restrictions?.docks
        return docks?.ship === ship.type && ship.upgrades.some((own) => own.card === docks.title)
      }),
  )
  return carrier?.id ?? null
}

/** What a docked ship's title does for its carrier, as an effect of its own: its cards have no other (XW-DOCK-001). */
export function dock(s: XState, ship: Ship): void {
  for (const { card } of ship.upgrades) {
    if (ofDocked.has(card)) enter(s, { card: `docked:${card}`, seat: ship.seat, on: ship.docked })
  }
}

const ofDocked = new Set(['phantom', 'phantomii'])

export function isOfDocked(card: string): boolean {
  return card.startsWith('docked:')
}
