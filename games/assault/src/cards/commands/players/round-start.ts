import { leave, type Seat, tell } from '@sandtable/kernel'
import { readyGroups } from '../../../flow/activation.ts'
import { handOf } from '../../../hand.ts'
import { exhaustGroup } from '../../../holdings.ts'
import { pointsOf } from '../../../score.ts'
import {
  type AState,
  byInitiative,
  type Figure,
  type FigureId,
  figureOf,
  figuresOnMap,
  groupNamed,
  otherSeat,
} from '../../../state.ts'
import { figureCard, figureCost } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  choice,
  choose,
  chooseSeveral,
  damage,
  discardCondition,
  gainPower,
  givePoints,
  hasTrait,
  isFigureTarget,
  isFriend,
  moveSpaces,
  ownerOf,
  performMove,
  several,
} from '../../words.ts'
import { besideOwnGroup, bringBack, fallen } from '../coming-back.ts'
import { anyOwn, command } from '../command.ts'
import { discardFromPlay, keepInPlay, lasting } from '../lasting.ts'
import { lookAtHand } from '../looking-at-hands.ts'

const forerunner = choice<string>('trooper', {
  from: (s, effect) => vanguard(s, ownerOf(effect)),
  do: (s, _, id) => {
    performMove(s, id)
    attackNow(s, id, { may: true })
  },
})

const brawler = several<string>('brawler', (s, _, id) => {
  moveSpaces(s, id, 1)
})

const raging = several<string>('raging', (s, _, id) => {
  const figure = figureOf(s, id)
  for (const { name } of [...figure.conditions]) {
    discardCondition(s, figure, name)
    gainPower(s, figure.id, 'damage')
  }
})

const reinforcement = choice<string>('trooper', {
  from: (s, effect) => cheapFallen(s, ownerOf(effect)),
  do: (s, effect, id) => choose(s, effect, returnStand, { figure: id, from: besideOwnGroup(s, id) }),
})

const returnStand = choice<number, { readonly figure: string; readonly from: readonly number[] }>('stand', {
  from: (_, __, { from }) => from,
  do: (s, _, stand, memory) => bringBack(s, memory.figure, stand),
})

const priceGroup = choice<string>('group', {
  from: (s, effect) => readyGroups(s, ownerOf(effect)),
  do: (s, _, group) => exhaustGroup(s, groupNamed(s, group)),
})

/** Cards that a player plays at the start of a round, and that are done with at once. */
export const startOfRoundCommands: readonly ACard[] = [
  command(
    'call-the-vanguard',
    {
      at: { 'start of round': { when: (s, _, seat) => vanguard(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, forerunner),
    },
    {
      asks: [forerunner],
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
  command('collect-intel', {
    at: {
      'start of round': {
        when: (s, _, seat) =>
          anyOwn(s, {}, seat).some((id) => hasTrait(figureOf(s, id), 'spy')) &&
          handOf(s, otherSeat(seat)).length > 0,
      },
    },
    play: (s, { seat }) => lookAtHand(s, seat),
  }),
  command('dangerous-bargains', {
    at: { 'start of round': { when: (s, _, seat) => pointsOf(s, seat) <= 30 } },
    play: (s) => {
      for (const seat of byInitiative(s)) givePoints(s, seat, 3, 'dangerous-bargains')
    },
  }),
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
  command('overdrive', {
    at: { 'start of round': { when: (s, _, seat) => droids(s, seat).length > 0 } },
    play: (s, { seat, effect }) => {
      for (const on of droids(s, seat)) lasting(s, effect, 'round', { on })
    },
  }),
  {
    id: 'effect:overdrive',
    rules: ['IA-CMD-overdrive'],
    during: {
      limit: { times: 1, per: 'round' },
      do: (s, effect, v) => {
        damage(s, effect.on ?? '', 2)
        v.actions += 1
      },
    },
  },
  command(
    'reinforcements',
    {
      at: { 'start of round': { when: (s, _, seat) => cheapFallen(s, seat).length > 0 } },
      play: (s, { effect }) => choose(s, effect, reinforcement),
    },
    {
      asks: [reinforcement, returnStand],
    },
  ),
  command('signal-jammer', {
    at: { 'start of round': {} },
    play: (s, { effect }) => {
      keepInPlay(s, effect)
      lasting(s, effect, null, { on: null })
    },
  }),
  {
    id: 'effect:signal-jammer',
    rules: ['IA-CMD-signal-jammer'],
    trigger: {
      'command card played': {
        forced: true,
        do: (s, effect, v) => {
          v.cancelled = true
          discardFromPlay(s, effect, 'signal-jammer')
        },
      },
    },
  },
  command('sit-tight', {
    at: { 'start of round': {} },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:sit-tight',
    rules: ['IA-CMD-sit-tight'],
    query: {
      'may take the turn': (value, s, effect, seat) =>
        value &&
        (seat !== effect.seat || readyGroups(s, seat).length > readyGroups(s, otherSeat(seat)).length),
    },
    // Until then, and no longer.
    trigger: {
      'group activates': {
        forced: true,
        when: (s, effect, v) => groupNamed(s, v.group).seat === effect.seat,
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
  command(
    'take-initiative',
    {
      at: { 'start of round': { when: (s, _, seat) => readyGroups(s, seat).length > 0 } },
      play: (s, { seat, effect }) => {
        s.table.initiative = seat
        tell(s, { type: 'initiative', seat })
        choose(s, effect, priceGroup)
      },
    },
    { asks: [priceGroup] },
  ),
  command('utinni', {
    at: {
      'start of round': { when: (s, _, seat) => anyOwn(s, {}, seat).some((id) => isJawa(figureOf(s, id))) },
    },
    play: (s, { effect }) => lasting(s, effect, 'round', { on: null }),
  }),
  {
    id: 'effect:utinni',
    rules: ['IA-CMD-utinni'],
    query: {
      speed: (value, s, effect, id) =>
        isFriend(s, effect, id) && isJawa(figureOf(s, id)) ? value + 1 : value,
      results: (value, s, effect, v) =>
        isFriend(s, effect, v.attacker) && isJawa(figureOf(s, v.attacker))
          ? { ...value, accuracy: value.accuracy + 1 }
          : value,
      'surge abilities': (value, s, effect, v) =>
        isFriend(s, effect, v.attacker) && isJawa(figureOf(s, v.attacker)) && isFigureTarget(s, v)
          ? [
              ...value,
              { key: `utinni ${effect.id}`, cost: 1, gives: {}, effect: effect.id, ability: 'utinni' },
            ]
          : value,
    },
    surges: { utinni: { do: (s, effect) => givePoints(s, effect.seat ?? '', 1, 'utinni') } },
  },
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

function conditioned(s: AState): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.conditions.length > 0)
    .map((one) => one.id)
}

function droids(s: AState, seat: Seat): FigureId[] {
  return anyOwn(s, {}, seat).filter((id) => hasTrait(figureOf(s, id), 'droid'))
}

/** Defeated troopers that could come back, with a reinforcement cost of 3 or less. */
function cheapFallen(s: AState, seat: Seat): FigureId[] {
  return fallen(s, seat).filter(
    (id) => (figureCard(figureOf(s, id)).reinforce ?? Number.MAX_SAFE_INTEGER) <= 3,
  )
}

function isJawa(figure: Figure): boolean {
  return figureCard(figure).name === 'Jawa Scavenger'
}
