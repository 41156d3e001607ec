import { type Effect, inPlay, reveal, shuffle } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { assignCondition } from './conditions.ts'
import { pick } from './words.ts'

const pilotTrait = new Set(damageCards.filter((card) => card.trait === 'pilot').map((card) => card.id))

/** The search for I'll Show You the Dark Side. In play already, the card goes to the new ship with what is on it. */
export function searchDarkSide(s: XState, effect: Effect, ship: ShipId): void {
  const [old] = inPlay(s, { card: 'condition:illshowyouthedarkside' })
  if (old !== undefined) {
    assignCondition(s, 'illshowyouthedarkside', ship, { damage: String(old.vars.damage) })
    return
  }
  const draw = s.table.decks[shipOf(s, ship).seat]?.draw ?? []
  reveal(s)
  const found = [...new Set(draw.filter((card) => pilotTrait.has(card)))].sort()
  pick(s, { ...effect, vars: { ...effect.vars, prey: ship } }, [...found, 'nothing'])
}

/** The card found lies on the condition, which without one is gone at once; the deck is shuffled. */
export function layDarkSide(s: XState, effect: Effect, card: string): void {
  const ship = String(effect.vars.prey)
  const deck = s.table.decks[shipOf(s, ship).seat]
  const at = deck?.draw.indexOf(card) ?? -1
  if (deck === undefined) return
  if (at >= 0) {
    deck.draw.splice(at, 1)
    assignCondition(s, 'illshowyouthedarkside', ship, { damage: card })
  }
  shuffle(s, deck.draw)
}
