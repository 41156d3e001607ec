import type { AttackDie, DefenceDie } from '../../../data/types.ts'
import { type AState, figureOf, figuresOnMap, isFigure } from '../../state.ts'
import { figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackOf,
  choice,
  choose,
  drawCards,
  gainCondition,
  hasRerolls,
  hasTrait,
  isMe,
  mayReroll,
  me,
} from '../words.ts'
import { command } from './command.ts'
import { isDoing } from './in-answer-to.ts'
import { lasting } from './lasting.ts'

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

const dieOfToolsForTheJob = choice<AttackDie>('die', {
  from: () => colours,
  do: (s, _, colour) => void attackOf(s).pool.push(colour),
})

const dieOfWildFire = choice<DefenceDie>('die', {
  from: (s) => [...new Set(attackOf(s).defence)],
  do: (s, effect, colour) => {
    dropDefence(s, colour)
    choose(s, effect, second)
  },
})

const second = choice<DefenceDie>('second', {
  from: (s) => [...new Set(attackOf(s).defence)],
  may: () => true,
  do: (s, _, colour) => dropDefence(s, colour),
})

/** Command cards that change one's own attacks, from M on. */
export const lateAttackCommands: readonly ACard[] = [
  command('master-operative', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isDoing(s, v.attacker, 'close-quarters'),
      },
    },
    play: (s, { figure }) => {
      gainCondition(s, figure ?? '', 'focused')
      add(attackOf(s), { surge: 1 })
    },
  }),
  command('mitigate', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.attacker],
        when: (_, v) => v.attackDice.some((die) => !die.rerolled),
      },
    },
    play: (s, { effect }) => {
      if (hasRerolls(s, effect, 'attack')) mayReroll(s, effect, 'attack', 1, { least: 1 })
    },
  }),
  command('officers-training', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.attacker],
        when: (_, v) => v.attackDice.some((die) => !die.rerolled),
      },
    },
    play: (s, { seat, effect }) => {
      if (hasRerolls(s, effect, 'attack')) mayReroll(s, effect, 'attack', 1, { least: 1 })
      if (hasTrait(me(s, effect), 'leader')) drawCards(s, seat, 1)
    },
  }),
  command('one-in-a-million', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => activationOf(s)?.figure !== v.attacker,
      },
    },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:one-in-a-million',
    rules: ['IA-CMD-one-in-a-million'],
    layer: 9,
    query: { 'defence pool': (value, _, effect, v) => (isMe(effect, v.attacker) ? [] : value) },
  },
  command('positioning-advantage', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { damage: 1 }),
  }),
  command('primary-target', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isFigure(s, v.target) && isDearest(s, v.target),
      },
    },
    play: (s, { figure }) => {
      gainCondition(s, figure ?? '', 'focused')
      add(attackOf(s), { damage: 1 })
    },
  }),
  command(
    'tools-for-the-job',
    {
      at: { 'attack declared': { figures: (_, v) => [v.attacker] } },
      play: (s, { effect }) => choose(s, effect, dieOfToolsForTheJob),
    },
    { asks: [dieOfToolsForTheJob] },
  ),
  command('wild-attack', {
    at: { 'attack declared': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => {
      attackOf(s).pool.push('red')
      lasting(s, effect, 'attack')
    },
  }),
  {
    id: 'effect:wild-attack',
    rules: ['IA-CMD-wild-attack'],
    query: {
      'defence pool': (value, _, effect, v) => (isMe(effect, v.attacker) ? [...value, 'white'] : value),
    },
  },
  command(
    'wild-fire',
    {
      at: { 'before rolling': { figures: (_, v) => [v.attacker], when: (_, v) => v.defence.length > 0 } },
      play: (s, { effect }) => choose(s, effect, dieOfWildFire),
    },
    {
      asks: [dieOfWildFire, second],
    },
  ),
]

/** Does no other figure of its side cost more? */
function isDearest(s: AState, id: string): boolean {
  const target = figureOf(s, id)
  const own = figuresOnMap(s).filter((one) => one.seat === target.seat)
  return own.every((one) => figureCost(s, one) <= figureCost(s, target))
}

function dropDefence(s: AState, colour: DefenceDie): void {
  const { defence } = attackOf(s)
  const at = defence.indexOf(colour)
  if (at >= 0) defence.splice(at, 1)
}
