import { battleCards, commandCards, unitCards, upgradeCards } from '../data/2024/index.ts'
import type { BattleCard, CommandCard, UnitCard, UpgradeCard } from '../data/types.ts'

/** The cards by their ids. */

const units = new Map(unitCards.map((card) => [card.id, card]))
const upgrades = new Map(upgradeCards.map((card) => [card.id, card]))
const commands = new Map(commandCards.map((card) => [card.id, card]))
const battles = new Map(battleCards.map((card) => [card.id, card]))

export function unitCard(id: string): UnitCard {
  return known(units, id)
}

export function upgradeCard(id: string): UpgradeCard {
  return known(upgrades, id)
}

export function commandCard(id: string): CommandCard {
  return known(commands, id)
}

export function battleCard(id: string): BattleCard {
  return known(battles, id)
}

export function findUnit(id: string): UnitCard | undefined {
  return units.get(id)
}

export function findUpgrade(id: string): UpgradeCard | undefined {
  return upgrades.get(id)
}

export function findCommand(id: string): CommandCard | undefined {
  return commands.get(id)
}

export function findBattle(id: string): BattleCard | undefined {
  return battles.get(id)
}

function known<T>(cards: ReadonlyMap<string, T>, id: string): T {
  const card = cards.get(id)
  if (card === undefined) throw new Error(`no card ${id}`)
  return card
}
