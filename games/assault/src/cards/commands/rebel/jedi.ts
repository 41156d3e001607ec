import { of } from '@sandtable/kernel'
import { deckOf } from '../../../hand.ts'
import { areHostile, figureOf, isFigure } from '../../../state.ts'
import { commandCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { add, attackOf, damage, distanceBetween, me } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { isExhausted, readyGroupOf } from '../readying.ts'

/** Cards that name one of the figures in `figures/rebel/jedi.ts`. */
export const rebelJediCommands: readonly ACard[] = [
  command('i-must-go-alone', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:i-must-go-alone',
    rules: ['IA-CMD-i-must-go-alone'],
    query: {
      'target forbidden': of('target', (value, s, effect, { attacker, distance }) =>
        distance > 3 && areHostile(figureOf(s, attacker), me(s, effect)) ? 'IA-CMD-i-must-go-alone' : value,
      ),
    },
  },
  command('protect-the-old-ways', {
    at: {
      'modify results': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          if (!isFigure(s, v.target) || v.target === figure) return false
          const target = figureOf(s, v.target)
          return target.seat === seat && distanceBetween(s, figureOf(s, figure ?? ''), target) <= 3
        },
      },
    },
    play: (s, { seat }) => {
      const { discard } = deckOf(s, seat)
      const ways = discard.filter((card) => commandCard(card).by?.traits?.includes('force-user') === true)
      add(attackOf(s), { block: 1 + ways.length })
    },
  }),
  command('right-back-at-ya', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:right-back-at-ya',
    rules: ['IA-CMD-right-back-at-ya'],
    trigger: {
      // Only now is it known whether she spends a token.
      'before rolling': {
        forced: true,
        of: 'target',
        do: (s, effect, v) => {
          const blocks = v.spent.some(({ figure, token }) => figure === effect.on && token === 'block')
          damage(s, v.attacker, blocks ? 3 : 1, effect.on)
        },
      },
    },
  },
  command('son-of-skywalker', {
    at: { 'after activation': { figures: anyOwn, when: (s, _, __, figure) => isExhausted(s, figure ?? '') } },
    play: (s, { figure }) => readyGroupOf(s, figure ?? ''),
  }),
]
