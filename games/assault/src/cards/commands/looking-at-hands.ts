import { reveal, type Seat, tell } from '@sandtable/kernel'
import { commandId, handOf } from '../../hand.ts'
import { type AState, otherSeat } from '../../state.ts'

export function handNames(s: AState, seat: Seat): string[] {
  return handOf(s, seat).map((one) => commandId(one.card))
}

/** The player looks through the other hand. */
export function lookAtHand(s: AState, seat: Seat): void {
  reveal(s)
  tell(s, { type: 'looked at hand', seat, cards: handNames(s, otherSeat(seat)) }, [seat])
}
