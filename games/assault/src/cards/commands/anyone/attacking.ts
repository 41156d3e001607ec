import { of } from '@sandtable/kernel'
import type { DefenceDie } from '../../../../data/types.ts'
import { deckOf } from '../../../hand.ts'
import { figureOf, isFigure, isOnMap } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackOf,
  canAttack,
  choice,
  choose,
  drawCards,
  hasTrait,
  isFigureTarget,
  mayReroll,
  me,
  strain,
} from '../../words.ts'
import { command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { attackerRerolls } from '../rerolling.ts'

const surprisedDie = choice<DefenceDie, { readonly from: readonly DefenceDie[] }>('die', {
  from: (_, __, { from }) => from,
  do: (s, _, colour) => {
    const { defence } = attackOf(s)
    defence.splice(defence.indexOf(colour), 1)
  },
})

/** Cards that any figure may use when it attacks. */
export const attackingCommands: readonly ACard[] = [
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
        of: 'attacker',
        do: (s, effect, v) => {
          const colours = [...new Set(v.defence)]
          if (colours.length === 1) v.defence.pop()
          else choose(s, effect, surprisedDie, { from: colours })
        },
      },
    },
    asks: [surprisedDie],
  },
  command('escalating-hostility', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => !v.missed && isFigureTarget(s, v) && isOnMap(figureOf(s, v.target)),
      },
    },
    play: (s, { seat, figure }) => {
      // This one lies there, too: 1, and 1 for each other.
      const copies = deckOf(s, seat).discard.filter((card) => card === 'escalating-hostility')
      strain(s, attackOf(s).target, copies.length, figure)
    },
  }),
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
  command('mitigate', {
    at: { 'reroll dice': attackerRerolls },
    play: (s, { effect }) => mayReroll(s, effect, 'attack', 1, { least: 1 }),
  }),
  command('officers-training', {
    at: { 'reroll dice': attackerRerolls },
    play: (s, { seat, effect }) => {
      mayReroll(s, effect, 'attack', 1, { least: 1 })
      if (hasTrait(me(s, effect), 'leader')) drawCards(s, seat, 1)
    },
  }),
  command('positioning-advantage', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { damage: 1 }),
  }),
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
      'defence pool': of('attacker', (value) => [...value, 'white']),
    },
  },
]
