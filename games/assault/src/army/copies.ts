import type { FigureCard, UpgradeCard } from '../../data/types.ts'
import { type Problem, say } from './problem.ts'
import { type Placed, type Roster, upgradesOf } from './roster.ts'
import { titleOf } from './titles.ts'

type Deployable = Placed<FigureCard | UpgradeCard>

/** The most copies of an elite and of a regular deployment card (IA-LIM-006, -007). */
const mostElite = 2
const mostRegular = 4

/**
 * Each card beyond the copies that an army may have. Skirmish upgrades, which other rules of deployment cards
 * leave out (IA-GRP-007), are counted like the rest: their frame has no other meaning.
 */
export function wrongCopies(roster: Roster): Problem[] {
  const cards: Deployable[] = [...roster.groups, ...upgradesOf(roster)]
  const copies = new Map<string, number>()
  const uniques = new Map<string, string>()
  return cards.flatMap(({ card, field }) => {
    if (card.unique) {
      const earlier = uniques.get(card.name)
      uniques.set(card.name, earlier ?? card.id)
      return earlier === undefined ? [] : [sameName(card, field, earlier)]
    }
    const count = (copies.get(card.id) ?? 0) + 1
    copies.set(card.id, count)
    return count > mostOf(card) ? [tooMany(card, field)] : []
  })
}

/** A unique name once, whatever else differs (IA-GRP-015). */
function sameName(card: FigureCard | UpgradeCard, field: string, earlier: string): Problem {
  const rules = ['IA-GRP-014', earlier === card.id ? 'IA-LIM-005' : 'IA-GRP-015']
  return {
    rules,
    field,
    card: card.id,
    text: say.uniqueTwice({ en: card.name, de: card.german ?? card.name }),
  }
}

function mostOf({ elite }: FigureCard | UpgradeCard): number {
  return elite ? mostElite : mostRegular
}

function tooMany(card: FigureCard | UpgradeCard, field: string): Problem {
  const text = say.tooManyCopies(titleOf(card), mostOf(card), card.elite)
  return { rules: [card.elite ? 'IA-LIM-006' : 'IA-LIM-007'], field, card: card.id, text }
}
