import { leave, of, own } from '@sandtable/kernel'
import { figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  bonus,
  choice,
  choose,
  chooseSeveral,
  figuresWithin,
  gainPower,
  hasRerolls,
  isFriend,
  mayReroll,
  me,
  several,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'

const friend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => attackNow(s, id, { bonus: bonus({ damage: 2 }) }),
})

const supplied = several<string>('supplied', (s, effect, id) => {
  choose(s, effect, supplyToken, { figure: id })
})

const supplyToken = choice<string, { readonly figure: string }>('token', {
  from: () => ['damage', 'surge'],
  do: (s, _, token, memory) => gainPower(s, memory.figure, token === 'damage' ? 'damage' : 'surge'),
})

/** Cards that name one of the figures in `figures/rebel/commanders.ts`. */
export const rebelCommandersCommands: readonly ACard[] = [
  command('fatal-deception', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:fatal-deception',
    rules: ['IA-CMD-fatal-deception'],
    query: {
      'false orders': own(() => ({ cost: 5, within: 5 })),
    },
  },
  command(
    'field-supply',
    {
      at: {
        'start of round': {
          figures: anyOwn,
          when: (s, _, __, figure) => figuresWithin(s, figureOf(s, figure ?? ''), 3, 'any').length > 0,
        },
      },
      play: (s, { effect }) => {
        lasting(s, effect, 'round', { on: null })
        chooseSeveral(s, effect, supplied, figuresWithin(s, me(s, effect), 3, 'any'), 2, { least: 1 })
      },
    },
    {
      asks: [supplied, supplyToken],
    },
  ),
  {
    id: 'effect:field-supply',
    rules: ['IA-CMD-field-supply'],
    trigger: {
      'reroll dice': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.attacker) &&
          v.spent.some(
            ({ figure, token }) => figure === v.attacker && (token === 'damage' || token === 'surge'),
          ) &&
          hasRerolls(s, effect, 'attack'),
        do: (s, effect) => mayReroll(s, effect, 'attack', 1),
      },
    },
  },
  choosing('take-it-down', 'action', friend),
  command('there-is-another', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => {
      const leia = me(s, effect)
      leia.also = [...(leia.also ?? []), 'force-user']
      lasting(s, effect, null)
    },
  }),
  {
    id: 'effect:there-is-another',
    rules: ['IA-CMD-there-is-another'],
    query: {
      results: of('attacker', (value) => ({ ...value, surge: value.surge + 1 })),
    },
    trigger: {
      'end of round': {
        forced: true,
        do: (s, effect) => {
          const leia = me(s, effect)
          const others = (leia.also ?? []).filter((trait) => trait !== 'force-user')
          if (others.length > 0) leia.also = others
          else delete leia.also
          leave(s, effect.id)
        },
      },
    },
  },
]
