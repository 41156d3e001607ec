import { cardNamed } from '@sandtable/kernel'
import { ask, procedure } from './words.ts'

/** A card's player picks one of several things that it offers. */
export const pickAnOption = procedure('pick an option', [
  ask('pick an option', {
    seats: (_, v) => (v.from.length > 0 ? (v.by ?? v.effect.seat) : null),
    about: (_, v) => ({ card: v.effect.card, ship: v.effect.on }),
    options: (_, v): readonly string[] => (v.may ? [...v.from, 'pass'] : v.from),
    answer: (s, v, option) => {
      if (option !== 'pass') cardNamed(s, v.effect.card)?.picked?.(s, v.effect, option)
    },
  }),
])
