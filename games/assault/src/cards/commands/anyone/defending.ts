import { otherSeat } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { activationOf, add, attackOf, choice, choose, gainCondition, mayReroll } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { rerollUnderWay } from '../in-answer-to.ts'
import { defenderRerolls } from '../rerolling.ts'

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

/** Cards that any figure may use when it is attacked. */
export const defendingCommands: readonly ACard[] = [
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
  command('hard-to-hit', {
    at: { 'reroll dice': defenderRerolls },
    play: (s, { effect }) => mayReroll(s, effect, 'defence', 1, { least: 1 }),
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
