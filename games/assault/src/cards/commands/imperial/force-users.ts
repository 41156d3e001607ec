import { of } from '@sandtable/kernel'
import { type Figure, figureOf } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  choice,
  damage,
  figuresWithin,
  gainCondition,
  isSmall,
  me,
  pushFigure,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { seenWithin } from '../nearby.ts'

const pushed = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'any', isSmall),
  do: (s, effect, id) => {
    pushFigure(s, id, effect.seat ?? '', 1)
    damage(s, id, 1, effect.on)
  },
})

const struckByLightning = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 2),
  do: (s, effect, id) => {
    const struck = [id, ...adjacentFigures(s, figureOf(s, id), 'any')]
    for (const one of struck) {
      damage(s, one, 2, effect.on)
      gainCondition(s, one, 'stunned', effect.on)
    }
  },
})

const lured = choice<string>('lured', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'hostile', isLurable),
  do: (s, effect, figure) => attackNow(s, figure, { by: effect.seat ?? '' }),
})

/** Cards for Imperial Force users. */
export const imperialForceUserCommands: readonly ACard[] = [
  choosing('dark-energy', 'during', pushed),
  command('deadly-precision', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:deadly-precision',
    rules: ['IA-CMD-deadly-precision'],
    query: {
      results: of('attacker', (value) => ({ ...value, dodge: value.dodge - 1 })),
    },
  },
  choosing('force-lightning', 'action', struckByLightning),
  choosing('lure-of-the-dark-side', 'action', lured),
]

function isLurable(figure: Figure): boolean {
  return isSmall(figure) && figureCard(figure).attack !== null
}
