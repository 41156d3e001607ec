import { cards } from '../cards/index.ts'
import { type LState, otherSeat, type Unit } from '../state.ts'
import type { HandMoment } from '../vocabulary/card.ts'
import type { OutOfHand } from '../vocabulary/commanding.ts'
import { couldHold } from './could-hold.ts'

const usedSo = cards.flatMap(({ id, outOfHand }) =>
  outOfHand === undefined ? [] : [{ ...outOfHand, card: id.slice('command:'.length) }],
)

/** Is there a card that could now be used out of a hand? `by`: the unit that acts, which is an enemy of whoever is asked. */
export function outOfHand(s: LState, moment: HandMoment['at'], by: Unit, unit = by): OutOfHand | null {
  const seat = otherSeat(by.seat)
  const found = usedSo.find(
    ({ at, card, could }) => at === moment && couldHold(s, seat, card) && could(s, seat, unit),
  )
  return found === undefined ? null : { seat, card: found.card, unit: unit.id, used: false }
}
