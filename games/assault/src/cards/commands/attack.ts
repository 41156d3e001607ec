import type { DefenceDie } from '../../../data/types.ts'
import { figureOf, isFigure } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackOf,
  canAttack,
  choice,
  choose,
  damage,
  figuresWithin,
  isFigureTarget,
  isMe,
  me,
} from '../words.ts'
import { command } from './command.ts'
import { isDoing } from './in-answer-to.ts'
import { lasting } from './lasting.ts'

const die = choice<DefenceDie, { readonly from: readonly DefenceDie[] }>('die', {
  from: (_, __, { from }) => from,
  do: (s, _, colour) => {
    const { defence } = attackOf(s)
    defence.splice(defence.indexOf(colour), 1)
  },
})

const dieOfHeightenedReflexes = choice<number>('die', {
  from: (s) => [...attackOf(s).defenceDice.keys()],
  do: (s, _, at) => void attackOf(s).defenceDice.splice(at, 1),
})

const resultOfLockOn = choice<string>('result', {
  from: () => ['accuracy', 'dodge', 'evade'],
  do: (s, _, result) =>
    add(
      attackOf(s),
      result === 'accuracy' ? { accuracy: 3 } : result === 'dodge' ? { dodge: -1 } : { evade: -1 },
    ),
})

/** Command cards that change one's own attacks. */
export const attackCommands: readonly ACard[] = [
  command(
    'arcing-shot',
    {
      at: { 'before declaring': { figures: (_, v) => [v.attacker] } },
      play: (s) => {
        attackOf(s).arcing = true
      },
    },
    {
      aims: (s, figure) =>
        figureCard(figure).name === 'Drokkatta' && canAttack(s, figure.id, { arcing: true }),
    },
  ),
  command('assassinate', {
    at: {
      'modify results': { figures: (_, v) => [v.attacker], when: (s, v) => isFigureTarget(s, v) },
    },
    play: (s) => add(attackOf(s), { damage: 3 }),
  }),
  command('bladestorm', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => {
      add(attackOf(s), { surge: 1 })
      lasting(s, effect, 'attack')
    },
  }),
  {
    id: 'effect:bladestorm',
    rules: ['IA-CMD-bladestorm'],
    trigger: {
      'attack resolved': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker),
        do: (s, effect) => {
          for (const id of figuresWithin(s, me(s, effect), 2, 'hostile')) damage(s, id, 1, effect.on)
        },
      },
    },
  },
  command('blitz', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { surge: 1 }),
  }),
  command('deadeye', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { accuracy: 2 }),
  }),
  command('deathblow', {
    at: { 'attack declared': { figures: (_, v) => [v.attacker], when: (_, v) => v.type === 'melee' } },
    play: (s) => {
      const v = attackOf(s)
      const shoots = isFigure(s, v.target) && figureCard(figureOf(s, v.target)).attack?.type === 'ranged'
      add(v, { damage: shoots ? 2 : 1 })
    },
  }),
  command('element-of-surprise', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => {
          const activation = activationOf(s)
          return (
            activation?.figure === v.attacker && isFigureTarget(s, v) && !activation.seenBy.includes(v.target)
          )
        },
      },
    },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:element-of-surprise',
    rules: ['IA-CMD-element-of-surprise'],
    trigger: {
      'before rolling': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker) && v.defence.length > 0,
        do: (s, effect, v) => {
          const colours = [...new Set(v.defence)]
          if (colours.length === 1) v.defence.pop()
          else choose(s, effect, die, { from: colours })
        },
      },
    },
    asks: [die],
  },
  command('explosive-weaponry', {
    at: { 'attack declared': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { blast: 1 }),
  }),
  command('heavy-ordnance', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => {
      const v = attackOf(s)
      add(v, isFigureTarget(s, v) ? { damage: 1 } : { damage: 2, pierce: 2 })
    },
  }),
  command(
    'heightened-reflexes',
    {
      at: {
        'modify results': {
          figures: (_, v) => [v.attacker],
          when: (s, v) => isFigureTarget(s, v) && v.defenceDice.length > 0,
        },
      },
      play: (s, { effect }) => choose(s, effect, dieOfHeightenedReflexes),
    },
    { asks: [dieOfHeightenedReflexes] },
  ),
  command('hunt-them-down', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isDoing(s, v.attacker, 'lightsaber-throw'),
      },
    },
    play: (s) => add(attackOf(s), { accuracy: 2, cleave: 2 }),
  }),
  command('hunter-protocol', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:hunter-protocol',
    rules: ['IA-CMD-hunter-protocol'],
    query: {
      'surge ability uses': (value, _, effect, { attack, ability }) => {
        const twice = attack.bought.find((key, at) => attack.bought.indexOf(key) !== at)
        const may = isMe(effect, attack.attacker) && (twice === undefined || twice === ability)
        return may ? Math.max(value, 2) : value
      },
    },
  },
  command(
    'lock-on',
    {
      at: { 'modify results': { figures: (_, v) => [v.attacker] } },
      play: (s, { effect }) => choose(s, effect, resultOfLockOn),
    },
    {
      asks: [resultOfLockOn],
    },
  ),
  command(
    'marksman',
    {
      at: { 'before declaring': { figures: (_, v) => [v.attacker], when: (_, v) => v.type === 'ranged' } },
      play: (s) => {
        attackOf(s).pastFigures = true
      },
    },
    {
      aims: (s, figure) =>
        figureCard(figure).attack?.type === 'ranged' && canAttack(s, figure.id, { pastFigures: true }),
    },
  ),
]
