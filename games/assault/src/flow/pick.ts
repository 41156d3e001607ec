import type { Effect, Plain, Seat } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { ask, procedure, run } from './words.ts'

/** A card's player chooses: a figure, a space, a die, one of several ways to use it. */
export interface Picking {
  readonly effect: Effect
  /** The name of the choice, under which the card says what comes of it. */
  readonly choice: string
  readonly from: Plain[]
  /** May the player choose nothing? */
  readonly may: boolean
  readonly by: Seat
}

export const pickOne = procedure<Picking>('pick', [
  ask('pick one', {
    seats: (_, v) => (v.from.length === 0 ? null : v.by),
    about: (_, v) => ({ card: v.effect.card, on: v.effect.on, choice: v.choice }),
    options: (_, v): readonly Plain[] => (v.may ? [...v.from, 'none'] : v.from),
    answer: (s, v, choice) => {
      if (choice !== 'none' || v.from.includes('none'))
        cardNamed(v.effect.card)?.picked?.[v.choice]?.(s, v.effect, choice)
    },
  }),
])

/** The rest of what a card does, after what it began is over. */
export interface GoingOn {
  readonly effect: Effect
  readonly choice: string
  readonly value: Plain
}

export const goOn = procedure<GoingOn>('go on', [
  run('go on', (s, v) => cardNamed(v.effect.card)?.picked?.[v.choice]?.(s, v.effect, v.value)),
])
