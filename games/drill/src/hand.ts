import { type Effect, enter, inPlay, reveal, type Seat, type State, tell } from '@sandtable/kernel'
import { isTrick } from './cards/tricks.ts'
import type { Drill } from './state.ts'

/** The tricks a side holds. They are in play while in hand: a hidden card is one that can be used. */
export function handOf(s: State<Drill>, seat: Seat): Effect[] {
  return inPlay(s, { seat }).filter((effect) => isTrick(effect.card) && effect.due === null)
}

/** Whether a side holds tricks: something that everybody knows. */
export function hasTricks(s: State<Drill>, seat: Seat): boolean {
  return handOf(s, seat).length > 0
}

/** The next trick of the deck, unseen by the other side. */
export function drawTrick(s: State<Drill>, seat: Seat): void {
  const card = s.table.decks[seat]?.pop()
  if (card === undefined) return
  enter(s, { card, seat })
  reveal(s)
  tell(s, { type: 'drew', seat, card }, [seat])
  tell(
    s,
    { type: 'drew', seat },
    s.seats.filter((other) => other !== seat),
  )
}
