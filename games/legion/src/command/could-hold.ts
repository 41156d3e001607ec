import type { Seat } from '@sandtable/kernel'
import { commandCard } from '../catalogue.ts'
import { ofEachPips, pipsInHand } from '../list/hand.ts'
import { isOffered } from '../list/offered.ts'
import { mayHold } from '../list/random-cards.ts'
import type { LState } from '../state.ts'
import { rosterOnTable } from './army-on-table.ts'
import { isBoundToTheLiving } from './playable.ts'

/**
 * Does everybody see that this card could be in a hand, and could be used? Whoever could hold it is asked, so that being
 * asked tells nothing of the hand (LG2-HAND-007).
 */
export function couldHold(s: LState, seat: Seat, id: string): boolean {
  const card = commandCard(id)
  const hand = s.table.hands[seat] ?? []
  if (hand.length === 0 || !isOffered('command', id) || !isBoundToTheLiving(s, seat, card)) return false
  const shown = s.table.shown[seat] ?? []
  if (shown.includes(id)) return hand.includes(id)
  // Once as many of its pips were seen as a hand has, it is not among them (LG2-HAND-001).
  const pips = pipsInHand(card)
  if (shown.filter((one) => pipsInHand(commandCard(one)) === pips).length >= ofEachPips) return false
  return mayHold(card, rosterOnTable(s, seat))
}
