import type { FigureCard, UpgradeCard } from '../../data/types.ts'
import { type Problem, say } from './problem.ts'
import type { Placed, Roster } from './roster.ts'
import { titleOf } from './titles.ts'

/** What an upgrade may ask of every group in the army. */
export const company: Readonly<Record<NonNullable<UpgradeCard['army']>, (card: FigureCard) => boolean>> = {
  unique: ({ unique }) => unique,
  spectre: ({ subtitle = '' }) => /Spectre|Chopper/.test(subtitle),
}

/** Groups that an upgrade will not have beside it; upgrades themselves do not count (IA-GRP-007). */
export function wrongCompany({ card, field }: Placed<UpgradeCard>, { groups }: Roster): Problem[] {
  const { army } = card
  if (army === undefined) return []
  const odd = groups.find((group) => !company[army](group.card))
  if (odd === undefined) return []
  const text = (army === 'unique' ? say.allUnique : say.allSpectres)(titleOf(card), titleOf(odd.card))
  return [{ rules: [card.rules], field, card: card.id, text }]
}
