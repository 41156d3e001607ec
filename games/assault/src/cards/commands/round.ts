import { leave, tell } from '@sandtable/kernel'
import { readyGroups } from '../../flow/activation.ts'
import { pointsOf } from '../../score.ts'
import { type AState, byInitiative, type FigureId, figureOf, figuresOnMap, otherSeat } from '../../state.ts'
import { figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackNow,
  canAttack,
  discardCondition,
  gainCondition,
  gainPower,
  givePoints,
  hasTrait,
  me,
  moveSpaces,
  performMove,
  pick,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'
import { exhaustGroup } from './readying.ts'
import { pickNext, pickSeveral } from './several.ts'

/** Command cards that are played at the start or the end of a round and done with at once. */
export const roundCommands: readonly ACard[] = [
  command(
    'against-the-odds',
    {
      at: { 'end of round': { when: (s, _, seat) => pointsOf(s, otherSeat(seat)) - pointsOf(s, seat) >= 8 } },
      play: (s, { seat, effect }) => pickSeveral(s, effect, 'focused', anyOwn(s, {}, seat), 3),
    },
    {
      picked: {
        focused: (s, effect, id) => {
          gainCondition(s, String(id), 'focused')
          pickNext(s, effect, 'focused', id)
        },
      },
    },
  ),
  command(
    'call-the-vanguard',
    {
      at: { 'start of round': { when: (s, _, seat) => vanguard(s, seat).length > 0 } },
      play: (s, { seat, effect }) => pick(s, effect, 'trooper', vanguard(s, seat)),
    },
    {
      picked: {
        trooper: (s, _, id) => {
          performMove(s, String(id))
          attackNow(s, String(id), { may: true })
        },
      },
    },
  ),
  command(
    'close-the-gap',
    {
      at: { 'start of round': { when: (s, _, seat) => brawlers(s, seat).length > 0 } },
      play: (s, { seat, effect }) =>
        pickSeveral(s, effect, 'brawler', brawlers(s, seat), brawlers(s, seat).length),
    },
    {
      picked: {
        brawler: (s, effect, id) => {
          moveSpaces(s, String(id), 1)
          pickNext(s, effect, 'brawler', id)
        },
      },
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
      play: (s, { seat, effect }) => pick(s, effect, 'creature', creatures(s, seat)),
    },
    { picked: { creature: (s, effect, id) => attackNow(s, String(id), { by: effect.seat ?? '' }) } },
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
      play: (s, { effect }) => pickSeveral(s, effect, 'raging', conditioned(s), 2),
    },
    {
      picked: {
        raging: (s, effect, id) => {
          const figure = figureOf(s, String(id))
          for (const { name } of [...figure.conditions]) {
            discardCondition(s, figure, name)
            gainPower(s, figure.id, 'damage')
          }
          pickNext(s, effect, 'raging', id)
        },
      },
    },
  ),
  command(
    'take-initiative',
    {
      at: { 'start of round': { when: (s, _, seat) => readyGroups(s, seat).length > 0 } },
      play: (s, { seat, effect }) => {
        s.table.initiative = seat
        tell(s, { type: 'initiative', seat })
        pick(s, effect, 'group', readyGroups(s, seat))
      },
    },
    { picked: { group: (s, _, group) => exhaustGroup(s, String(group)) } },
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
