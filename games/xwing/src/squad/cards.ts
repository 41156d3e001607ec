import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { shipTypes } from '../../data/ships.ts'
import type { PilotCard, ShipType, SquadFaction, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'

/** Cards by id. Squads come from files: an id may be any string, and what is not there is undefined. */

const pilots: ReadonlyMap<string, PilotCard> = new Map(
  [...pilotCards, ...deployedPilots].map((card) => [card.id, card]),
)
const upgrades: ReadonlyMap<string, UpgradeCard> = new Map(upgradeCards.map((card) => [card.id, card]))
const types: ReadonlyMap<string, ShipType> = new Map(shipTypes.map((type) => [type.id, type]))

export const squadFactions: readonly SquadFaction[] = ['rebel', 'imperial', 'scum']

export function findPilot(id: string): PilotCard | undefined {
  return pilots.get(id)
}

/** Is it a ship card that no squad has: another card brings it into play? */
export function isDeployed(id: string): boolean {
  return deployedPilots.some((card) => card.id === id)
}

export function findUpgrade(id: string): UpgradeCard | undefined {
  return upgrades.get(id)
}

export function findUpgrades(ids: readonly string[]): UpgradeCard[] {
  const found: UpgradeCard[] = []
  for (const id of ids) {
    const card = upgrades.get(id)
    if (card !== undefined) found.push(card)
  }
  return found
}

export function findShipType(id: string): ShipType | undefined {
  return types.get(id)
}

/** Both sides of a dual card are one card. */
export function sameCard(a: UpgradeCard, b: UpgradeCard): boolean {
  return a.xws === b.xws
}
