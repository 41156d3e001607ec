import { figureOf } from '../../state.ts'
import { speedOf } from '../../values.ts'
import type { ACard } from '../card.ts'
import {
  adjacentFigures,
  attackNow,
  discardCondition,
  discardOne,
  drawCards,
  gainCondition,
  gainMovement,
  hasTrait,
  isHarmful,
  pick,
  recoverDamage,
} from '../words.ts'
import { command } from './command.ts'

/** Command cards that figures use in their own activation. */
export const activationCommands: readonly ACard[] = [
  command('fleet-footed', { during: {}, play: (s, { figure }) => gainMovement(s, figure ?? '', 1) }),
  command('focus', { action: {}, play: (s, { figure }) => gainCondition(s, figure ?? '', 'focused') }),
  command('recovery', { action: {}, play: (s, { figure }) => recoverDamage(s, figure ?? '', 2) }),
  command('urgency', {
    action: {},
    play: (s, { figure }) => gainMovement(s, figure ?? '', speedOf(s, figureOf(s, figure ?? '')) + 2),
  }),
  command('hit-and-run', {
    action: { attack: true },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '')
      gainMovement(s, figure ?? '', 3)
    },
  }),
  command('planning', {
    action: {},
    play: (s, { seat, figure, effect }) => {
      drawCards(s, seat, 2)
      if (!hasTrait(figureOf(s, figure ?? ''), 'leader')) discardOne(s, effect)
    },
  }),
  command('rally', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { figure }) => {
      const one = figureOf(s, figure ?? '')
      for (const { name } of [...one.conditions]) if (isHarmful(name)) discardCondition(s, one, name)
    },
  }),
  command(
    'emergency-aid',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'any').length > 0 },
      play: (s, { figure, effect }) =>
        pick(s, effect, 'patient', adjacentFigures(s, figureOf(s, figure ?? ''), 'any')),
    },
    {
      picked: {
        patient: (s, effect, figure) => {
          const user = figureOf(s, effect.on ?? '')
          const skilled = hasTrait(user, 'guardian') || hasTrait(user, 'leader')
          recoverDamage(s, String(figure), skilled ? 3 : 2)
        },
      },
    },
  ),
]
