import { call, leave, type Seat } from '@sandtable/kernel'
import { readyGroups } from '../../flow/activation.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOf,
  figuresOnMap,
  type GroupId,
  groupNamed,
} from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  areAdjacent,
  choice,
  choose,
  figuresWithin,
  givePoints,
  hasTrait,
  isMe,
  me,
  ownerOf,
  recall,
  recoverDamage,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { groupUnderWay } from './in-answer-to.ts'
import { discardFromPlay, keepInPlay, lasting } from './lasting.ts'
import { markedGroup } from './marked-group.ts'
import { isExhausted, readyGroupOf } from './readying.ts'
import { besideOwnGroup, bringBack, fallen } from './reserves.ts'

const readied = choice<string>('readied', {
  from: (s, effect) => tired(s, adjacentFigures(s, me(s, effect), 'friendly')),
  do: (s, _, id) => readyGroupOf(s, id),
})

const provoked = choice<string>('provoked', {
  from: (s, effect) => provocable(s, ownerOf(effect)),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: null, vars: { group: figureOf(s, id).group } }),
})

const readiedOfRallyTheTroops = choice<string>('readied', {
  from: (s, effect) => troopers(s, me(s, effect)),
  do: (s, _, id) => readyGroupOf(s, id),
})

const trooper = choice<string>('trooper', {
  from: (s, effect) => cheap(s, ownerOf(effect)),
  do: (s, effect, id) =>
    choose(s, effect, standOfReinforcements, { figure: id, from: besideOwnGroup(s, id) }),
})

const standOfReinforcements = choice<number, { readonly figure: string; readonly from: readonly number[] }>(
  'stand',
  {
    from: (_, __, { from }) => from,
    do: (s, _, stand, memory) => bringBack(s, memory.figure, stand),
  },
)

/** Command cards about deployment cards, from M on: those that ready and activate, and those put on them. */
export const lateGroupCommands: readonly ACard[] = [
  command(
    'new-orders',
    {
      action: { when: (s, figure) => tired(s, adjacentFigures(s, figure, 'friendly')).length > 0 },
      play: (s, { effect }) => choose(s, effect, readied),
    },
    { asks: [readied] },
  ),
  markedGroup('price-on-their-heads'),
  {
    id: 'effect:price-on-their-heads',
    rules: ['IA-CMD-price-on-their-heads'],
    trigger: {
      'figure defeated': {
        forced: true,
        when: (s, effect, v) => {
          const { group } = recall(effect, 'effect:price-on-their-heads')
          return figureOf(s, v.target).group === group && figuresOf(s, groupNamed(s, group)).length === 0
        },
        do: (s, effect) => {
          givePoints(s, effect.seat ?? '', 4, 'price-on-their-heads')
          discardFromPlay(s, effect, 'price-on-their-heads')
        },
      },
    },
  },
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
  command(
    'rally-the-troops',
    {
      action: { when: (s, figure) => troopers(s, figure).length > 0 },
      play: (s, { effect }) => choose(s, effect, readiedOfRallyTheTroops),
    },
    { asks: [readiedOfRallyTheTroops] },
  ),
  command(
    'reinforcements',
    {
      at: { 'start of round': { when: (s, _, seat) => cheap(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, trooper),
    },
    {
      asks: [trooper, standOfReinforcements],
    },
  ),
  command('second-chance', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null)
    },
  }),
  {
    id: 'effect:second-chance',
    rules: ['IA-CMD-second-chance'],
    trigger: {
      'health reached': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect) => {
          recoverDamage(s, effect.on ?? '', 2)
          discardFromPlay(s, effect, 'second-chance')
        },
      },
      'end of round': {
        forced: true,
        do: (s, effect) => {
          recoverDamage(s, effect.on ?? '', 2)
          discardFromPlay(s, effect, 'second-chance')
        },
      },
    },
  },
  command('son-of-skywalker', {
    at: { 'after activation': { figures: anyOwn, when: (s, _, __, figure) => isExhausted(s, figure ?? '') } },
    play: (s, { figure }) => readyGroupOf(s, figure ?? ''),
  }),
  activateAnother('squad-swarm', (s, group, other) => {
    const [one, two] = [figureCard(groupNamed(s, group)), figureCard(groupNamed(s, other))]
    return one.name === two.name && one.cost + two.cost <= 15
  }),
  activateAnother('strength-in-numbers', (s, group, other) => {
    const [one, two] = [figureCard(groupNamed(s, group)), figureCard(groupNamed(s, other))]
    return one.cost + two.cost <= 12
  }),
]

/** After an own group another one may be activated at once, if the two fit. */
function activateAnother(id: string, fits: (s: AState, group: GroupId, other: GroupId) => boolean): ACard {
  const others = (s: AState, group: GroupId, seat: Seat) =>
    readyGroups(s, seat).filter((other) => other !== group && fits(s, group, other))
  const groupOfActivateAnother = choice<string, { readonly from: readonly string[] }>('group', {
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
      play: (s, { seat, effect }) =>
        choose(s, effect, groupOfActivateAnother, { from: others(s, groupUnderWay(s), seat) }),
    },
    {
      asks: [groupOfActivateAnother],
    },
  )
}

function tired(s: AState, ids: readonly FigureId[]): FigureId[] {
  return ids.filter((id) => isExhausted(s, id))
}

function troopers(s: AState, figure: Figure): FigureId[] {
  return tired(
    s,
    figuresWithin(s, figure, 3, 'friendly', (one) => hasTrait(one, 'trooper')),
  )
}

/** Hostile figures next to an own trooper or guardian. */
function provocable(s: AState, seat: Seat): FigureId[] {
  const all = figuresOnMap(s)
  const own = all.filter(
    (one) => one.seat === seat && (hasTrait(one, 'trooper') || hasTrait(one, 'guardian')),
  )
  return all
    .filter((one) => one.seat !== seat && own.some((other) => areAdjacent(s, one, other)))
    .map((one) => one.id)
}

/** Defeated troopers that could come back, with a reinforcement cost of 3 or less. */
function cheap(s: AState, seat: Seat): FigureId[] {
  return fallen(s, seat).filter(
    (id) => (figureCard(figureOf(s, id)).reinforce ?? Number.MAX_SAFE_INTEGER) <= 3,
  )
}
