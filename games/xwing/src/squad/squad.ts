import type { SquadFaction, UpgradeCard } from '../../data/types.ts'
import { findPilot, findUpgrades } from './cards.ts'

export type { SquadFaction } from '../../data/types.ts'

/** A squad as a player writes it down: plain data, legal or not. */
export interface Squad {
  readonly name: string
  readonly faction: SquadFaction
  readonly ships: readonly SquadShip[]
}

export interface SquadShip {
  /** The id of its pilot card. */
  readonly pilot: string
  /** The ids of its upgrade cards. A dual card is named by one of its sides. */
  readonly upgrades: readonly string[]
}

/** Squad points of a whole squad. Cards that do not exist cost nothing. */
export function pointsOf(squad: Squad): number {
  return squad.ships.reduce((sum, ship) => sum + pointsOfShip(ship), 0)
}

/** Squad points of a ship with its upgrades; a negative cost lowers them (XW-BUILD-010). */
export function pointsOfShip(ship: SquadShip): number {
  const equipped = findUpgrades(ship.upgrades)
  const pilot = findPilot(ship.pilot)?.points ?? 0
  return equipped.reduce((sum, card) => sum + costOf(card, equipped), pilot)
}

/** What an upgrade costs beside the cards that it is equipped with. */
export function costOf(card: UpgradeCard, equipped: readonly UpgradeCard[]): number {
  let cost = card.points
  for (const { grants } of equipped) {
    const cut = grants?.costReduction
    if (cut === undefined || (cut.slots !== 'all' && !cut.slots.includes(card.slot))) continue
    // The floor keeps a reduction from paying out; it does not raise what is below it already.
    if (cost > cut.min) cost = Math.max(cut.min, cost - cut.by)
  }
  return cost
}
