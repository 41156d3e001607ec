import { clone, recast } from '@sandtable/kernel'
import { deckOf, handOf } from '../hand.ts'
import type { AState } from '../state.ts'

/** Stands for every card that nobody is thought to play: it is one for an activation, and does nothing in an attack. */
const anyCard = 'planning'

/**
 * The same game with nothing hidden in it: as many cards in hands and decks, but none that tells anything. Hands lie
 * open, since nobody has to be asked for a card that is not there.
 */
export function withoutSecrets(s: AState): AState {
  const bare = clone(s)
  bare.table.openHands = true
  for (const seat of bare.seats) {
    for (const held of handOf(bare, seat)) recast(bare, held.id, `command:${anyCard}`)
    const deck = deckOf(bare, seat)
    bare.table.decks[seat] = { ...deck, draw: deck.draw.map(() => anyCard) }
  }
  return bare
}
