import { leave, tell } from '@sandtable/kernel'
import { readyGroups } from '../../flow/activation.ts'
import { pointsOf } from '../../score.ts'
import { type AState, byInitiative, type FigureId, figureOf, figuresOnMap, otherSeat } from '../../state.ts'
import { figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackNow,
  canAttack,
  choice,
  choose,
  chooseSeveral,
  discardCondition,
  gainCondition,
  gainPower,
  givePoints,
  hasTrait,
  me,
  moveSpaces,
  ownerOf,
  performMove,
  several,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'
import { exhaustGroup } from './readying.ts'

const focused = several<string>('focused', (s, _, id) => {
  gainCondition(s, id, 'focused')
})

const trooper = choice<string>('trooper', {
  from: (s, effect) => vanguard(s, ownerOf(effect)),
  do: (s, _, id) => {
    performMove(s, id)
    attackNow(s, id, { may: true })
  },
})

const brawler = several<string>('brawler', (s, _, id) => {
  moveSpaces(s, id, 1)
})

const creature = choice<string>('creature', {
  from: (s, effect) => creatures(s, ownerOf(effect)),
  do: (s, effect, id) => attackNow(s, id, { by: effect.seat ?? '' }),
})

const raging = several<string>('raging', (s, _, id) => {
  const figure = figureOf(s, id)
  for (const { name } of [...figure.conditions]) {
    discardCondition(s, figure, name)
    gainPower(s, figure.id, 'damage')
  }
})

const groupOfTakeInitiative = choice<string>('group', {
  from: (s, effect) => readyGroups(s, ownerOf(effect)),
  do: (s, _, group) => exhaustGroup(s, group),
})

/** Command cards that are played at the start or the end of a round and done with at once. */
export const roundCommands: readonly ACard[] = [
  command(
    'against-the-odds',
    {
      at: { 'end of round': { when: (s, _, seat) => pointsOf(s, otherSeat(seat)) - pointsOf(s, seat) >= 8 } },
      play: (s, { seat, effect }) => chooseSeveral(s, effect, focused, anyOwn(s, {}, seat), 3),
    },
    {
      asks: [focused],
    },
  ),
  command(
    'call-the-vanguard',
    {
      at: { 'start of round': { when: (s, _, seat) => vanguard(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, trooper),
    },
    {
      asks: [trooper],
    },
  ),
  command(
    'close-the-gap',
    {
      at: { 'start of round': { when: (s, _, seat) => brawlers(s, seat).length > 0 } },
      play: (s, { seat, effect }) =>
        chooseSeveral(s, effect, brawler, brawlers(s, seat), brawlers(s, seat).length),
    },
    {
      asks: [brawler],
    },
  ),
  command('dangerous-bargains', {
    at: { 'start of round': { when: (s, _, seat) => pointsOf(s, seat) <= 30 } },
    play: (s) => {
      for (const seat of byInitiative(s)) givePoints(s, seat, 3, 'dangerous-bargains')
    },
  }),
  command(
    'ferocity',
    {
      at: { 'end of round': { when: (s, _, seat) => creatures(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, creature),
    },
    { asks: [creature] },
  ),
  command('i-make-my-own-luck', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { seat, effect }) => {
      s.table.initiative = seat
      tell(s, { type: 'initiative', seat })
      lasting(s, effect, 'round')
    },
  }),
  {
    id: 'effect:i-make-my-own-luck',
    rules: ['IA-CMD-i-make-my-own-luck'],
    query: {
      'groups to activate': (value, s, effect, seat) =>
        seat === effect.seat ? value.filter((group) => group === me(s, effect).group) : value,
    },
    trigger: { 'group activates': { forced: true, do: (s, effect) => leave(s, effect.id) } },
  },
  command(
    'induce-rage',
    {
      at: { 'start of round': { when: (s) => conditioned(s).length > 0 } },
      play: (s, { effect }) => chooseSeveral(s, effect, raging, conditioned(s), 2),
    },
    {
      asks: [raging],
    },
  ),
  command(
    'take-initiative',
    {
      at: { 'start of round': { when: (s, _, seat) => readyGroups(s, seat).length > 0 } },
      play: (s, { seat, effect }) => {
        s.table.initiative = seat
        tell(s, { type: 'initiative', seat })
        choose(s, effect, groupOfTakeInitiative)
      },
    },
    { asks: [groupOfTakeInitiative] },
  ),
]

/** Own troopers whose figure cost is at least 4. */
function vanguard(s: AState, seat: string): FigureId[] {
  return anyOwn(s, {}, seat).filter((id) => {
    const figure = figureOf(s, id)
    return hasTrait(figure, 'trooper') && figureCost(s, figure) >= 4
  })
}

function brawlers(s: AState, seat: string): FigureId[] {
  return anyOwn(s, {}, seat).filter((id) => hasTrait(figureOf(s, id), 'brawler'))
}

/** Creatures of either side that could attack for this player. */
function creatures(s: AState, seat: string): FigureId[] {
  const all = figuresOnMap(s).filter((one) => hasTrait(one, 'creature'))
  return all.filter((one) => canAttack(s, one.id, { by: seat })).map((one) => one.id)
}

function conditioned(s: AState): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.conditions.length > 0)
    .map((one) => one.id)
}
