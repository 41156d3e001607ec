import { mostPower } from '../../figure.ts'
import { figureOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  chooseSeveral,
  distanceBetween,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  goOn,
  hasTrait,
  isFriend,
  isMe,
  me,
  performMove,
  recoverDamage,
  sequel,
  several,
} from '../words.ts'
import { command } from './command.ts'
import { friendsWithin } from './friends.ts'
import { lasting } from './lasting.ts'

const other = choice<string>('other', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => gainMovement(s, id, 1),
})

const next = sequel<number>('next', (s, effect, left) => {
  if (left > 0) choose(s, effect, supplied, { left })
})

const supplied = choice<string, { readonly left: number }>('supplied', {
  from: (s, effect) =>
    friendsWithin(s, me(s, effect), 3).filter((id) => figureOf(s, id).power.length < mostPower),
  do: (s, effect, id, memory) => {
    gainPower(s, id, 'damage')
    goOn(s, effect, next, memory.left - 1)
  },
})

const patient = choice<string>('patient', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'any'),
  do: (s, effect, figure) => {
    const user = me(s, effect)
    const skilled = hasTrait(user, 'guardian') || hasTrait(user, 'leader')
    recoverDamage(s, figure, skilled ? 3 : 2)
  },
})

const mover = choice<string>('mover', {
  from: (s, effect) => friendsWithin(s, me(s, effect), 2),
  do: (s, _, id) => performMove(s, id),
})

const marcher = several<string>('marcher', (s, _, id) => {
  gainMovement(s, id, 1)
})

const inspired = several<string>('inspired', (s, _, id) => {
  gainCondition(s, id, 'focused')
})

/** Command cards with which figures help others in their own activation. */
export const supportCommands: readonly ACard[] = [
  command(
    'advance-warning',
    {
      during: {},
      play: (s, { effect }) => {
        gainMovement(s, effect.on ?? '', 1)
        choose(s, effect, other)
      },
    },
    { asks: [other] },
  ),
  command('armed-escort', { during: {}, play: (s, { effect }) => lasting(s, effect, 'round') }),
  {
    id: 'effect:armed-escort',
    rules: ['IA-CMD-armed-escort'],
    query: {
      results: (value, s, effect, v) => {
        if (isMe(effect, v.target) || !isFriend(s, effect, v.target)) return value
        if (distanceBetween(s, me(s, effect), figureOf(s, v.target)) > 2) return value
        return { ...value, evade: value.evade + 1 }
      },
    },
  },
  command(
    'combat-resupply',
    {
      during: {},
      play: (s, { effect }) => goOn(s, effect, next, s.table.round),
    },
    {
      asks: [next, supplied],
    },
  ),
  command(
    'emergency-aid',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'any').length > 0 },
      play: (s, { effect }) => choose(s, effect, patient),
    },
    {
      asks: [patient],
    },
  ),
  command(
    'field-tactician',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, mover),
    },
    { asks: [mover] },
  ),
  command(
    'forward-march',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 2, 'friendly').length > 0 },
      play: (s, { effect }) => {
        const others = figuresWithin(s, me(s, effect), 2, 'friendly')
        gainMovement(s, effect.on ?? '', 1)
        chooseSeveral(s, effect, marcher, others, others.length)
      },
    },
    {
      asks: [marcher],
    },
  ),
  command(
    'inspiring-speech',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) =>
        chooseSeveral(s, effect, inspired, adjacentFigures(s, me(s, effect), 'friendly'), 2, { least: 1 }),
    },
    {
      asks: [inspired],
    },
  ),
]
