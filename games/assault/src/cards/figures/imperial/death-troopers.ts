import { call, type Effect, enter, inPlay, type Seat } from '@sandtable/kernel'
import { readyGroups } from '../../../flow/activation.ts'
import { type AState, figuresOf, figuresOnMap, type GroupId, groupNamed } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  adjacentFigures,
  choice,
  choose,
  gainPower,
  hasTrait,
  me,
  powerTokens,
  withTrait,
} from '../../words.ts'

const tacticsUsed = 'effect:field-tactics-used'

/** Groups that Field Tactics could activate next. */
function nextGroups(s: AState, effect: Effect): string[] {
  return readyGroups(s, effect.seat as Seat).filter((id) => {
    const { cost, traits } = figureCard(groupNamed(s, id))
    return cost <= 6 && (traits.includes('trooper') || traits.includes('leader'))
  })
}

/** Field Tactics: another group right after this one, once in a chain. */
const fieldTactics: NonNullable<ACard['trigger']>['after activation'] = {
  when: (s, effect, v) =>
    v.group === me(s, effect).group &&
    inPlay(s, { card: tacticsUsed, on: effect.on ?? '' }).length === 0 &&
    nextGroups(s, effect).length > 0,
  do: (s, effect) => choose(s, effect, nextGroup),
}

function activateNext(s: AState, _: Effect, group: GroupId): void {
  const next = groupNamed(s, group)
  for (const { id, seat } of figuresOf(s, next)) enter(s, { card: tacticsUsed, on: id, seat, until: 'round' })
  call(s, 'activate a group', { group: next.id, left: [], figure: null })
}

const ownLeaders = (s: AState, seat: Seat | null) =>
  figuresOnMap(s)
    .filter((figure) => figure.seat === seat && hasTrait(figure, 'leader'))
    .map((figure) => figure.id)

const leader = choice<string>('leader', {
  from: (s, effect) => ownLeaders(s, effect.seat),
  do: (s, _, figure) => gainPower(s, figure, 'block'),
})

const nextGroup = choice<string>('next group', {
  from: (s, effect) => nextGroups(s, effect),
  do: activateNext,
})

const equipped = choice<string>('figure', {
  from: (s, effect) => besides(s, effect),
  do: (s, effect, figure) => choose(s, { ...effect, on: figure }, equipment, { from: powerTokens }),
})

const equipment = choice<never, { readonly from: readonly never[] }>('token', {
  from: (_, __, { from }) => from,
  do: (s, effect, token) => gainPower(s, effect.on ?? '', token),
})

export const imperialDeathTroopers: readonly ACard[] = [
  {
    id: 'deployment:death-trooper-skirmish',
    rules: ['IA-DEP-death-trooper-skirmish'],
    trigger: {
      // Security Detail.
      'figures deployed': {
        forced: true,
        when: (s, effect) => ownLeaders(s, effect.seat).length > 0,
        do: (s, effect) => choose(s, effect, leader),
      },
      'after activation': fieldTactics,
    },
    asks: [leader, nextGroup],
  },
  {
    id: 'deployment:death-trooper-elite-skirmish',
    rules: ['IA-DEP-death-trooper-elite-skirmish'],
    // Squad Captain.
    during: {
      can: (s, effect) => besides(s, effect).length > 0,
      do: (s, effect) => choose(s, effect, equipped),
    },
    trigger: { 'after activation': fieldTactics },
    asks: [equipped, equipment, nextGroup],
  },
  {
    id: tacticsUsed,
    rules: ['IA-DEP-death-trooper-skirmish', 'IA-DEP-death-trooper-elite-skirmish'],
  },
]

function besides(s: AState, effect: Effect): string[] {
  return withTrait(s, adjacentFigures(s, me(s, effect), 'any'), 'trooper', 'leader')
}
