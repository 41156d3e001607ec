import { type Effect, tell, underWay } from '@sandtable/kernel'
import { drawDamage } from '../../flow/damage.ts'
import { shipOf, type XState } from '../../state.ts'
import type { Dealing } from '../../vocabulary/damage.ts'
import { pick } from '../words.ts'

/** Abilities that draw more damage cards than one and choose which of them is dealt. */

export function drawMore(s: XState, effect: Effect, v: Dealing, more: number): void {
  const drawn = [v.card ?? '']
  for (let left = more; left > 0; left--) {
    const card = drawDamage(s, shipOf(s, v.ship))
    if (card !== 'counter') drawn.push(card)
  }
  pick(s, { ...effect, vars: { drawn } }, [...new Set(drawn)])
}

/** The chosen card is dealt, the others are discarded. */
export function dealChosen(s: XState, effect: Effect, card: string): void {
  const dealing = underWay(s, 'deal a damage card')
  if (dealing === null) return
  const others = [...((effect.vars.drawn ?? []) as string[])]
  others.splice(others.indexOf(card), 1)
  s.table.decks[shipOf(s, dealing.ship).seat]?.discard.push(...others)
  dealing.card = card
  tell(s, { type: 'damage card', ship: dealing.ship, card })
}
