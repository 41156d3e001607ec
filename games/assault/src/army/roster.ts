import type { Affiliation, FigureCard, UpgradeCard } from '../../data/types.ts'
import type { Army } from './army.ts'
import { findFigure, findUpgrade } from './cards.ts'
import { groupField } from './shape.ts'

/** An army with its deployment cards looked up; cards that do not exist are left out. */
export interface Roster {
  readonly affiliation: Affiliation
  readonly groups: readonly Group[]
  /** Upgrades that lie beside the army. */
  readonly loose: readonly Placed<UpgradeCard>[]
}

export interface Placed<Card> {
  readonly card: Card
  readonly field: string
}

export interface Group extends Placed<FigureCard> {
  readonly attached: readonly Placed<UpgradeCard>[]
}

export function rosterOf({ affiliation, deployments, upgrades }: Army): Roster {
  const groups = deployments.flatMap(({ card, attachments }, at) => {
    const found = findFigure(card)
    if (found === undefined) return []
    const attached = placed(attachments, findUpgrade, (one) => groupField(at, 'attachments', one))
    return [{ card: found, field: groupField(at, 'card'), attached }]
  })
  return { affiliation, groups, loose: placed(upgrades, findUpgrade, (at) => `upgrades[${at}]`) }
}

/** The cards of a list that exist. */
export function placed<Card>(
  ids: readonly string[],
  find: (id: string) => Card | undefined,
  field: (at: number) => string,
): Placed<Card>[] {
  return ids.flatMap((id, at) => {
    const card = find(id)
    return card === undefined ? [] : [{ card, field: field(at) }]
  })
}

export function upgradesOf({ groups, loose }: Roster): Placed<UpgradeCard>[] {
  return [...groups.flatMap((group) => group.attached), ...loose]
}
