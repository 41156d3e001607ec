import type { AttackDie } from '../../../data/types.ts'
import { deckOf } from '../../hand.ts'
import { figureOf, isFigure, otherSeat } from '../../state.ts'
import { commandCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackNow,
  attackOf,
  bonus,
  canAttack,
  choice,
  choose,
  damage,
  distanceBetween,
  gainCondition,
  hasRerolls,
  isMe,
  mayReroll,
  ownerOf,
  score,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { rerollUnderWay } from './in-answer-to.ts'
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

const die = choice<AttackDie>('die', {
  from: (s) => [...new Set(attackOf(s).pool)],
  do: (s, _, colour) => {
    const { pool } = attackOf(s)
    pool.splice(pool.indexOf(colour), 1)
  },
})

const unlucky = choice<'attack' | 'defence', Unlucky>('pool', {
  from: (_, __, { attack, defence }) => [
    ...(attack.length > 0 ? (['attack'] as const) : []),
    ...(defence.length > 0 ? (['defence'] as const) : []),
  ],
  do: (s, effect, pool, dice) => choose(s, effect, pool === 'attack' ? attackDie : defenceDie, dice),
})

const attackDie = choice<number, Unlucky>('attack die', {
  from: (_, __, { attack }) => attack,
  do: (s, _, at) => void attackOf(s).attackDice.splice(at, 1),
})

const defenceDie = choice<number, Unlucky>('defence die', {
  from: (_, __, { defence }) => defence,
  do: (s, _, at) => void attackOf(s).defenceDice.splice(at, 1),
})

/** The dice that were rerolled, by their places in their pools. */
interface Unlucky {
  readonly attack: readonly number[]
  readonly defence: readonly number[]
}

/** Command cards for figures that are attacked, and for those who stand by them. */
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
  command('parry', {
    at: { 'modify results': { figures: (_, v) => [v.target] } },
    play: (s) => add(attackOf(s), { block: 1 }),
  }),
  command('payback', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.target],
        when: (s, v) => canAttack(s, v.target, { among: [v.attacker] }),
      },
    },
    play: (s, { figure }) =>
      attackNow(s, figure ?? '', { among: [attackOf(s).attacker], bonus: bonus({ surge: 2 }) }),
  }),
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
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect, v) => {
          const blocks = v.spent.some(({ figure, token }) => figure === effect.on && token === 'block')
          damage(s, v.attacker, blocks ? 3 : 1, effect.on)
        },
      },
    },
  },
  command('run-for-cover', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:run-for-cover',
    rules: ['IA-CMD-run-for-cover'],
    trigger: {
      'before rolling': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.pool.length > 0,
        do: (s, effect) => choose(s, effect, die),
      },
    },
    asks: [die],
  },
  command('stealth-tactics', {
    at: { 'before rolling': { figures: (_, v) => [v.target] } },
    play: (s) => void attackOf(s).defence.push('white'),
  }),
  command('stroke-of-brilliance', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s) => add(attackOf(s), { block: 2, evade: 1 }),
  }),
  command(
    'tough-luck',
    {
      at: {
        'dice rerolled': { figures: anyOwn, when: (_, v, seat) => v.by === otherSeat(seat) },
      },
      play: (s, { effect }) => {
        const { places } = rerollUnderWay(s)
        const { attackDice } = attackOf(s)
        const attack = places.filter((at) => at < attackDice.length)
        const defence = places.filter((at) => at >= attackDice.length).map((at) => at - attackDice.length)
        choose(s, effect, unlucky, { attack, defence })
      },
    },
    {
      asks: [unlucky, attackDie, defenceDie],
    },
  ),
]
