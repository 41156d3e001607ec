import { cardNamed } from '@sandtable/kernel'
import { ask, procedure } from './words.ts'

/** A card's player chooses a ship for it. */
export const chooseAShip = procedure('choose a ship', [
  ask('choose a ship', {
    seats: (_, v) => (v.from.length > 0 ? v.effect.seat : null),
    about: (_, v) => ({ card: v.effect.card, ship: v.effect.on }),
    options: (_, v): readonly string[] => (v.may ? [...v.from, 'pass'] : v.from),
    answer: (s, v, ship) => {
      if (ship !== 'pass') cardNamed(s, v.effect.card)?.chosen?.(s, v.effect, ship)
    },
  }),
])
