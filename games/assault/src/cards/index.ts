import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { skirmishFigures } from '../army/cards.ts'
import type { ACard } from '../vocabulary/card.ts'
import { commands } from './commands/index.ts'
import { conditions } from './conditions.ts'
import { figures } from './figures/index.ts'
import { missions } from './missions/index.ts'
import { upgrades } from './upgrades/index.ts'

/** Every card, condition, mission and lasting effect of the game. */
export const cards: readonly ACard[] = [...conditions, ...figures, ...upgrades, ...commands, ...missions]

const ids: ReadonlySet<string> = new Set(cards.map((card) => card.id))

/** Is this deployment or command card offered in army building? Only those that do all they say. */
export function isOffered(id: string): boolean {
  return ids.has(`deployment:${id}`) || ids.has(`command:${id}`)
}

export function cardCount(): { known: number; implemented: number } {
  const known = [...skirmishFigures, ...upgradeCards, ...commandCards]
  return { known: known.length, implemented: known.filter((card) => isOffered(card.id)).length }
}
