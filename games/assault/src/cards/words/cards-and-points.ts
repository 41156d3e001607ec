import { call, cause, type Effect, pending, type Seat, type Sequel } from '@sandtable/kernel'
import type { AState, Assault } from '../../state.ts'
import { ownerOf } from './who.ts'

/** Words for cards: command cards and victory points. */

export function givePoints(s: AState, seat: Seat, points: number, why: string): void {
  cause(s, 'gain points', { seat, points, why })
}

export function drawCards(s: AState, seat: Seat, count: number): void {
  cause(s, 'draw command cards', { seat, count })
}

/** The card's player puts a card of the own hand under the deck. */
export function putUnder(s: AState, effect: Effect, seat = ownerOf(effect)): void {
  call(s, 'discard a card', { seat, card: effect.card, next: null, under: true })
}

/** The card's player discards a card of the own hand, of own choice; then the card goes on with it. */
export function discardOne(
  s: AState,
  effect: Effect,
  more: { readonly seat?: Seat; readonly after?: number; readonly next?: Sequel<Assault, string> } = {},
): void {
  const { seat = ownerOf(effect), next, ...rest } = more
  const then = next === undefined ? null : pending(effect, next)
  call(s, 'discard a card', { seat, card: effect.card, next: then, ...rest })
}
