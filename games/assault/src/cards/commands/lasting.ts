import { type Effect, enter, leave, type Plain, tell } from '@sandtable/kernel'
import { commandId, leaveDiscards, putOnDiscards } from '../../hand.ts'
import type { AState, FigureId } from '../../state.ts'

/**
 * What a command card leaves behind: `effect:<its id>`, on the figure that used it or on another. Until the
 * end of a span of time; `playing` is the time that the card itself takes, with all it makes happen.
 */
export function lasting(
  s: AState,
  effect: Effect,
  until: 'round' | 'activation' | 'attack' | 'playing' | 'suffering' | null,
  more: { readonly on?: FigureId | null; readonly vars?: Record<string, Plain> } = {},
): void {
  enter(s, {
    card: `effect:${commandId(effect.card)}`,
    seat: effect.seat,
    on: more.on === undefined ? effect.on : more.on,
    vars: more.vars ?? {},
    ...(until === null ? {} : { until }),
  })
}

/** A card that stays in play lies on no discard pile. */
export function keepInPlay(s: AState, effect: Effect): void {
  const [seat, card] = [effect.seat ?? '', commandId(effect.card)]
  if (leaveDiscards(s, seat, card)) tell(s, { type: 'stays in play', seat, card })
}

/** It goes to its player's discard pile after all, and what it did in play is over. */
export function discardFromPlay(s: AState, effect: Effect, card: string): void {
  const seat = effect.seat ?? ''
  leave(s, effect.id)
  putOnDiscards(s, seat, card)
  tell(s, { type: 'leaves play', seat, card })
}
