import { figureOf } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { attackNow, damage, moveSpaces } from '../../words.ts'
import { command } from '../command.ts'
import { besideArrival, stepUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'

/** Cards that any figure may use in answer to what others do to it, without an attack. */
export const figureAnswerCommands: readonly ACard[] = [
  command('dying-lunge', {
    at: {
      'health reached': {
        figures: (_, v) => [v.target],
        when: (s, v) => figureCard(figureOf(s, v.target)).attack !== null,
      },
    },
    play: (s, { effect }) => {
      lasting(s, effect, 'suffering')
      moveSpaces(s, effect.on ?? '', 2)
      attackNow(s, effect.on ?? '', { type: 'melee' })
    },
  }),
  {
    id: 'effect:dying-lunge',
    rules: ['IA-CMD-dying-lunge'],
    // It is defeated all the same.
    replace: {
      'recover damage': {
        forced: true,
        of: 'figure',
        do: () => null,
      },
    },
  },
  command('self-defense', {
    at: {
      'space entered': { figures: besideArrival },
    },
    play: (s, { figure }) => damage(s, stepUnderWay(s).figure, 1, figure),
  }),
]
