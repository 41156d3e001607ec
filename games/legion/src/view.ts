import { clone, nextBelow, type Random, type Seat, underWay } from '@sandtable/kernel'
import type { LState } from './state.ts'
import { seats } from './state.ts'
import type { LegionView } from './vocabulary/view.ts'

/** Everything is open but the hands (LG2-GEN-009, LG2-HAND-007 to -009). */
export function view(s: LState, seat: Seat | null): LegionView {
  const { hands, ...open } = s.table
  return {
    ...clone(open),
    hand: seat === null ? null : [...(hands[seat] ?? [])],
    handSizes: Object.fromEntries(seats.map((one) => [one, hands[one]?.length ?? 0])),
    inPlay: clone({ effects: s.effects, hooks: s.hooks }),
    now: clone({
      activation: underWay(s, 'activation'),
      move: underWay(s, 'move'),
      attack: underWay(s, 'attack'),
      pool: underWay(s, 'attack pool'),
      reroll: underWay(s, 'reroll'),
    }),
  }
}

/** Another order of the other's hand: its cards are the list's, which is open, less those that were played. */
export function scramble(s: LState, seat: Seat | null, random: Random): void {
  for (const other of seats) {
    if (other === seat) continue
    const hand = [...(s.table.hands[other] ?? [])]
    for (let at = hand.length - 1; at > 0; at--) {
      const to = nextBelow(random, at + 1)
      ;[hand[at], hand[to]] = [hand[to] as string, hand[at] as string]
    }
    Object.assign(s.table, { hands: { ...s.table.hands, [other]: hand } })
  }
}
