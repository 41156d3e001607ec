import { call as callNow, cardNamed, end, query, type Seat, tell } from '@sandtable/kernel'
import { commandId, discardFromHand, handOf } from '../hand.ts'
import { type AState, type FigureId, figureOf } from '../state.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { Act } from './acts.ts'
import { ask, opening, procedure, run } from './words.ts'

export const commandCardPlayed = procedure(
  'play a command card',
  [
    ask('choose who uses the card', {
      rule: 'IA-CMD-004',
      seats: (_, v) => (v.figure === null && v.from.length > 1 ? v.seat : null),
      about: (_, v) => ({ card: v.card }),
      options: (_, v) => v.from,
      answer: (_, v, figure) => {
        v.figure = figure
      },
    }),
    run('show it', (s, v) => {
      v.figure ??= v.from[0] ?? null
      tell(s, { type: 'command card', seat: v.seat, card: commandId(v.card), figure: v.figure })
    }),
    opening('command card played'),
    run('resolve it', (s, v) => {
      if (v.cancelled) {
        tell(s, { type: 'command card cancelled', card: commandId(v.card) })
        return end
      }
      const effect = { id: 0, card: v.card, seat: v.seat, on: v.figure, vars: {}, due: null }
      cardNamed(s, v.card)?.play?.(s, { seat: v.seat, figure: v.figure, effect, cost: v.cost ?? 0 })
      return undefined
    }),
  ],
  { period: 'playing', about: (_, v) => ({ card: v.card }) },
)

/** Plays a card from the hand, by this figure. */
export function playCommand(s: AState, id: number, figure: FigureId | null, cost = 0): void {
  const effect = s.effects[id]
  if (effect === undefined) return
  discardFromHand(s, effect)
  callNow(s, 'play a command card', {
    card: effect.card,
    seat: effect.seat as Seat,
    figure,
    from: [],
    cost,
    cancelled: false,
  })
}

/** Command cards in hand that this figure could play in its own activation. */
export function commandActs(s: AState, v: Activating): Act[] {
  const { seat } = figureOf(s, v.figure)
  return handOf(s, seat).flatMap((effect): Act[] => {
    const own = cardNamed(s, effect.card)?.inActivation
    if (own === undefined || query(s, 'command forbidden', null, { seat, card: effect.card }) !== null)
      return []
    return own(s, v).map((cost) => ({ command: effect.id, card: effect.card, cost }))
  })
}
