import { isFigure } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  damage,
  figuresWithin,
  gainCondition,
  nextToSpace,
  pick,
  rollFor,
  spacesWithin,
  strain,
} from '../words.ts'
import { mounted } from './abilities.ts'

/** Riders and their beasts. */
export const imperialCreatures: readonly ACard[] = [
  {
    id: 'deployment:dewback-rider',
    rules: ['IA-DEP-dewback-rider'],
    actions: {
      'shock-lance': {
        cost: 1,
        can: (s, figure) => figuresWithin(s, figure, 2, 'any').length > 0,
        do: (s, figure, effect) => pick(s, effect, 'figure', figuresWithin(s, figure, 2, 'any')),
      },
    },
    picked: {
      figure: (s, effect, figure) => {
        const rolled = rollFor(s, ['yellow'])
        damage(s, String(figure), rolled.damage, effect.on)
        if (rolled.surge > 0) gainCondition(s, String(figure), 'weakened', effect.on)
      },
    },
    trigger: { 'start of activation': mounted(3) },
  },
  {
    id: 'deployment:captain-terro',
    rules: ['IA-DEP-captain-terro'],
    actions: {
      flamethrower: {
        cost: 1,
        do: (s, figure, effect) => pick(s, effect, 'space', spacesWithin(s, figure, 2)),
      },
    },
    picked: {
      space: (s, effect, space) => {
        const burnt = nextToSpace(s, Number(space)).filter((id) => isFigure(s, id) && id !== effect.on)
        for (const id of burnt) {
          damage(s, id, 1, effect.on)
          strain(s, id, 1, effect.on)
          gainCondition(s, id, 'weakened', effect.on)
        }
      },
    },
    trigger: { 'start of activation': mounted(3) },
  },
]
