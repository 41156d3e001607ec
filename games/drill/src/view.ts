import { inPlay, mix, type Random, recast, type Seat, type State, underWay } from '@sandtable/kernel'
import { handOf } from './hand.ts'
import type { Drill, DrillView } from './state.ts'

/** What a seat may see: everything but the other side's tricks and the order of the decks. */
export function view(s: State<Drill>, seat: Seat | null): DrillView {
  const { round, initiative, cadets, orders, decks } = s.table
  return {
    round,
    initiative,
    cadets: cadets.map((one) => ({ ...one })),
    orders: Object.fromEntries(Object.entries(orders).map(([side, order]) => [side, { ...order }])),
    hand: seat === null ? [] : handOf(s, seat).map((trick) => trick.card),
    hands: Object.fromEntries(s.seats.map((side) => [side, handOf(s, side).length])),
    decks: Object.fromEntries(s.seats.map((side) => [side, decks[side]?.length ?? 0])),
    dice: [...(underWay(s, 'attack')?.dice ?? [])],
    guards: Object.fromEntries(inPlay(s, { card: 'guard' }).map(({ id, on }) => [id, on ?? ''])),
  }
}

/** Nobody knows the order of the decks. */
export function mixUnseen(s: State<Drill>, random: Random): void {
  for (const deck of Object.values(s.table.decks)) mix(random, deck)
}

/** Other tricks in hands that this seat cannot see, another order of the decks, another secret order. */
export function scramble(s: State<Drill>, seat: Seat | null, random: Random): void {
  for (const side of s.seats) {
    const deck = s.table.decks[side] ?? []
    const hidden = side === seat ? [] : handOf(s, side)
    const cards = [...deck, ...hidden.map((trick) => trick.card)]
    mix(random, cards)
    for (const trick of hidden) recast(s, trick.id, cards.pop() ?? trick.card)
    s.table.decks[side] = cards
  }
}
