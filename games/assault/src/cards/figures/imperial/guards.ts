import type { Effect } from '@sandtable/kernel'
import { isAdjacentTo, spacesBetween, spacesOf } from '../../../board/board.ts'
import { type AState, figureOf, isOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import type { Suffering } from '../../../vocabulary/damage.ts'
import { attackNow, gainCondition, hasTrait, isMe, me, moveSpaces } from '../../words.ts'
import { attacks, protection } from '../abilities.ts'

/** Sentinel: for friends that are no Guardians themselves. */
const sentinel: Pick<ACard, 'protects' | 'query'> = {
  protects: (_, defender) => !hasTrait(defender, 'guardian'),
  query: { results: protection },
}

/** A friend fell, and this figure still stands. */
function friendFell(s: AState, effect: Effect, v: Suffering): boolean {
  const fallen = figureOf(s, v.target)
  return !isMe(effect, v.target) && fallen.seat === effect.seat && isOnMap(me(s, effect))
}

/** Vengeance: an adjacent friend that was no Guardian. */
function toAvenge(s: AState, effect: Effect, v: Suffering): boolean {
  return (
    friendFell(s, effect, v) &&
    !hasTrait(figureOf(s, v.target), 'guardian') &&
    isAdjacentTo(s, me(s, effect), v.where)
  )
}

export const imperialGuards: readonly ACard[] = [
  {
    id: 'deployment:royal-guard',
    rules: ['IA-DEP-royal-guard'],
    ...sentinel,
    trigger: {
      'figure defeated': {
        forced: true,
        when: toAvenge,
        do: (s, effect) => gainCondition(s, effect.on ?? '', 'focused'),
      },
    },
  },
  {
    id: 'deployment:royal-guard-elite',
    rules: ['IA-DEP-royal-guard-elite'],
    ...sentinel,
    trigger: {
      'figure defeated': {
        forced: true,
        when: toAvenge,
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'focused')
          moveSpaces(s, effect.on ?? '', 1)
        },
      },
    },
  },
  {
    id: 'deployment:royal-guard-champion',
    rules: ['IA-DEP-royal-guard-champion'],
    actions: { brutality: attacks(2, 'different') },
    trigger: {
      // Executor.
      'figure defeated': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          friendFell(s, effect, v) && spacesBetween(s, spacesOf(s, me(s, effect)), v.where) <= 3,
        do: (s, effect) => {
          moveSpaces(s, effect.on ?? '', 2)
          attackNow(s, effect.on ?? '')
        },
      },
    },
  },
]
