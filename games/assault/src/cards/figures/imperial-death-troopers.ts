import { call, type Effect, enter, inPlay, type Seat } from '@sandtable/kernel'
import { readyGroups } from '../../flow/activation.ts'
import { type AState, figuresOf, figuresOnMap, groupNamed } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { adjacentFigures, gainPower, hasTrait, me, pick, powerTokens, withTrait } from '../words.ts'

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
  do: (s, effect) => pick(s, effect, 'next group', nextGroups(s, effect)),
}

function activateNext(s: AState, _: Effect, group: unknown): void {
  const next = groupNamed(s, String(group))
  for (const { id, seat } of figuresOf(s, next)) enter(s, { card: tacticsUsed, on: id, seat, until: 'round' })
  call(s, 'activate a group', { group: next.id, left: [], figure: null })
}

const ownLeaders = (s: AState, seat: Seat | null) =>
  figuresOnMap(s)
    .filter((figure) => figure.seat === seat && hasTrait(figure, 'leader'))
    .map((figure) => figure.id)

export const imperialDeathTroopers: readonly ACard[] = [
  {
    id: 'deployment:death-trooper-skirmish',
    rules: ['IA-DEP-death-trooper-skirmish'],
    trigger: {
      // Security Detail.
      'figures deployed': {
        forced: true,
        when: (s, effect) => ownLeaders(s, effect.seat).length > 0,
        do: (s, effect) => pick(s, effect, 'leader', ownLeaders(s, effect.seat)),
      },
      'after activation': fieldTactics,
    },
    picked: {
      leader: (s, _, figure) => gainPower(s, String(figure), 'block'),
      'next group': activateNext,
    },
  },
  {
    id: 'deployment:death-trooper-elite-skirmish',
    rules: ['IA-DEP-death-trooper-elite-skirmish'],
    // Squad Captain.
    during: {
      can: (s, effect) => besides(s, effect).length > 0,
      do: (s, effect) => pick(s, effect, 'figure', besides(s, effect)),
    },
    trigger: { 'after activation': fieldTactics },
    picked: {
      figure: (s, effect, figure) => pick(s, { ...effect, on: String(figure) }, 'token', powerTokens),
      token: (s, effect, token) => gainPower(s, effect.on ?? '', token as never),
      'next group': activateNext,
    },
  },
  {
    id: tacticsUsed,
    rules: ['IA-DEP-death-trooper-skirmish', 'IA-DEP-death-trooper-elite-skirmish'],
  },
]

function besides(s: AState, effect: Effect): string[] {
  return withTrait(s, adjacentFigures(s, me(s, effect), 'any'), 'trooper', 'leader')
}
