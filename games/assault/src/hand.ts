import { type Effect, enter, inPlay, leave, reveal, type Seat, shuffle, tell } from '@sandtable/kernel'
import type { AState, Assault, CommandDeck } from './state.ts'

/** Command cards in hand are in play, but secret: what is there can be used, and nobody else knows of it. */
export function handOf(s: AState, seat: Seat): Effect[] {
  return inPlay(s, { seat }).filter((effect) => isCommand(effect.card))
}

export function isCommand(card: string): boolean {
  return card.startsWith(prefix)
}

const prefix = 'command:'

export function commandId(card: string): string {
  return card.slice(prefix.length)
}

export function deckOf(s: AState, seat: Seat): CommandDeck {
  return s.table.decks[seat] as CommandDeck
}

/** Draws from the top; an empty deck gives nothing (IA-CMD-002). */
export function draw(s: AState, seat: Seat, count: number): void {
  const { draw: deck } = deckOf(s, seat)
  const drawn: string[] = []
  for (let i = 0; i < count; i++) {
    const card = deck.pop()
    if (card === undefined) break
    take(s, seat, card)
    drawn.push(card)
  }
  if (drawn.length === 0) return
  reveal(s)
  tell(s, { type: 'drew', seat, count: drawn.length })
  tell(s, { type: 'drew cards', seat, cards: drawn }, [seat])
}

/** Puts a card into a hand. */
export function take(s: AState, seat: Seat, card: string): void {
  enter(s, { card: `${prefix}${card}`, seat })
}

/** From the hand to the discard pile, for all to see. */
export function discardFromHand(s: AState, effect: Effect): void {
  const seat = effect.seat as Seat
  leave(s, effect.id)
  deckOf(s, seat).discard.push(commandId(effect.card))
  reveal(s)
}

/** The top card of the deck goes to the discard pile (IA-OPEN-022). */
export function discardTop(s: AState, seat: Seat): string | null {
  const { draw: deck, discard } = deckOf(s, seat)
  const card = deck.pop()
  if (card === undefined) return null
  discard.push(card)
  reveal(s)
  tell(s, { type: 'discarded from deck', seat, card })
  return card
}

export function shuffleDeck(s: AState, seat: Seat): void {
  shuffle(s, deckOf(s, seat).draw)
}

/** A command card as far as everybody can judge it: when could somebody who holds it play it? */
export interface Playable {
  readonly card: string
  possible(s: AState, seat: Seat, about: object): boolean
}

/** All command cards of the game, by the window at which they are played. The cards fill this in. */
const playables = new Map<string, Playable[]>()

export function playableAt(window: string, playable: Playable): void {
  const known = playables.get(window)
  if (known === undefined) playables.set(window, [playable])
  else known.push(playable)
}

/**
 * Could this seat play some command card here, for all that its opponent knows: it holds cards, and one of
 * those that exist fits?
 */
export function mightPlay<W extends keyof Assault['windows'] & string>(
  s: AState,
  window: W,
  seat: Seat,
  about: object,
): boolean {
  const fitting = playables.get(window)
  if (fitting === undefined || handOf(s, seat).length === 0) return false
  return fitting.some((one) => one.possible(s, seat, about))
}
