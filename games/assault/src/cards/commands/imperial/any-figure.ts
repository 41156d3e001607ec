import type { PowerToken } from '../../../../data/types.ts'
import { mostPower } from '../../../figure.ts'
import { figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  choice,
  choose,
  damage,
  gainMovement,
  gainPower,
  goOn,
  me,
  powerTokens,
  sequel,
} from '../../words.ts'
import { command } from '../command.ts'
import { friendsWithin } from '../nearby.ts'
import { shakenOff } from '../shaking-off.ts'

const next = sequel<number>('next', (s, effect, left) => {
  if (left > 0) choose(s, effect, supplied, { left })
})

const supplied = choice<string, { readonly left: number }>('supplied', {
  from: (s, effect) =>
    friendsWithin(s, me(s, effect), 3).filter((id) => figureOf(s, id).power.length < mostPower),
  do: (s, effect, id, memory) => {
    gainPower(s, id, 'damage')
    goOn(s, effect, next, memory.left - 1)
  },
})

const glory = choice<string>('glory', {
  from: () => ['damage'],
  may: () => true,
  do: (s, effect) => {
    damage(s, effect.on ?? '', 1)
    choose(s, effect, firstToken)
  },
})

const firstToken = choice<PowerToken>('token', {
  from: () => powerTokens,
  do: (s, effect, token) => {
    gainPower(s, effect.on ?? '', token)
    const others = powerTokens.filter((one) => one !== token)
    choose(s, effect, secondToken, { from: others })
  },
})

const secondToken = choice<PowerToken, { readonly from: readonly PowerToken[] }>('other token', {
  from: (_, __, { from }) => from,
  may: () => true,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

/** Cards for every Imperial figure. */
export const imperialCommands: readonly ACard[] = [
  command(
    'combat-resupply',
    {
      during: {},
      play: (s, { effect }) => goOn(s, effect, next, s.table.round),
    },
    {
      asks: [next, supplied],
    },
  ),
  command(
    'price-of-glory',
    {
      during: {},
      play: (s, { effect }) => {
        choose(s, effect, shakenOff)
        gainMovement(s, effect.on ?? '', 2)
        choose(s, effect, glory)
      },
    },
    {
      asks: [shakenOff, glory, firstToken, secondToken],
    },
  ),
]
