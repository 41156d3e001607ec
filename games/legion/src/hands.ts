import { type Seat, tell } from '@sandtable/kernel'
import { commandCard } from './catalogue.ts'
import type { Open } from './open.ts'
import type { LegionTable, LState } from './state.ts'

/** Command cards on their way between hand, table and discard pile. Only these functions move them. */

/** A command card goes face down before its player; nobody else hears which. */
export function layCommand(s: LState, seat: Seat, card: string): void {
  const open: Open<LegionTable> = s.table
  const hand = s.table.hands[seat] ?? []
  open.hands = { ...s.table.hands, [seat]: hand.filter((one) => one !== card) }
  open.played = { ...s.table.played, [seat]: card }
}

/** A command card is shown from hand, and returns to it (LG2-CKW-037), if it is not permanent then (LG2-CKW-024). */
export function divulge(s: LState, seat: Seat, card: string): void {
  const open: Open<LegionTable> = s.table
  open.divulged = { ...s.table.divulged, [seat]: [...(s.table.divulged[seat] ?? []), card] }
  showCommand(s, seat, card)
  tell(s, { type: 'divulged', seat, card })
  const { mustDivulge, staysDivulged } = commandCard(card)
  if (mustDivulge !== true && staysDivulged !== true) return
  // It stays in play, and is never chosen.
  open.hands = { ...s.table.hands, [seat]: (s.table.hands[seat] ?? []).filter((one) => one !== card) }
  open.permanent = { ...s.table.permanent, [seat]: [...(s.table.permanent[seat] ?? []), card] }
}

/** A command card is turned up for everybody. */
export function showCommand(s: LState, seat: Seat, card: string): void {
  const open: Open<LegionTable> = s.table
  const shown = s.table.shown[seat] ?? []
  if (!shown.includes(card)) open.shown = { ...s.table.shown, [seat]: [...shown, card] }
}

export function tellCommand(s: LState, seat: Seat, card: string): void {
  showCommand(s, seat, card)
  tell(s, { type: 'command card', seat, card })
}

/** The card of this round leaves the table: onto the discard pile, or back to the hand (LG2-END-003, -012); a permanent one stays. */
export function clearCommand(s: LState, seat: Seat, to: 'discard' | 'hand'): void {
  const card = s.table.played[seat]
  if (card == null) return
  const open: Open<LegionTable> = s.table
  open.played = { ...s.table.played, [seat]: null }
  // It lies aside as long as its investigation lasts (LG2-CMD-oj).
  if (to === 'discard' && card === 'isb-investigation') {
    open.aside = { ...s.table.aside, [seat]: [...(s.table.aside[seat] ?? []), card] }
    return
  }
  if (to === 'discard' && commandCard(card).permanent === true) {
    open.permanent = { ...s.table.permanent, [seat]: [...(s.table.permanent[seat] ?? []), card] }
    return
  }
  if (to === 'hand') open.hands = { ...s.table.hands, [seat]: [...(s.table.hands[seat] ?? []), card] }
  else open.discards = { ...s.table.discards, [seat]: [...(s.table.discards[seat] ?? []), card] }
  tell(s, { type: to === 'hand' ? 'card returned' : 'card discarded', seat, card })
}

/** All that a player has discarded returns to the hand. */
export function takeBackDiscards(s: LState, seat: Seat): void {
  const open: Open<LegionTable> = s.table
  const back = s.table.discards[seat] ?? []
  open.hands = { ...s.table.hands, [seat]: [...(s.table.hands[seat] ?? []), ...back] }
  open.discards = { ...s.table.discards, [seat]: [] }
  for (const card of back) tell(s, { type: 'card returned', seat, card })
}

/** The card that was revealed goes back to the hand, and another one is revealed in its place. */
export function exchangeCommand(s: LState, seat: Seat, card: string): void {
  clearCommand(s, seat, 'hand')
  layCommand(s, seat, card)
  tellCommand(s, seat, card)
}

/** Command cards are shown and set aside out of the hand. */
export function setHandAside(s: LState, seat: Seat, cards: readonly string[]): void {
  const open: Open<LegionTable> = s.table
  for (const card of cards) {
    open.hands = { ...s.table.hands, [seat]: (s.table.hands[seat] ?? []).filter((one) => one !== card) }
    open.aside = { ...s.table.aside, [seat]: [...(s.table.aside[seat] ?? []), card] }
    showCommand(s, seat, card)
    tell(s, { type: 'card set aside', seat, card })
  }
}

/** What was set aside out of a hand returns to it. */
export function takeBackAside(s: LState, seat: Seat, back: readonly string[]): void {
  const open: Open<LegionTable> = s.table
  open.aside = {
    ...s.table.aside,
    [seat]: (s.table.aside[seat] ?? []).filter((card) => !back.includes(card)),
  }
  open.hands = { ...s.table.hands, [seat]: [...(s.table.hands[seat] ?? []), ...back] }
  for (const card of back) tell(s, { type: 'card returned', seat, card })
}

/** A card that lay aside is discarded at last. */
export function discardAside(s: LState, seat: Seat, card: string): void {
  const open: Open<LegionTable> = s.table
  open.aside = { ...s.table.aside, [seat]: (s.table.aside[seat] ?? []).filter((one) => one !== card) }
  open.discards = { ...s.table.discards, [seat]: [...(s.table.discards[seat] ?? []), card] }
  tell(s, { type: 'card discarded', seat, card })
}

/** A command card is shown and discarded out of the hand. */
export function discardFromHand(s: LState, seat: Seat, card: string): void {
  const open: Open<LegionTable> = s.table
  open.hands = { ...s.table.hands, [seat]: (s.table.hands[seat] ?? []).filter((one) => one !== card) }
  open.discards = { ...s.table.discards, [seat]: [...(s.table.discards[seat] ?? []), card] }
  showCommand(s, seat, card)
  tell(s, { type: 'card discarded', seat, card })
}

/** A discarded command card returns to its owner's hand. */
export function takeBackCommand(s: LState, seat: Seat, card: string): void {
  const discards = s.table.discards[seat] ?? []
  if (!discards.includes(card)) return
  const open: Open<LegionTable> = s.table
  open.discards = { ...s.table.discards, [seat]: discards.filter((one) => one !== card) }
  open.hands = { ...s.table.hands, [seat]: [...(s.table.hands[seat] ?? []), card] }
  tell(s, { type: 'card returned', seat, card })
}
