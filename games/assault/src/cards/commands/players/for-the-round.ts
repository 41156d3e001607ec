import { leave } from '@sandtable/kernel'
import type { Trait } from '../../../../data/types.ts'
import { boardOf, skirmishMap, spacesOf } from '../../../board/board.ts'
import { knowsSky } from '../../../map/map.ts'
import { EXTERIOR } from '../../../map/terrain.ts'
import { type AState, figureOf, isFigure } from '../../../state.ts'
import { healthOf } from '../../../values.ts'
import type { SurgeAbility } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { defeatFigure, hasCondition, hasTrait, isFriend } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { isOwn } from '../nearby.ts'

/** Cards that a player plays at the start of a round, and that last for it. */
export const wholeRoundCommands: readonly ACard[] = [
  command('adrenaline', {
    at: { 'start of round': { when: (s, _, seat) => hasOwn(s, seat, 'wookiee') } },
    play: (s, { effect }) => lasting(s, effect, null),
  }),
  {
    id: 'effect:adrenaline',
    rules: ['IA-CMD-adrenaline'],
    query: { health: (value, s, effect, id) => (isOwn(s, effect, id, 'wookiee') ? value + 5 : value) },
    trigger: {
      'end of round': {
        forced: true,
        do: (s, effect) => {
          leave(s, effect.id)
          for (const id of anyOwn(s, {}, effect.seat ?? '')) {
            const figure = figureOf(s, id)
            if (figure.damage >= healthOf(s, figure)) defeatFigure(s, id)
          }
        },
      },
    },
  },
  command('covering-fire', {
    at: { 'start of round': { when: (s, _, seat) => hasOwn(s, seat, 'trooper') } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:covering-fire',
    rules: ['IA-CMD-covering-fire'],
    query: {
      'surge abilities': (value, s, effect, v) => {
        if (!isOwn(s, effect, v.attacker, 'trooper')) return value
        const stunned = isFigure(s, v.target) && hasCondition(figureOf(s, v.target), 'stunned')
        const more: SurgeAbility = {
          key: `covering fire ${effect.id}`,
          cost: 1,
          gives: stunned ? { damage: 2, conditions: ['stunned'] } : { conditions: ['stunned'] },
        }
        return [...value, more]
      },
    },
  },
  command('efficient-travel', {
    at: { 'start of round': {} },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:efficient-travel',
    rules: ['IA-CMD-efficient-travel'],
    query: { 'pays no extra': (value, s, effect, id) => value || isFriend(s, effect, id) },
  },
  command('fuel-upgrade', {
    at: { 'start of round': { when: (s, _, seat) => hasOwn(s, seat, 'vehicle') } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:fuel-upgrade',
    rules: ['IA-CMD-fuel-upgrade'],
    query: {
      speed: (value, s, effect, id) => (isOwn(s, effect, id, 'vehicle') ? value + 1 : value),
      results: (value, s, effect, v) =>
        isOwn(s, effect, v.target, 'vehicle') ? { ...value, evade: value.evade + 1 } : value,
    },
  },
  command('harsh-environment', {
    at: { 'start of round': { when: (s) => knowsSky(skirmishMap(s)) } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:harsh-environment',
    rules: ['IA-CMD-harsh-environment'],
    query: {
      results: (value, s, _, v) => {
        if (!isFigure(s, v.target)) return value
        const { spaces } = boardOf(s)
        const isOutside = spacesOf(s, figureOf(s, v.target)).some((at) => (spaces[at]! & EXTERIOR) !== 0)
        return isOutside ? { ...value, evade: value.evade - 1 } : { ...value, block: value.block + 1 }
      },
    },
  },
]

function hasOwn(s: AState, seat: string, trait: Trait): boolean {
  return anyOwn(s, {}, seat).some((id) => hasTrait(figureOf(s, id), trait))
}
