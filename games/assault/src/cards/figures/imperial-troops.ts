import { figureOf } from '../../state.ts'
import type { ACard } from '../card.ts'
import {
  areAdjacent,
  figuresWithin,
  gainCondition,
  hasRerolls,
  isMe,
  mayReroll,
  me,
  withTrait,
} from '../words.ts'

/** Stormtroopers and the like. */
export const imperialTroops: readonly ACard[] = [
  {
    id: 'deployment:stormtrooper',
    rules: ['IA-DEP-stormtrooper'],
    trigger: {
      'reroll dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          withTrait(s, figuresWithin(s, me(s, effect), 1, 'friendly'), 'trooper').some((id) =>
            areAdjacent(s, me(s, effect), figureOf(s, id)),
          ) &&
          hasRerolls(s, effect, 'attack'),
        do: (s, effect) => mayReroll(s, effect, 'attack', 1),
      },
    },
  },
  {
    id: 'deployment:stormtrooper-elite',
    rules: ['IA-DEP-stormtrooper-elite'],
    trigger: {
      'reroll dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) &&
          withTrait(s, figuresWithin(s, me(s, effect), 1, 'friendly'), 'trooper').length > 0 &&
          hasRerolls(s, effect, 'attack'),
        do: (s, effect) => mayReroll(s, effect, 'attack', 1),
      },
      'figure defeated': {
        when: (s, effect, v) =>
          !isMe(effect, v.target) && figureOf(s, v.target).group === me(s, effect).group,
        limit: { times: 1, per: 'suffering', key: 'last stand' },
        forced: true,
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
]
