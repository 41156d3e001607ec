import { type Effect, enter, type Plain } from '@sandtable/kernel'
import { commandId, deckOf } from '../../hand.ts'
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
  const { discard } = deckOf(s, effect.seat ?? '')
  const at = discard.lastIndexOf(commandId(effect.card))
  if (at >= 0) discard.splice(at, 1)
}
