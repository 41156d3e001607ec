import { type Army, pointsOfDeck } from './army.ts'
import { findCommand, findUpgrade } from './cards.ts'
import { type Problem, say } from './problem.ts'
import { placed } from './roster.ts'
import { titleOf } from './titles.ts'

/** How many cards a command deck has (IA-BUILD-001), and what they may cost (IA-BUILD-002). */
export const deckSize = 15
const usualPoints = 15

/** What the command deck may cost, with what the army's upgrades say. */
export function mostDeckPoints({ deployments, upgrades }: Pick<Army, 'deployments' | 'upgrades'>): number {
  const cards = [...upgrades, ...deployments.flatMap((group) => group.attachments)]
  return cards.reduce((most, id) => Math.max(most, findUpgrade(id)?.deckPoints ?? 0), usualPoints)
}

export function wrongDeck(army: Army): Problem[] {
  const cards = placed(army.command, findCommand, (at) => `command[${at}]`)
  const found: Problem[] = []
  if (army.command.length !== deckSize)
    found.push({
      rules: ['IA-BUILD-001'],
      field: 'command',
      text: say.deckSize(army.command.length, deckSize),
    })
  const cost = pointsOfDeck(army)
  const most = mostDeckPoints(army)
  if (cost > most) found.push({ rules: ['IA-BUILD-002'], field: 'command', text: say.deckPoints(cost, most) })
  const copies = new Map<string, number>()
  for (const { card, field } of cards) {
    const count = (copies.get(card.id) ?? 0) + 1
    copies.set(card.id, count)
    if (count > card.limit) {
      const text = say.deckCopies(titleOf(card), card.limit)
      found.push({ rules: ['IA-BUILD-003'], field, card: card.id, text })
    }
    if (card.army !== undefined && card.army !== army.affiliation) {
      const text = say.otherArmy(titleOf(card), card.army)
      found.push({ rules: [card.rules], field, card: card.id, text })
    }
  }
  return found
}
