import { areHostile, figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  adjacentFigures,
  attackOf,
  attackUnderWay,
  choice,
  choose,
  damage,
  gainCondition,
  gainMovement,
  givePoints,
  goOn,
  hasCondition,
  isFigureTarget,
  isMe,
  mayReroll,
  me,
  moveSpaces,
  rollFor,
  seesFigure,
  sequel,
  strain,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { seenWithin } from '../nearby.ts'
import { hasFresh } from '../rerolling.ts'

const moved = sequel<null>('moved', (s, effect) => choose(s, effect, victim))

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    damage(s, id, 2, effect.on)
    strain(s, id, 1, effect.on)
  },
})

const thrown = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => damage(s, id, rollFor(s, ['blue', 'blue']).damage, effect.on),
})

/** Cards for Force users, and for these among other kinds. */
export const forceUserCommands: readonly ACard[] = [
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
  command('force-illusion', {
    at: {
      'modify results': {
        figures: anyOwn,
        when: (s, v, _, figure) => {
          const own = figureOf(s, figure ?? '')
          const attacker = figureOf(s, v.attacker)
          if (!areHostile(own, attacker) || !seesFigure(s, own, attacker)) return false
          return isFigureTarget(s, v) && !hasCondition(figureOf(s, v.target), 'hidden')
        },
      },
    },
    play: (s) => gainCondition(s, attackOf(s).target, 'hidden'),
  }),
  command('force-jump', {
    action: {},
    play: (s, { figure }) => moveSpaces(s, figure ?? '', 5, true, true),
  }),
  command('force-rush', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { figure }) => gainMovement(s, figure ?? '', 2),
  }),
  command(
    'force-surge',
    {
      at: { 'end of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => {
        moveSpaces(s, effect.on ?? '', 1)
        goOn(s, effect, moved, null)
      },
    },
    {
      asks: [moved, victim],
    },
  ),
  command('i-can-feel-it', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.attacker, v.target],
        when: (_, v, __, figure) => hasFresh(figure === v.attacker ? v.attackDice : v.defenceDice),
      },
    },
    action: {},
    play: (s, { seat, figure, effect }) => {
      const attack = attackUnderWay(s)
      if (attack === null) givePoints(s, seat, 1, 'i-can-feel-it')
      else mayReroll(s, effect, figure === attack.attacker ? 'attack' : 'defence', 1, { least: 1 })
    },
  }),
  choosing('telekinetic-throw', 'action', thrown),
]
