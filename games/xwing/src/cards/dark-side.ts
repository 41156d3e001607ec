import { choose, type Effect, inPlay, reveal, shuffle } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { assignCondition } from './conditions.ts'
import { choice, recall } from './words.ts'

const pilotTrait = new Set(damageCards.filter((card) => card.trait === 'pilot').map((card) => card.id))

/** The search for I'll Show You the Dark Side. In play already, the card goes to the new ship with what is on it. */
export function searchDarkSide(s: XState, effect: Effect, prey: ShipId): void {
  const [old] = inPlay(s, { card: 'condition:illshowyouthedarkside' })
  if (old !== undefined) {
    assignCondition(s, 'illshowyouthedarkside', prey, recall(old, 'condition:illshowyouthedarkside'))
    return
  }
  reveal(s)
  choose(s, effect, darkSide, { prey })
}

/** The card found lies on the condition, which without one is gone at once; the deck is shuffled. */
export const darkSide = choice<string, { prey: ShipId }>('damage card', {
  from: (s, _, { prey }) => {
    const draw = s.table.decks[shipOf(s, prey).seat]?.draw ?? []
    return [...[...new Set(draw.filter((card) => pilotTrait.has(card)))].sort(), 'nothing']
  },
  do: (s, _, damage, { prey }) => {
    const deck = s.table.decks[shipOf(s, prey).seat]
    if (deck === undefined) return
    const at = deck.draw.indexOf(damage)
    if (at >= 0) {
      deck.draw.splice(at, 1)
      assignCondition(s, 'illshowyouthedarkside', prey, { damage })
    }
    shuffle(s, deck.draw)
  },
})
