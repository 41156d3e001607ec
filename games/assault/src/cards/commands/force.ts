import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackUnderWay,
  choice,
  choose,
  damage,
  figuresWithin,
  gainMovement,
  givePoints,
  goOn,
  isMe,
  isSmall,
  mayReroll,
  me,
  moveSpaces,
  pushFigure,
  sequel,
  strain,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const pushed = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'any', isSmall),
  do: (s, effect, id) => {
    pushFigure(s, id, effect.seat ?? '', 1)
    damage(s, id, 1, effect.on)
  },
})

const pushedOfForcePush = choice<string>('pushed', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'any', isSmall),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 2),
})

const moved = sequel<null>('moved', (s, effect) => choose(s, effect, victim))

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    damage(s, id, 2, effect.on)
    strain(s, id, 1, effect.on)
  },
})

/** Command cards of those who use the Force. */
export const forceCommands: readonly ACard[] = [
  command(
    'dark-energy',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 3, 'any', isSmall).length > 0 },
      play: (s, { effect }) => choose(s, effect, pushed),
    },
    {
      asks: [pushed],
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
      play: (s, { effect }) => choose(s, effect, pushedOfForcePush),
    },
    { asks: [pushedOfForcePush] },
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
