import { choose, type Effect, tell, underWay } from '@sandtable/kernel'
import { drawDamage } from '../../flow/damage.ts'
import { shipOf, type XState } from '../../state.ts'
import type { Dealing } from '../../vocabulary/damage.ts'
import { choice } from '../words.ts'

/** Abilities that draw more damage cards than one and choose which of them is dealt. */

/** The chosen card is dealt, the others are discarded. */
export const damageCard = choice<string, { drawn: readonly string[] }>('damage card', {
  from: (_, __, { drawn }) => [...new Set(drawn)],
  do: (s, _, card, { drawn }) => {
    const dealing = underWay(s, 'deal a damage card')
    if (dealing === null) return
    const others = [...drawn]
    others.splice(others.indexOf(card), 1)
    s.table.decks[shipOf(s, dealing.ship).seat]?.discard.push(...others)
    dealing.card = card
    tell(s, { type: 'damage card chosen', ship: dealing.ship, card })
  },
})

export function drawMore(s: XState, effect: Effect, v: Dealing, more: number): void {
  const drawn = [v.card ?? '']
  for (let left = more; left > 0; left--) {
    const card = drawDamage(s, shipOf(s, v.ship))
    if (card !== 'counter') drawn.push(card)
  }
  choose(s, effect, damageCard, { drawn })
}
