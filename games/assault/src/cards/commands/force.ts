import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  afterwards,
  attackUnderWay,
  damage,
  figuresWithin,
  gainMovement,
  givePoints,
  isMe,
  isSmall,
  mayReroll,
  me,
  moveSpaces,
  pick,
  pushFigure,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

/** Command cards of those who use the Force. */
export const forceCommands: readonly ACard[] = [
  command(
    'dark-energy',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 3, 'any', isSmall).length > 0 },
      play: (s, { effect }) => pick(s, effect, 'pushed', figuresWithin(s, me(s, effect), 3, 'any', isSmall)),
    },
    {
      picked: {
        pushed: (s, effect, id) => {
          pushFigure(s, String(id), effect.seat ?? '', 1)
          damage(s, String(id), 1, effect.on)
        },
      },
    },
  ),
  command('deadly-precision', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:deadly-precision',
    rules: ['IA-CMD-deadly-precision'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.attacker) ? { ...value, dodge: value.dodge - 1 } : value,
    },
  },
  command('force-jump', {
    action: {},
    play: (s, { figure }) => moveSpaces(s, figure ?? '', 5, true, true),
  }),
  command(
    'force-push',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 3, 'any', isSmall).length > 0 },
      play: (s, { effect }) => pick(s, effect, 'pushed', figuresWithin(s, me(s, effect), 3, 'any', isSmall)),
    },
    { picked: { pushed: (s, effect, id) => pushFigure(s, String(id), effect.seat ?? '', 2) } },
  ),
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
        afterwards(s, effect, 'moved')
      },
    },
    {
      picked: {
        moved: (s, effect) => pick(s, effect, 'victim', adjacentFigures(s, me(s, effect), 'hostile')),
        victim: (s, effect, id) => {
          damage(s, String(id), 2, effect.on)
          strain(s, String(id), 1, effect.on)
        },
      },
    },
  ),
  command('i-can-feel-it', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.attacker, v.target],
        when: (_, v, __, figure) =>
          (figure === v.attacker ? v.attackDice : v.defenceDice).some((die) => !die.rerolled),
      },
    },
    action: {},
    play: (s, { seat, figure, effect }) => {
      const attack = attackUnderWay(s)
      if (attack === null) givePoints(s, seat, 1, 'i-can-feel-it')
      else mayReroll(s, effect, figure === attack.attacker ? 'attack' : 'defence', 1, { least: 1 })
    },
  }),
  command('knowledge-and-defense', {
    action: {},
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:knowledge-and-defense',
    rules: ['IA-CMD-knowledge-and-defense'],
    query: {
      'defence pool': (value, _, effect, v) => (isMe(effect, v.target) ? [...value, 'white'] : value),
    },
  },
]
