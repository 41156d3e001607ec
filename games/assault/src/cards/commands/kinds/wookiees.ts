import type { PowerToken } from '../../../../data/types.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  chooseSeveral,
  damage,
  gainCondition,
  gainPower,
  me,
  powerTokens,
  several,
} from '../../words.ts'
import { command } from '../command.ts'

const scar = choice<PowerToken, { readonly from: readonly PowerToken[] }>('token', {
  from: (_, __, { from }) => from,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

const stunned = several<string>('stunned', (s, effect, id) => {
  gainCondition(s, id, 'stunned', effect.on)
})

const mauled = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => damage(s, id, Math.min(3, me(s, effect).damage), effect.on),
})

/** Cards for Wookiees, and for these among other kinds. */
export const wookieeCommands: readonly ACard[] = [
  command(
    'battle-scars',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, scar, { from: powerTokens })
        if (me(s, effect).damage >= 3) choose(s, effect, scar, { from: powerTokens })
      },
    },
    { asks: [scar] },
  ),
  command(
    'roar',
    {
      action: {
        when: (s, figure) => figure.damage >= 3 && adjacentFigures(s, figure, 'hostile').length > 0,
      },
      play: (s, { effect }) =>
        chooseSeveral(s, effect, stunned, adjacentFigures(s, me(s, effect), 'hostile'), 3, { least: 1 }),
    },
    {
      asks: [stunned],
    },
  ),
  command(
    'wookiee-rage',
    {
      action: {
        when: (s, figure) => figure.damage > 0 && adjacentFigures(s, figure, 'hostile').length > 0,
      },
      play: (s, { effect }) => choose(s, effect, mauled),
    },
    {
      asks: [mauled],
    },
  ),
]
