import { drawNames, reveal, type Seat } from '@sandtable/kernel'
import { mayPlay } from '../command/playable.ts'
import { layCommand } from '../hands.ts'
import type { LState } from '../state.ts'
import { instruct } from './instruct.ts'

/**
 * The deck of the seat that the rules play is its command cards, in no order until one is turned up (LG1-SOLO-003). What it
 * could not play is skipped, and what comes back to it lies at the bottom.
 */
export function turnTopCard(s: LState, seat: Seat): void {
  if (s.table.played[seat] != null) return
  const playable = mayPlay(s, seat)
  const fresh = playable.filter((card) => s.table.shown[seat]?.includes(card) !== true)
  const names = fresh.length > 0 ? fresh : playable
  const [card] = drawNames(s, { id: 'command cards', names }, 1)
  if (card === undefined) return
  reveal(s)
  instruct(s, seat, 'LG1-SOLO-005', 'command card')
  layCommand(s, seat, card)
}
