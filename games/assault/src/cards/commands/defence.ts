import { otherSeat } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackOf,
  choice,
  choose,
  damage,
  gainCondition,
  hasRerolls,
  isMe,
  mayReroll,
  ownerOf,
  score,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const price = choice<number>('price', {
  from: (s, effect) => [...Array((s.table.points[ownerOf(effect)] ?? 0) + 1).keys()],
  do: (s, effect, points) => {
    const seat = effect.seat ?? ''
    score(s, seat, -points, 'lets-make-a-deal')
    score(s, otherSeat(seat), points, 'lets-make-a-deal')
    add(attackOf(s), { damage: -points })
    gainCondition(s, effect.on ?? '', 'focused')
  },
})

/** Command cards for figures that are attacked. */
export const defenceCommands: readonly ACard[] = [
  command('brace-for-impact', {
    at: { 'before rolling': { figures: (_, v) => [v.target] } },
    play: (s) => void attackOf(s).defence.push('black'),
  }),
  command('brace-yourself', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.target],
        when: (s, v) => activationOf(s)?.figure !== v.attacker,
      },
    },
    play: (s) => add(attackOf(s), { block: 2 }),
  }),
  command('camouflage', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { figure }) => gainCondition(s, figure ?? '', 'hidden'),
  }),
  command('deflection', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => {
      add(attackOf(s), { accuracy: -2 })
      lasting(s, effect, 'attack')
    },
  }),
  {
    id: 'effect:deflection',
    rules: ['IA-CMD-deflection'],
    trigger: {
      'attack resolved': {
        forced: true,
        when: (_, effect, v) => !isMe(effect, v.target) || v.suffered === 0,
        do: (s, effect, v) => damage(s, v.attacker, 2, effect.on),
      },
    },
  },
  command('hard-to-hit', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.target],
        when: (_, v) => v.defenceDice.some((die) => !die.rerolled),
      },
    },
    play: (s, { effect }) => {
      if (hasRerolls(s, effect, 'defence')) mayReroll(s, effect, 'defence', 1, { least: 1 })
    },
  }),
  command('heavy-armor', {
    at: { 'modify results': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:heavy-armor',
    rules: ['IA-CMD-heavy-armor'],
    trigger: {
      // Surges can add to it until then.
      'before damage': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.tally.pierce > 0,
        do: (_, __, v) => {
          v.tally.pierce = 0
        },
      },
    },
  },
  command(
    'lets-make-a-deal',
    {
      at: { 'modify results': { figures: (_, v) => [v.target] } },
      play: (s, { effect }) => choose(s, effect, price),
    },
    {
      asks: [price],
    },
  ),
]
