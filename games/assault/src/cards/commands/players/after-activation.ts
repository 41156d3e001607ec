import { call, leave, type Seat } from '@sandtable/kernel'
import { readyGroups } from '../../../flow/activation.ts'
import { exhaustGroup, readyGroup } from '../../../holdings.ts'
import {
  type AState,
  type FigureId,
  figureOf,
  figuresOf,
  figuresOnMap,
  type GroupId,
  groupNamed,
} from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { areAdjacent, choice, choose, hasTrait, ownerOf, recall } from '../../words.ts'
import { command } from '../command.ts'
import { groupUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'

const exhausted = choice<string>('exhausted', {
  from: (s, effect) => [...new Set(plans(s, ownerOf(effect)).map(([ready]) => ready))],
  do: (s, effect, group) => {
    const others = plans(s, effect.seat ?? '').filter(([ready]) => ready === group)
    exhaustGroup(s, groupNamed(s, group))
    choose(s, effect, readied, { from: others.map(([, other]) => other) })
  },
})

const readied = choice<string, { readonly from: readonly string[] }>('readied', {
  from: (_, __, { from }) => from,
  do: (s, _, group) => readyGroup(s, groupNamed(s, group)),
})

const provoked = choice<string>('provoked', {
  from: (s, effect) => provocable(s, ownerOf(effect)),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: null, vars: { group: figureOf(s, id).group } }),
})

/** Cards that a player plays after an activation: which group is next. */
export const afterActivationCommands: readonly ACard[] = [
  command(
    'change-of-plans',
    {
      at: {
        'after activation': {
          when: (s, v, seat) => groupNamed(s, v.group).seat === seat && plans(s, seat).length > 0,
        },
      },
      play: (s, { effect }) => choose(s, effect, exhausted),
    },
    {
      asks: [exhausted, readied],
    },
  ),
  command(
    'provoke',
    {
      at: {
        'after activation': {
          when: (s, v, seat) => groupNamed(s, v.group).seat === seat && provocable(s, seat).length > 0,
        },
      },
      play: (s, { effect }) => choose(s, effect, provoked),
    },
    {
      asks: [provoked],
    },
  ),
  {
    id: 'effect:provoke',
    rules: ['IA-CMD-provoke'],
    query: {
      'groups to activate': (value, _, effect, seat) =>
        seat === effect.seat
          ? value
          : value.filter((group) => group === recall(effect, 'effect:provoke').group),
    },
    trigger: {
      'group activates': {
        forced: true,
        when: (s, effect, v) => groupNamed(s, v.group).seat !== effect.seat,
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  activateAnother('squad-swarm', (s, group, other) => {
    const [one, two] = [figureCard(groupNamed(s, group)), figureCard(groupNamed(s, other))]
    return one.name === two.name && one.cost + two.cost <= 15
  }),
  activateAnother('strength-in-numbers', (s, group, other) => {
    const [one, two] = [figureCard(groupNamed(s, group)), figureCard(groupNamed(s, other))]
    return one.cost + two.cost <= 12
  }),
]

/** A ready group of the player with an exhausted one that shares a trait with it and costs no more. */
function plans(s: AState, seat: Seat): [GroupId, GroupId][] {
  const own = s.table.groups.filter((group) => group.seat === seat && figuresOf(s, group).length > 0)
  return own.flatMap((ready) => {
    const { traits, cost } = figureCard(ready)
    const others = own.filter((one) => {
      const card = figureCard(one)
      return one.exhausted && card.cost <= cost && card.traits.some((trait) => traits.includes(trait))
    })
    return ready.exhausted ? [] : others.map((one): [GroupId, GroupId] => [ready.id, one.id])
  })
}

/** Hostile figures next to an own reinforcement or guardian. */
function provocable(s: AState, seat: Seat): FigureId[] {
  const all = figuresOnMap(s)
  const own = all.filter(
    (one) => one.seat === seat && (hasTrait(one, 'trooper') || hasTrait(one, 'guardian')),
  )
  return all
    .filter((one) => one.seat !== seat && own.some((other) => areAdjacent(s, one, other)))
    .map((one) => one.id)
}

/** After an own group another one may be activated at once, if the two fit. */
function activateAnother(id: string, fits: (s: AState, group: GroupId, other: GroupId) => boolean): ACard {
  const others = (s: AState, group: GroupId, seat: Seat) =>
    readyGroups(s, seat).filter((other) => other !== group && fits(s, group, other))
  const another = choice<string, { readonly from: readonly string[] }>('group', {
    from: (_, __, { from }) => from,
    may: () => true,
    do: (s, _, group) => call(s, 'activate a group', { group: group, left: [], figure: null }),
  })

  return command(
    id,
    {
      at: {
        'after activation': {
          when: (s, v, seat) => groupNamed(s, v.group).seat === seat && others(s, v.group, seat).length > 0,
        },
      },
      play: (s, { seat, effect }) => choose(s, effect, another, { from: others(s, groupUnderWay(s), seat) }),
    },
    {
      asks: [another],
    },
  )
}
