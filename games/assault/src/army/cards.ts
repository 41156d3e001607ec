import { commandCards } from '../../data/commands.ts'
import { figureCards } from '../../data/deployment.ts'
import type { Affiliation, CommandCard, FigureCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'

/** Cards by id. Armies come from files: an id may be any string, and what is not there is undefined. */

export const affiliations: readonly Affiliation[] = ['rebel', 'imperial', 'mercenary']

/** The figures that a skirmish knows; cards of the campaign alone are none of them (IA-META-002). */
export const skirmishFigures: readonly FigureCard[] = figureCards.filter((card) =>
  card.modes.includes('skirmish'),
)

const figures: ReadonlyMap<string, FigureCard> = new Map(skirmishFigures.map((card) => [card.id, card]))
const upgrades: ReadonlyMap<string, UpgradeCard> = new Map(upgradeCards.map((card) => [card.id, card]))
const commands: ReadonlyMap<string, CommandCard> = new Map(commandCards.map((card) => [card.id, card]))

export function findFigure(id: string): FigureCard | undefined {
  return figures.get(id)
}

export function findUpgrade(id: string): UpgradeCard | undefined {
  return upgrades.get(id)
}

export function findCommand(id: string): CommandCard | undefined {
  return commands.get(id)
}
