import { isFigure } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  choice,
  choose,
  damage,
  figuresWithin,
  gainCondition,
  me,
  nextToSpace,
  rollFor,
  spacesWithin,
  strain,
} from '../../words.ts'
import { mounted } from '../abilities.ts'

const lashed = choice<string>('figure', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 2, 'any'),
  do: (s, effect, figure) => {
    const rolled = rollFor(s, ['yellow'])
    damage(s, figure, rolled.damage, effect.on)
    if (rolled.surge > 0) gainCondition(s, figure, 'weakened', effect.on)
  },
})

const flamed = choice<number>('space', {
  from: (s, effect) => spacesWithin(s, me(s, effect), 2),
  do: (s, effect, space) => {
    const burnt = nextToSpace(s, space).filter((id) => isFigure(s, id) && id !== effect.on)
    for (const id of burnt) {
      damage(s, id, 1, effect.on)
      strain(s, id, 1, effect.on)
      gainCondition(s, id, 'weakened', effect.on)
    }
  },
})

/** Riders and their beasts. */
export const imperialCreatures: readonly ACard[] = [
  {
    id: 'deployment:dewback-rider',
    rules: ['IA-DEP-dewback-rider'],
    actions: {
      'shock-lance': {
        cost: 1,
        can: (s, figure) => figuresWithin(s, figure, 2, 'any').length > 0,
        do: (s, _, effect) => choose(s, effect, lashed),
      },
    },
    asks: [lashed],
    trigger: { 'start of activation': mounted(3) },
  },
  {
    id: 'deployment:captain-terro',
    rules: ['IA-DEP-captain-terro'],
    actions: {
      flamethrower: {
        cost: 1,
        do: (s, _, effect) => choose(s, effect, flamed),
      },
    },
    asks: [flamed],
    trigger: { 'start of activation': mounted(3) },
  },
]
