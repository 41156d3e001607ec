import { clone } from '@sandtable/kernel'
import type { XState } from '../state.ts'

/**
 * The same game with nothing hidden in it. Nobody knows which damage card comes next, or what lies face down: counters
 * stand for them, which count as damage and say nothing (XW-DMG-010). Dials that are not revealed yet show anything.
 */
export function withoutSecrets(s: XState): XState {
  const bare = clone(s)
  for (const deck of Object.values(bare.table.decks)) {
    deck.draw = []
    deck.discard = []
  }
  for (const ship of bare.table.ships) {
    for (const damage of ship.damage) if (!damage.faceUp) Object.assign(damage, { card: 'counter' })
    if (ship.dial !== null && !ship.revealed) ship.dial = 0
  }
  return bare
}
