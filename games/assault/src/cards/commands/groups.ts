import type { Seat } from '@sandtable/kernel'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOf,
  figuresOnMap,
  type GroupId,
  groupNamed,
  groupOf,
  isFigure,
} from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackOf,
  canAttack,
  choice,
  choose,
  damage,
  defeatFigure,
  isMe,
  me,
  ownerOf,
  recall,
  seesFigure,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { friendsWithin } from './friends.ts'
import { keepInPlay, lasting } from './lasting.ts'
import { markedGroup } from './marked-group.ts'
import { exhaustGroup, isExhausted, readyGroup, readyGroupOf } from './readying.ts'

const exhausted = choice<string>('exhausted', {
  from: (s, effect) => [...new Set(plans(s, ownerOf(effect)).map(([ready]) => ready))],
  do: (s, effect, group) => {
    const others = plans(s, effect.seat ?? '').filter(([ready]) => ready === group)
    exhaustGroup(s, group)
    choose(s, effect, readied, { from: others.map(([, other]) => other) })
  },
})

const readied = choice<string, { readonly from: readonly string[] }>('readied', {
  from: (_, __, { from }) => from,
  do: (s, _, group) => readyGroup(s, group),
})

const hostileOfEtiquetteAndProtocol = choice<string>('hostile', {
  from: (s, effect) => seenFrom(s, me(s, effect), true),
  do: (s, effect, id) => choose(s, effect, friendOfEtiquetteAndProtocol, { hostile: id }),
})

const friendOfEtiquetteAndProtocol = choice<string, { readonly hostile: string }>('friend', {
  from: (s, effect) => seenFrom(s, me(s, effect), false),
  do: (s, effect, id, memory) =>
    lasting(s, effect, 'round', {
      on: null,
      vars: { hostile: memory.hostile ?? null, friend: id },
    }),
})

const evacuated = choice<string>('evacuated', {
  from: (s, effect) => friendsWithin(s, me(s, effect), 2),
  do: (s, _, id) => {
    const group = groupOf(s, figureOf(s, id))
    // Only the last of a group is worth anything (IA-WIN-004).
    if (figuresOf(s, group).length === 1) group.points = Math.floor(group.points / 2)
    defeatFigure(s, id)
  },
})

/** Command cards about deployment cards: those that ready them, and those that are put on them and stay. */
export const groupCommands: readonly ACard[] = [
  command('ballistics-matrix', {
    during: {},
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null, { vars: { exhausted: false } })
    },
  }),
  {
    id: 'effect:ballistics-matrix',
    rules: ['IA-CMD-ballistics-matrix'],
    aims: (s, figure, effect) =>
      !recall(effect, 'effect:ballistics-matrix').exhausted && canAttack(s, figure.id, { pastFigures: true }),
    trigger: {
      'before declaring': {
        when: (_, effect, v) =>
          isMe(effect, v.attacker) && !recall(effect, 'effect:ballistics-matrix').exhausted,
        do: (s, effect) => {
          recall(effect, 'effect:ballistics-matrix').exhausted = true
          attackOf(s).pastFigures = true
        },
      },
    },
  },
  command('blaze-of-glory', {
    at: { 'after activation': { figures: anyOwn, when: (s, _, __, figure) => isExhausted(s, figure ?? '') } },
    play: (s, { effect }) => {
      readyGroupOf(s, effect.on ?? '')
      lasting(s, effect, 'round')
    },
  }),
  {
    id: 'effect:blaze-of-glory',
    rules: ['IA-CMD-blaze-of-glory'],
    trigger: { 'end of round': { forced: true, do: (s, effect) => damage(s, effect.on ?? '', 3) } },
  },
  markedGroup('blood-feud'),
  {
    id: 'effect:blood-feud',
    rules: ['IA-CMD-blood-feud'],
    query: {
      results: (value, s, effect, v) =>
        isFigure(s, v.target) && figureOf(s, v.target).group === recall(effect, 'effect:blood-feud').group
          ? { ...value, damage: value.damage + 1 }
          : value,
    },
  },
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
    'etiquette-and-protocol',
    {
      action: {
        when: (s, figure) => seenFrom(s, figure, true).length > 0 && seenFrom(s, figure, false).length > 0,
      },
      play: (s, { effect }) => choose(s, effect, hostileOfEtiquetteAndProtocol),
    },
    {
      asks: [hostileOfEtiquetteAndProtocol, friendOfEtiquetteAndProtocol],
    },
  ),
  command(
    'evacuate',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, evacuated),
    },
    {
      asks: [evacuated],
    },
  ),
  {
    id: 'effect:etiquette-and-protocol',
    rules: ['IA-CMD-etiquette-and-protocol'],
    query: {
      'target forbidden': (value, _, effect, { attacker, target }) => {
        const { hostile, friend } = recall(effect, 'effect:etiquette-and-protocol')
        const isThem = attacker === hostile ? target === friend : attacker === friend && target === hostile
        return isThem ? 'IA-CMD-etiquette-and-protocol' : value
      },
    },
  },
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

/** Other figures that it sees, of one side. */
function seenFrom(s: AState, figure: Figure, hostile: boolean): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.id !== figure.id && (one.seat !== figure.seat) === hostile)
    .filter((one) => seesFigure(s, figure, one))
    .map((one) => one.id)
}
