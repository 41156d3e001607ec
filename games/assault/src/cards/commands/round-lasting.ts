import { type Effect, leave } from '@sandtable/kernel'
import type { Trait } from '../../../data/types.ts'
import { boardOf, skirmishMap, spacesOf } from '../../board/board.ts'
import { knowsSky } from '../../map/map.ts'
import { EXTERIOR } from '../../map/terrain.ts'
import { type AState, areHostile, figureOf, isFigure, type TargetId } from '../../state.ts'
import { healthOf } from '../../values.ts'
import type { SurgeAbility } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  choice,
  choose,
  chooseSeveral,
  defeatFigure,
  distanceBetween,
  figuresWithin,
  gainPower,
  hasCondition,
  hasRerolls,
  hasTrait,
  isFriend,
  isMe,
  mayReroll,
  me,
  several,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'

const supplied = several<string>('supplied', (s, effect, id) => {
  choose(s, effect, tokenOfFieldSupply, { figure: id })
})

const tokenOfFieldSupply = choice<string, { readonly figure: string }>('token', {
  from: () => ['damage', 'surge'],
  do: (s, _, token, memory) => gainPower(s, memory.figure, token === 'damage' ? 'damage' : 'surge'),
})

/** Command cards whose effect lasts for the round. */
export const roundLastingCommands: readonly ACard[] = [
  command('a-powerful-influence', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:a-powerful-influence',
    rules: ['IA-CMD-a-powerful-influence'],
    query: {
      'interact forbidden': (value, s, effect, { figure }) =>
        isHostileWithin(s, effect, figure, 3) ? 'IA-CMD-a-powerful-influence' : value,
      'counts for control': (value, s, effect, figure) => value && !isHostileWithin(s, effect, figure, 3),
    },
  },
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
  command('cavalry-charge', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:cavalry-charge',
    rules: ['IA-CMD-cavalry-charge'],
    query: {
      results: (value, s, effect, v) => {
        const block = isMe(effect, v.target) ? 1 : 0
        const rides =
          isOwn(s, effect, v.attacker, 'trooper') &&
          distanceBetween(s, me(s, effect), figureOf(s, v.attacker)) <= 2
        return { ...value, block: value.block + block, surge: value.surge + (rides ? 1 : 0) }
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
  command('fatal-deception', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:fatal-deception',
    rules: ['IA-CMD-fatal-deception'],
    query: {
      'false orders': (value, _, effect, figure) => (isMe(effect, figure) ? { cost: 5, within: 5 } : value),
    },
  },
  command(
    'field-supply',
    {
      at: {
        'start of round': {
          figures: anyOwn,
          when: (s, _, __, figure) => figuresWithin(s, figureOf(s, figure ?? ''), 3, 'any').length > 0,
        },
      },
      play: (s, { effect }) => {
        lasting(s, effect, 'round', { on: null })
        chooseSeveral(s, effect, supplied, figuresWithin(s, me(s, effect), 3, 'any'), 2, { least: 1 })
      },
    },
    {
      asks: [supplied, tokenOfFieldSupply],
    },
  ),
  {
    id: 'effect:field-supply',
    rules: ['IA-CMD-field-supply'],
    trigger: {
      'reroll dice': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.attacker) &&
          v.spent.some(
            ({ figure, token }) => figure === v.attacker && (token === 'damage' || token === 'surge'),
          ) &&
          hasRerolls(s, effect, 'attack'),
        do: (s, effect) => mayReroll(s, effect, 'attack', 1),
      },
    },
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
  command('hide-in-plain-sight', {
    action: {},
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:hide-in-plain-sight',
    rules: ['IA-CMD-hide-in-plain-sight'],
    query: {
      'target forbidden': (value, _, effect, { target }) =>
        isMe(effect, target) ? 'IA-CMD-hide-in-plain-sight' : value,
    },
  },
  command('i-must-go-alone', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:i-must-go-alone',
    rules: ['IA-CMD-i-must-go-alone'],
    query: {
      'target forbidden': (value, s, effect, { attacker, target, distance }) =>
        isMe(effect, target) && distance > 3 && areHostile(figureOf(s, attacker), me(s, effect))
          ? 'IA-CMD-i-must-go-alone'
          : value,
    },
  },
]

/** Is it a figure of the card's player, with this trait? */
function isOwn(s: AState, effect: Effect, id: TargetId, trait: Trait): boolean {
  return isFriend(s, effect, id) && hasTrait(figureOf(s, id), trait)
}

function hasOwn(s: AState, seat: string, trait: Trait): boolean {
  return anyOwn(s, {}, seat).some((id) => hasTrait(figureOf(s, id), trait))
}

function isHostileWithin(s: AState, effect: Effect, id: TargetId, most: number): boolean {
  const [own, other] = [me(s, effect), figureOf(s, id)]
  return areHostile(own, other) && distanceBetween(s, own, other) <= most
}
