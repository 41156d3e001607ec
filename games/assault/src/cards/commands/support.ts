import { mostPower } from '../../figure.ts'
import { figureOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  afterwards,
  distanceBetween,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  hasTrait,
  isFriend,
  isMe,
  me,
  performMove,
  pick,
  recoverDamage,
} from '../words.ts'
import { command } from './command.ts'
import { friendsWithin } from './friends.ts'
import { lasting } from './lasting.ts'
import { pickNext, pickSeveral } from './several.ts'

/** Command cards with which figures help others in their own activation. */
export const supportCommands: readonly ACard[] = [
  command(
    'advance-warning',
    {
      during: {},
      play: (s, { effect }) => {
        gainMovement(s, effect.on ?? '', 1)
        pick(s, effect, 'other', adjacentFigures(s, me(s, effect), 'friendly'))
      },
    },
    { picked: { other: (s, _, id) => gainMovement(s, String(id), 1) } },
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
      play: (s, { effect }) => afterwards(s, effect, 'next', s.table.round),
    },
    {
      picked: {
        next: (s, effect, left) => {
          const room = friendsWithin(s, me(s, effect), 3).filter(
            (id) => figureOf(s, id).power.length < mostPower,
          )
          if (Number(left) > 0) pick(s, { ...effect, vars: { left } }, 'supplied', room)
        },
        supplied: (s, effect, id) => {
          gainPower(s, String(id), 'damage')
          afterwards(s, effect, 'next', Number(effect.vars.left) - 1)
        },
      },
    },
  ),
  command(
    'emergency-aid',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'any').length > 0 },
      play: (s, { effect }) => pick(s, effect, 'patient', adjacentFigures(s, me(s, effect), 'any')),
    },
    {
      picked: {
        patient: (s, effect, figure) => {
          const user = me(s, effect)
          const skilled = hasTrait(user, 'guardian') || hasTrait(user, 'leader')
          recoverDamage(s, String(figure), skilled ? 3 : 2)
        },
      },
    },
  ),
  command(
    'field-tactician',
    {
      action: {},
      play: (s, { effect }) => pick(s, effect, 'mover', friendsWithin(s, me(s, effect), 2)),
    },
    { picked: { mover: (s, _, id) => performMove(s, String(id)) } },
  ),
  command(
    'forward-march',
    {
      during: { when: (s, figure) => figuresWithin(s, figure, 2, 'friendly').length > 0 },
      play: (s, { effect }) => {
        const others = figuresWithin(s, me(s, effect), 2, 'friendly')
        gainMovement(s, effect.on ?? '', 1)
        pickSeveral(s, effect, 'marcher', others, others.length)
      },
    },
    {
      picked: {
        marcher: (s, effect, id) => {
          gainMovement(s, String(id), 1)
          pickNext(s, effect, 'marcher', id)
        },
      },
    },
  ),
  command(
    'inspiring-speech',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) =>
        pickSeveral(s, effect, 'inspired', adjacentFigures(s, me(s, effect), 'friendly'), 2, { least: 1 }),
    },
    {
      picked: {
        inspired: (s, effect, id) => {
          gainCondition(s, String(id), 'focused')
          pickNext(s, effect, 'inspired', id)
        },
      },
    },
  ),
]
