import {
  allCards,
  below,
  cardNamed,
  type Effect,
  enter,
  inPlay,
  leave,
  reveal,
  type Seat,
  shuffle,
  tell,
} from '@sandtable/kernel'
import { lentFigure } from './current-attack.ts'
import type { Open } from './holdings.ts'
import type { AState, Assault, CommandDeck, Figure } from './state.ts'
import type { ACard, Playable } from './vocabulary/card.ts'

/** A card of the hand that chance chooses, if there is any. */
export function heldByChance(s: AState, seat: Seat): Effect | undefined {
  const hand = handOf(s, seat)
  return hand[hand.length > 1 ? below(s, hand.length) : 0]
}

/** Command cards in hand are in play, but secret: what is there can be used, and nobody else knows of it. */
export function handOf(s: AState, seat: Seat): Effect[] {
  const found: Effect[] = []
  for (let id = 1; id <= s.lastEffect; id++) {
    const effect = s.effects[id]
    if (effect !== undefined && isHeld(effect, seat)) found.push(effect)
  }
  return found
}

export function holdsCards(s: AState, seat: Seat): boolean {
  for (let id = 1; id <= s.lastEffect; id++) {
    const effect = s.effects[id]
    if (effect !== undefined && isHeld(effect, seat)) return true
  }
  return false
}

function isHeld(effect: Effect, seat: Seat): boolean {
  return effect.seat === seat && isCommand(effect.card)
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
  const deck: Open<CommandDeck> = deckOf(s, seat)
  const drawn = deck.draw.slice(-count).reverse()
  if (count === 0 || drawn.length === 0) return
  deck.draw = deck.draw.slice(0, -drawn.length)
  for (const card of drawn) take(s, seat, card)
  reveal(s)
  tell(s, { type: 'drew', seat, count: drawn.length })
  tell(s, { type: 'drew cards', seat, cards: drawn }, [seat])
}

/** Puts a card into a hand. */
export function take(s: AState, seat: Seat, card: string): void {
  enter(s, { card: `${prefix}${card}`, seat })
}

/** Some cards do something while they lie on the discard pile. */
export function putOnDiscards(s: AState, seat: Seat, card: string): void {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  deck.discard = [...deck.discard, card]
  const effect = cardNamed(s, `${prefix}${card}`)?.fromDiscards
  if (effect !== undefined && inPlay(s, { card: effect, seat }).length === 0) enter(s, { card: effect, seat })
}

/** From the discard pile back to the hand. */
export function takeBack(s: AState, seat: Seat, card: string): boolean {
  if (!leaveDiscards(s, seat, card)) return false
  take(s, seat, card)
  tell(s, { type: 'taken back', seat, card })
  return true
}

/** From the discard pile back into the deck. */
export function shuffleBack(s: AState, seat: Seat, card: string): void {
  if (!leaveDiscards(s, seat, card)) return
  layOnTop(s, seat, [card], 0)
  shuffleDeck(s, seat)
  tell(s, { type: 'shuffled back', seat, card })
}

/** Was it there? Whoever takes it tells where it goes. */
export function leaveDiscards(s: AState, seat: Seat, card: string): boolean {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  const at = deck.discard.lastIndexOf(card)
  deck.discard = deck.discard.filter((_, place) => place !== at)
  return at >= 0
}

/** From the hand to the discard pile, for all to see. */
export function discardFromHand(s: AState, effect: Effect): void {
  const seat = effect.seat as Seat
  leave(s, effect.id)
  putOnDiscards(s, seat, commandId(effect.card))
  reveal(s)
}

/** From the hand to the bottom of the deck, face down. */
export function putUnderDeck(s: AState, effect: Effect): void {
  const seat = effect.seat as Seat
  leave(s, effect.id)
  const deck: Open<CommandDeck> = deckOf(s, seat)
  deck.draw = [commandId(effect.card), ...deck.draw]
  tell(s, { type: 'put under deck', seat })
}

/** The top card of the deck goes to the discard pile (IA-OPEN-022). */
export function discardTop(s: AState, seat: Seat): string | null {
  const card = deckOf(s, seat).draw.at(-1)
  if (card === undefined) return null
  reveal(s)
  discardFromDeck(s, seat, card)
  return card
}

/** A certain card of the deck, the topmost of its kind, goes to the discard pile; was it there? */
export function discardFromDeck(s: AState, seat: Seat, card: string): boolean {
  if (!leaveDeck(s, seat, card)) return false
  putOnDiscards(s, seat, card)
  tell(s, { type: 'discarded from deck', seat, card })
  return true
}

/** A certain card of the deck comes into the hand; was it there? */
export function fetchCard(s: AState, seat: Seat, card: string): boolean {
  reveal(s)
  if (!leaveDeck(s, seat, card)) return false
  take(s, seat, card)
  tell(s, { type: 'fetched', seat, card })
  return true
}

function leaveDeck(s: AState, seat: Seat, card: string): boolean {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  const at = deck.draw.lastIndexOf(card)
  deck.draw = deck.draw.filter((_, place) => place !== at)
  return at >= 0
}

/** These lie on top of the deck now, the last one topmost, in place of as many as there were of them. */
export function layOnTop(s: AState, seat: Seat, cards: readonly string[], inPlaceOf = cards.length): void {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  deck.draw = [...deck.draw.slice(0, deck.draw.length - inPlaceOf), ...cards]
}

/** From the hand to the top of the deck: only its player learns which. */
export function putOnDeck(s: AState, effect: Effect): void {
  const [seat, card] = [effect.seat as Seat, commandId(effect.card)]
  leave(s, effect.id)
  layOnTop(s, seat, [card], 0)
  tell(s, { type: 'put on deck', seat })
  tell(s, { type: 'card put on deck', seat, card }, [seat])
}

/** The whole hand goes into the deck. */
export function shuffleHand(s: AState, seat: Seat): void {
  const hand = handOf(s, seat)
  for (const held of hand) leave(s, held.id)
  layOnTop(
    s,
    seat,
    hand.map((held) => commandId(held.card)),
    0,
  )
  shuffleDeck(s, seat)
  tell(s, { type: 'hand shuffled', seat })
}

/** The discard pile leaves the game. */
export function removeDiscards(s: AState, seat: Seat): void {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  const cards = deck.discard
  deck.discard = []
  tell(s, { type: 'cards removed', seat, cards })
}

export function shuffleDeck(s: AState, seat: Seat): void {
  const deck: Open<CommandDeck> = deckOf(s, seat)
  const cards = [...deck.draw]
  shuffle(s, cards)
  deck.draw = cards
}

type Window = keyof Assault['windows'] & string

// What exists never changes: the command cards of the game, by the window at which they are played.
const playables = new WeakMap<readonly ACard[], ReadonlyMap<string, Playable[]>>()

function playablesAt(s: AState, window: Window): Playable[] | undefined {
  const cards = allCards(s)
  let byWindow = playables.get(cards)
  if (byWindow === undefined) {
    byWindow = indexed(cards)
    playables.set(cards, byWindow)
  }
  return byWindow.get(window)
}

function indexed(cards: readonly ACard[]): ReadonlyMap<string, Playable[]> {
  const byWindow = new Map<string, Playable[]>()
  for (const { plays = {} } of cards)
    for (const [window, playable] of Object.entries(plays))
      byWindow.set(window, [...(byWindow.get(window) ?? []), playable])
  return byWindow
}

/**
 * Could this seat play some command card here, for all that its opponent knows: it holds cards, and one of
 * those that exist fits?
 */
export function mightPlay(s: AState, window: Window, seat: Seat, about: object): boolean {
  const held = s.table.openHands ? handOf(s, seat) : null
  if (held !== null && !held.some(({ card }) => playablesAt(s, window)?.some((one) => one.card === card)))
    return false
  const fitting = suitable(s, seat, window)
  if (fitting.length === 0 || !holdsCards(s, seat)) return false
  for (let at = 0; at < fitting.length; at++) {
    const one = fitting[at] as Playable
    if (held !== null && !held.some((effect) => effect.card === one.card)) continue
    if (!one.possible(s, seat, about)) continue
    // The order decides nothing: what fits now will often fit the next time, so it is tried earlier.
    if (at > 0) {
      fitting[at] = fitting[at - 1] as Playable
      fitting[at - 1] = one
    }
    return true
  }
  return false
}

/** A side's figures on the map, and the command cards that suit one of them, by window. */
interface Fielded {
  figures: readonly Figure[]
  /** A bit for each figure on the map, by its place in the table. */
  low: number
  high: number
  readonly suited: Map<string, Playable[]>
}

// Which cards suit a side changes only with who is on the map, so it is found out once for all windows till then.
const fielded = new Map<Seat, Fielded>()
const none: Playable[] = []

function suitable(s: AState, seat: Seat, window: Window): Playable[] {
  const all = playablesAt(s, window)
  if (all === undefined) return none
  // Another side's figure may be the one that a card suits.
  if (lentFigure(s) !== null) return all
  const { figures } = s.table
  let low = 0
  let high = 0
  for (let at = 0; at < figures.length; at++) {
    const { stand, seat: side, also } = figures[at] as Figure
    if (side !== seat || stand === null) continue
    // Traits come and go: then everything is looked at.
    if (also !== undefined || at >= 60) return all
    if (at < 30) low |= 1 << at
    else high |= 1 << (at - 30)
  }
  let field = fielded.get(seat)
  if (field === undefined || field.figures !== figures || field.low !== low || field.high !== high) {
    field = { figures, low, high, suited: new Map() }
    fielded.set(seat, field)
  }
  const known = field.suited.get(window)
  if (known !== undefined) return known
  const own = figures.filter((one) => one.seat === seat && one.stand !== null)
  const found = all.filter(({ suits }) => suits === undefined || own.some((figure) => suits(figure)))
  field.suited.set(window, found)
  return found
}

/** Is there any card at all, in play or in the game, that could be used at this window? */
export function isOfUse(s: AState, window: Window): boolean {
  return (
    playablesAt(s, window) !== undefined ||
    s.hooks.trigger[window] !== undefined ||
    s.hooks.due[window] !== undefined
  )
}
