import { printed } from '../words/german/index.ts'
import { type Problem, say } from './problem.ts'
import type { Roster } from './roster.ts'

interface Dotted {
  readonly id: string
  readonly key: string
  readonly limit: number
  readonly field: string
  readonly kind: 'unit' | 'upgrade'
}

/** More cards of a name than there are dots before it, over all kinds of cards (LG2-BUILD-015, -016). */
export function tooManyCopies(roster: Roster): Problem[] {
  const seen: Dotted[] = []
  return dottedCards(roster).flatMap((card) => {
    const before = seen.filter(({ key }) => key === card.key)
    seen.push(card)
    if (before.length < card.limit) return []
    const mixed = before.some(({ kind }) => kind !== card.kind)
    return [
      {
        rules: ['LG2-BUILD-015', ...(mixed ? ['LG2-BUILD-016'] : [])],
        field: card.field,
        card: card.id,
        text: say.tooManyCopies(printed(card.key), card.limit),
      },
    ]
  })
}

/** Cards without dots have no such limit (LG2-BUILD-017). */
function dottedCards({ units }: Roster): Dotted[] {
  return units.flatMap(({ card, field, counterpart, upgrades }) => [
    ...dotted(
      { ...card, name: card.limitBy === 'title' ? (card.title ?? card.name) : card.name },
      field,
      'unit',
    ),
    ...(counterpart === null ? [] : dotted(counterpart.card, counterpart.field, 'unit')),
    ...upgrades.flatMap((one) => dotted(one.card, one.field, 'upgrade')),
  ])
}

function dotted(
  { id, name, limit }: { readonly id: string; readonly name: string; readonly limit?: number },
  field: string,
  kind: Dotted['kind'],
): Dotted[] {
  return limit === undefined ? [] : [{ id, key: name, limit, field, kind }]
}
