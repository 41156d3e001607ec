import type { Effect, Seat } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { ask, procedure } from './words.ts'

export interface Picking {
  readonly effect: Effect
  readonly from: string[]
  readonly may: boolean
  /** Who picks, if not the card's player. */
  readonly by?: Seat
}

/** A card's player picks one of several things that it offers. */
export const pickAnOption = procedure<Picking>('pick an option', [
  ask('pick an option', {
    seats: (_, v) => (v.from.length > 0 ? (v.by ?? v.effect.seat) : null),
    about: (_, v) => ({ card: v.effect.card, ship: v.effect.on }),
    options: (_, v): readonly string[] => (v.may ? [...v.from, 'pass'] : v.from),
    answer: (s, v, option) => {
      if (option !== 'pass') cardNamed(v.effect.card)?.picked?.(s, v.effect, option)
    },
  }),
])
