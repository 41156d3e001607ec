import type { Condition, PowerToken } from '../../../data/types.ts'
import { type AState, type FigureId, figureOf } from '../../state.ts'
import { speedOf } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  adjacentFigures,
  canLeap,
  discardCondition,
  discardOne,
  drawCards,
  gainCondition,
  gainMovement,
  gainPower,
  hasTrait,
  isHarmful,
  isSmall,
  leap,
  me,
  moveSpaces,
  pick,
  powerTokens,
  pushFigure,
  recoverDamage,
} from '../words.ts'
import { command } from './command.ts'

/** Command cards that figures use for themselves in their own activation. */
export const activationCommands: readonly ACard[] = [
  command(
    'battle-scars',
    {
      during: {},
      play: (s, { effect }) => {
        pick(s, effect, 'token', powerTokens)
        if (me(s, effect).damage >= 3) pick(s, effect, 'token', powerTokens)
      },
    },
    { picked: { token: (s, effect, token) => gainPower(s, effect.on ?? '', token as PowerToken) } },
  ),
  command('fleet-footed', { during: {}, play: (s, { figure }) => gainMovement(s, figure ?? '', 1) }),
  command('focus', { action: {}, play: (s, { figure }) => gainCondition(s, figure ?? '', 'focused') }),
  command(
    'heart-of-freedom',
    {
      at: { 'start of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => {
        const harmful = me(s, effect).conditions.flatMap(({ name }) => (isHarmful(name) ? [name] : []))
        pick(s, effect, 'condition', harmful)
        recoverDamage(s, effect.on ?? '', 2)
        gainMovement(s, effect.on ?? '', 2)
      },
    },
    { picked: { condition: (s, effect, name) => discardCondition(s, me(s, effect), name as Condition) } },
  ),
  command('hour-of-need', {
    during: {},
    play: (s, { figure }) => recoverDamage(s, figure ?? '', s.table.round),
  }),
  command('jump-jets', {
    action: { when: (s, figure) => canLeap(s, figure, 5) },
    play: (s, { effect }) => leap(s, me(s, effect), 5),
  }),
  command(
    'looking-for-a-fight',
    {
      during: {},
      play: (s, { effect }) => {
        gainPower(s, effect.on ?? '', 'damage')
        pick(s, effect, 'way', smallBeside(s, effect.on ?? '').length > 0 ? ['move', 'push'] : ['move'])
      },
    },
    {
      picked: {
        way: (s, effect, way) => {
          if (way === 'move') moveSpaces(s, effect.on ?? '', 1)
          else pick(s, effect, 'pushed', smallBeside(s, effect.on ?? ''))
        },
        pushed: (s, effect, id) => pushFigure(s, String(id), effect.seat ?? '', 1),
      },
    },
  ),
  command('lord-of-the-sith', {
    during: { when: (s, figure, v) => v.defeats.some((id) => figureOf(s, id).seat !== figure.seat) },
    play: (s, { seat }) => {
      const activation = activationOf(s)
      if (activation === null) return
      activation.actions += activation.defeats.filter((id) => figureOf(s, id).seat !== seat).length
    },
  }),
  command('planning', {
    action: {},
    play: (s, { seat, figure, effect }) => {
      const after = s.lastEffect
      drawCards(s, seat, 2)
      if (!hasTrait(figureOf(s, figure ?? ''), 'leader')) discardOne(s, effect, { after })
    },
  }),
  command('rally', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { figure }) => {
      const one = figureOf(s, figure ?? '')
      for (const { name } of [...one.conditions]) if (isHarmful(name)) discardCondition(s, one, name)
    },
  }),
  command('recovery', { action: {}, play: (s, { figure }) => recoverDamage(s, figure ?? '', 2) }),
  command('urgency', {
    action: {},
    play: (s, { figure }) => gainMovement(s, figure ?? '', speedOf(s, figureOf(s, figure ?? '')) + 2),
  }),
]

function smallBeside(s: AState, id: FigureId): FigureId[] {
  return adjacentFigures(s, figureOf(s, id), 'any').filter((one) => isSmall(figureOf(s, one)))
}
