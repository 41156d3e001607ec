import type { Plain } from '@sandtable/kernel'
import { cardNamed } from '@sandtable/kernel'
import { ask, procedure, run } from './words.ts'

export const pickOne = procedure('pick', [
  ask('pick one', {
    seats: (_, v) => (v.from.length === 0 ? null : v.by),
    about: (_, v) => ({ card: v.effect.card, on: v.effect.on, choice: v.choice }),
    options: (_, v): readonly Plain[] => (v.may ? [...v.from, 'none'] : v.from),
    answer: (s, v, choice) => {
      if (choice !== 'none' || v.from.includes('none'))
        cardNamed(s, v.effect.card)?.picked?.[v.choice]?.(s, v.effect, choice)
    },
  }),
])

export const goOn = procedure('go on', [
  run('go on', (s, v) => cardNamed(s, v.effect.card)?.picked?.[v.choice]?.(s, v.effect, v.value)),
])
