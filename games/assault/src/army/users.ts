import type { CommandCard, FigureCard } from '../../data/types.ts'
import type { Army } from './army.ts'
import { findCommand, findFigure } from './cards.ts'

/** One figure that meets all that the card names (IA-CMD-004); whether it is ready shows in play only. */
export function mayPlay({ by }: CommandCard, figure: FigureCard): boolean {
  if (by === null) return true
  const { name, affiliation, traits, size, keyword, unique } = by
  return (
    (name === undefined || name === figure.name) &&
    (affiliation === undefined || affiliation === figure.affiliation) &&
    (traits === undefined || traits.some((trait) => figure.traits.includes(trait))) &&
    (size === undefined || size === sizeOf(figure)) &&
    (keyword === undefined || figure.keywords.includes(keyword)) &&
    (unique === undefined || figure.unique)
  )
}

/** IA-GRP-018, -019. */
function sizeOf({ base: [short, long] }: FigureCard): 'small' | 'large' {
  return short * long === 1 ? 'small' : 'large'
}

/**
 * Command cards that no figure of the army can play by what is printed on it. A deck may hold them; they are
 * worth a word to its player.
 */
export function idleCommands({ deployments, command }: Army): string[] {
  const figures = deployments.flatMap(({ card }) => findFigure(card) ?? [])
  return [...new Set(command)].filter((id) => {
    const card = findCommand(id)
    return card !== undefined && card.by !== null && !figures.some((figure) => mayPlay(card, figure))
  })
}
