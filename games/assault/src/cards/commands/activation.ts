import type { Condition, PowerToken } from '../../../data/types.ts'
import { type AState, type FigureId, figureOf } from '../../state.ts'
import { speedOf } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  adjacentFigures,
  canLeap,
  choice,
  choose,
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
  powerTokens,
  pushFigure,
  recoverDamage,
} from '../words.ts'
import { command } from './command.ts'

const tokenOfBattleScars = choice<PowerToken, { readonly from: readonly PowerToken[] }>('token', {
  from: (_, __, { from }) => from,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

const condition = choice<Condition>('condition', {
  from: (s, effect) => me(s, effect).conditions.flatMap(({ name }) => (isHarmful(name) ? [name] : [])),
  do: (s, effect, name) => discardCondition(s, me(s, effect), name),
})

const wayOfLookingForAFight = choice<string>('way', {
  from: (s, effect) => (smallBeside(s, effect.on ?? '').length > 0 ? ['move', 'push'] : ['move']),
  do: (s, effect, way) => {
    if (way === 'move') moveSpaces(s, effect.on ?? '', 1)
    else choose(s, effect, pushed)
  },
})

const pushed = choice<string>('pushed', {
  from: (s, effect) => smallBeside(s, effect.on ?? ''),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 1),
})

/** Command cards that figures use for themselves in their own activation. */
export const activationCommands: readonly ACard[] = [
  command(
    'battle-scars',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, tokenOfBattleScars, { from: powerTokens })
        if (me(s, effect).damage >= 3) choose(s, effect, tokenOfBattleScars, { from: powerTokens })
      },
    },
    { asks: [tokenOfBattleScars] },
  ),
  command('fleet-footed', { during: {}, play: (s, { figure }) => gainMovement(s, figure ?? '', 1) }),
  command('focus', { action: {}, play: (s, { figure }) => gainCondition(s, figure ?? '', 'focused') }),
  command(
    'heart-of-freedom',
    {
      at: { 'start of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => {
        choose(s, effect, condition)
        recoverDamage(s, effect.on ?? '', 2)
        gainMovement(s, effect.on ?? '', 2)
      },
    },
    { asks: [condition] },
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
        choose(s, effect, wayOfLookingForAFight)
      },
    },
    {
      asks: [wayOfLookingForAFight, pushed],
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
