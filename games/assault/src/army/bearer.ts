import type { Named } from '@sandtable/kernel'
import type { FigureCard, UpgradeCard } from '../../data/types.ts'
import { type Problem, say } from './problem.ts'
import type { Group, Placed } from './roster.ts'
import { titleOf, titleOfId } from './titles.ts'

/** May the upgrade be attached to such a group? */
export function mayBear(figure: FigureCard, upgrade: UpgradeCard): boolean {
  return refusals(figure, upgrade).length === 0
}

/** Attachments that their group cannot bear. */
export function wrongAttachments({ card: figure, attached }: Group): Problem[] {
  return attached.flatMap(({ card, field }) => {
    return refusals(figure, card).map(({ rules, text }) => ({ rules, field, card: card.id, text }))
  })
}

/** Upgrades beside the army that belong on a group. */
export function unattached({ card, field }: Placed<UpgradeCard>): Problem[] {
  if (card.attachesTo === null) return []
  return [{ rules: [card.rules], field, card: card.id, text: say.unattached(titleOf(card)) }]
}

interface Refusal {
  readonly rules: readonly string[]
  readonly text: Named
}

function refusals(figure: FigureCard, upgrade: UpgradeCard): Refusal[] {
  const { attachesTo: bearer, rules } = upgrade
  const title = titleOf(upgrade)
  if (bearer === null) return [{ rules: [rules], text: say.notAttachable(title) }]
  const found: Refusal[] = []
  const { traits, card, unique, massive } = bearer
  if (traits !== undefined && !traits.some((trait) => figure.traits.includes(trait)))
    found.push({ rules: ['IA-ATTC-005', rules], text: say.needsTrait(title, traits) })
  if (card !== undefined && figure.id !== card)
    found.push({ rules: [rules], text: say.needsCard(title, titleOfId(card)) })
  if (unique !== undefined && figure.unique !== unique)
    found.push({ rules: [rules], text: unique ? say.needsUnique(title) : say.needsCommon(title) })
  if (massive === false && figure.keywords.includes('massive'))
    found.push({ rules: [rules], text: say.notMassive(title) })
  return found
}
