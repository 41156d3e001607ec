import { leave } from '@sandtable/kernel'
import type { ACard } from '../../vocabulary/card.ts'
import { choice, choose, gainMovement, isMe, performMove, recall, recoverDamage } from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const supply = choice<'recover' | 'surge' | 'evade'>('supply', {
  from: () => ['recover', 'surge', 'evade'],
  do: (s, effect, gives) => {
    if (gives === 'recover') recoverDamage(s, effect.on ?? '', 2)
    else lasting(s, effect, 'round', { vars: { gives } })
  },
})

/** Command cards that figures use for themselves, and that last beyond their activation, from M on. */
export const lateLastingCommands: readonly ACard[] = [
  command('meditation', { action: {}, play: (s, { effect }) => lasting(s, effect, null) }),
  {
    id: 'effect:meditation',
    rules: ['IA-CMD-meditation'],
    trigger: {
      'start of activation': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect, v) => {
          v.actions += 1
          leave(s, effect.id)
        },
      },
    },
  },
  command(
    'smuggled-supplies',
    {
      at: { 'start of activation': { figures: (_, v) => [v.figure] } },
      play: (s, { effect }) => choose(s, effect, supply),
    },
    {
      asks: [supply],
    },
  ),
  {
    id: 'effect:smuggled-supplies',
    rules: ['IA-CMD-smuggled-supplies'],
    query: {
      results: (value, _, effect, v) => {
        if (recall(effect, 'effect:smuggled-supplies').gives === 'surge')
          return isMe(effect, v.attacker) ? { ...value, surge: value.surge + 1 } : value
        return isMe(effect, v.target) ? { ...value, evade: value.evade + 1 } : value
      },
    },
  },
  command('survival-instincts', {
    at: { 'start of activation': { figures: (_, v) => [v.figure] } },
    play: (s, { effect }) => lasting(s, effect, 'round'),
  }),
  {
    id: 'effect:survival-instincts',
    rules: ['IA-CMD-survival-instincts'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.target) ? { ...value, block: value.block + 1, evade: value.evade + 1 } : value,
    },
  },
  command('take-cover', { action: {}, play: (s, { effect }) => lasting(s, effect, 'round') }),
  {
    id: 'effect:take-cover',
    rules: ['IA-CMD-take-cover'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.target) ? { ...value, block: value.block + 1, accuracy: value.accuracy - 2 } : value,
    },
  },
  command('take-position', {
    action: {},
    play: (s, { effect, cost }) => {
      lasting(s, effect, 'round', { vars: { block: cost === 2 ? 2 : 1 } })
      if (cost === 2) performMove(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:take-position',
    rules: ['IA-CMD-take-position'],
    query: {
      results: (value, _, effect, v) =>
        isMe(effect, v.target)
          ? { ...value, block: value.block + recall(effect, 'effect:take-position').block }
          : value,
    },
  },
  command('vanish', { action: {}, play: (s, { effect }) => lasting(s, effect, null) }),
  {
    id: 'effect:vanish',
    rules: ['IA-CMD-vanish'],
    replace: {
      'gain condition': {
        forced: true,
        when: (_, effect, { figure }) => isMe(effect, figure),
        do: () => null,
      },
    },
    trigger: {
      'about to suffer': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target) && v.amount > 0,
        do: (_, __, v) => {
          v.amount = 0
        },
      },
      'start of activation': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.figure),
        do: (s, effect) => {
          gainMovement(s, effect.on ?? '', 4)
          leave(s, effect.id)
        },
      },
    },
  },
]
