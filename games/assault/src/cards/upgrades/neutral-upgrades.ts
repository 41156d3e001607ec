import type { Space } from '@sandtable/grid'
import type { Effect, Seat } from '@sandtable/kernel'
import type { Condition } from '../../../data/types.ts'
import { spacesBetween, spacesOf } from '../../board/board.ts'
import { mostPower } from '../../figure.ts'
import { deckOf, fetchCard, shuffleDeck } from '../../hand.ts'
import { removePower } from '../../holdings.ts'
import { type AState, type FigureId, figureOf, figuresOnMap, isOnMap, otherSeat } from '../../state.ts'
import { commandCard, figureCard, figureCost } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  choice,
  choose,
  damage,
  deplete,
  discardCondition,
  drawCards,
  exhaust,
  gainCondition,
  gainPower,
  goOn,
  hasCondition,
  hasRerolls,
  hasTrait,
  isFriend,
  isHarmful,
  isReady,
  mayReroll,
  ownerOf,
  sequel,
  strain,
} from '../words.ts'

const ofSeat = (s: AState, seat: Seat | null) => figuresOnMap(s).filter((one) => one.seat === seat)

/** What Doubt can take from a figure. */
function doubtable(s: AState, figure: string): string[] {
  const { conditions, power } = figureOf(s, figure)
  return [...conditions.map((one) => one.name), ...new Set(power.map((token) => `${token} token`))]
}

function doubted(s: AState, effect: Effect): string[] {
  const foes = ofSeat(s, otherSeat(effect.seat ?? ''))
  return foes.map((one) => one.id).filter((id) => doubtable(s, id).length > 0)
}

/** Unshakable: own figures of cost 9 or more with something to shed. */
function shaken(s: AState, effect: Effect): string[] {
  return ofSeat(s, effect.seat)
    .filter((one) => figureCost(s, one) >= 9 && one.conditions.some(({ name }) => isHarmful(name)))
    .map((one) => one.id)
}

function isHeavy(s: AState, id: string): boolean {
  const figure = figureOf(s, id)
  return hasTrait(figure, 'vehicle') || hasTrait(figure, 'heavy-weapon')
}

const harmful: readonly Condition[] = ['stunned', 'bleeding', 'weakened']

/** Own Force Users, for Channel the Force. */
function forceUsers(s: AState, seat: Seat | null): string[] {
  return ofSeat(s, seat)
    .filter((one) => hasTrait(one, 'force-user'))
    .map((one) => one.id)
}

/** Force User cards in the own deck, in an order that says nothing. */
function forceCards(s: AState, seat: Seat): string[] {
  const cards = deckOf(s, seat).draw.filter((id) => commandCard(id).by?.traits?.includes('force-user'))
  return [...new Set(cards)].sort()
}

/** Extra Armor: so many block tokens, as long as somebody can take them. */
const armored = choice<FigureId, { readonly left: number }>('armored', {
  from: (s, effect, { left }) =>
    ofSeat(s, left > 0 ? effect.seat : null)
      .filter((one) => one.power.length < mostPower)
      .map((one) => one.id),
  do: (s, effect, figure, { left }) => {
    gainPower(s, figure, 'block')
    goOn(s, effect, next, null, { left: left - 1 })
  },
})

const next = sequel<null, { readonly left: number }>('next', (s, effect, _, memory) =>
  choose(s, effect, armored, memory),
)

const unshaken = choice<FigureId>('figure', {
  from: (s, effect) => shaken(s, effect),
  do: (s, effect, figure) => choose(s, effect, condition, { figure }),
})

const condition = choice<Condition, { readonly figure: FigureId }>('condition', {
  from: (s, _, { figure }) =>
    figureOf(s, figure)
      .conditions.map((one) => one.name)
      .filter(isHarmful),
  do: (s, _, name, { figure }) => {
    discardCondition(s, figureOf(s, figure), name)
    strain(s, figure, 1)
  },
})

const doubter = choice<FigureId>('figure', {
  from: (s, effect) => doubted(s, effect),
  do: (s, effect, figure) => choose(s, effect, doubt, { figure }),
})

const doubt = choice<string, { readonly figure: FigureId }>('what', {
  from: (s, _, { figure }) => doubtable(s, figure),
  do: (s, _, what, memory) => {
    const figure = figureOf(s, memory.figure)
    const token = figure.power.find((kind) => what === `${kind} token`)
    const held = figure.conditions.find(({ name }) => name === what)
    if (held !== undefined) discardCondition(s, figure, held.name)
    if (token !== undefined) removePower(s, figure, token, 'power token lost')
  },
})

/** Heavy Fire: who attacked which space, and who was chosen so far. */
interface Burning {
  readonly attacker: FigureId
  readonly space: Space
  readonly chosen: readonly FigureId[]
}

/** Hostile figures within two spaces of the target space, each once. */
const burnt = choice<FigureId, Burning>('burnt', {
  from: (s, effect, { attacker, space, chosen }) => {
    const dice = figureCard(figureOf(s, attacker)).attack?.dice.length ?? 0
    return ofSeat(s, chosen.length < dice ? otherSeat(ownerOf(effect)) : null)
      .filter((one) => spacesBetween(s, spacesOf(s, one), [space]) <= 2 && !chosen.includes(one.id))
      .map((one) => one.id)
  },
  may: () => true,
  do: (s, effect, figure, burning) => {
    const { attacker, chosen } = burning
    damage(s, figure, 1, attacker)
    if (isOnMap(figureOf(s, attacker))) choose(s, effect, fireCondition, { attacker })
    goOn(s, effect, nextBurnt, null, { ...burning, chosen: [...chosen, figure] })
  },
})

const fireCondition = choice<Condition, { readonly attacker: FigureId }>('condition', {
  from: (s, _, { attacker }) => harmful.filter((name) => !hasCondition(figureOf(s, attacker), name)),
  by: (_, effect) => otherSeat(ownerOf(effect)),
  do: (s, _, name, { attacker }) => gainCondition(s, attacker, name),
})

const nextBurnt = sequel<null, Burning>('next', (s, effect, _, burning) => choose(s, effect, burnt, burning))

// Only its player knows whether there is one.
const search = sequel<null>('search', (s, effect) => choose(s, effect, channelled))

const channelled = choice<string>('card', {
  from: (s, effect) => [...forceCards(s, ownerOf(effect)), 'nothing'],
  covered: true,
  do: (s, effect, card) => {
    const seat = effect.seat as Seat
    if (fetchCard(s, seat, card)) {
      const { cost } = commandCard(card)
      if (cost > 0) choose(s, effect, user, { cost, from: forceUsers(s, seat) })
    }
    shuffleDeck(s, seat)
  },
})

const user = choice<string, { readonly cost: number; readonly from: readonly string[] }>('user', {
  from: (_, __, { from }) => from,
  do: (s, _, figure, memory) => strain(s, figure, memory.cost),
})

/** Neutral upgrades beside the army. */
export const neutralUpgrades: readonly ACard[] = [
  {
    id: 'deployment:extra-armor',
    rules: ['IA-DEP-extra-armor'],
    trigger: {
      'figures deployed': { forced: true, do: (s, effect) => choose(s, effect, armored, { left: 4 }) },
    },
    asks: [armored, next],
  },
  {
    id: 'deployment:unshakable',
    rules: ['IA-DEP-unshakable'],
    trigger: {
      'start of activation': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.figure) && isReady(s, effect) && shaken(s, effect).length > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect) => choose(s, effect, unshaken),
      },
    },
    asks: [unshaken, condition],
  },
  {
    id: 'deployment:doubt',
    rules: ['IA-DEP-doubt'],
    trigger: {
      'end of round': {
        when: (s, effect) => isReady(s, effect, 'deplete') && doubted(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, doubter),
      },
      'reroll dice': {
        when: (s, effect, v) =>
          !isFriend(s, effect, v.attacker) &&
          isReady(s, effect, 'deplete') &&
          hasRerolls(s, effect, 'attack'),
        pay: (s, effect) => deplete(s, effect),
        do: (s, effect) => mayReroll(s, effect, 'attack', 1, { least: 1 }),
      },
    },
    asks: [doubter, doubt],
  },
  {
    id: 'deployment:heavy-fire',
    rules: ['IA-DEP-heavy-fire'],
    trigger: {
      'attack resolved': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.attacker) &&
          isHeavy(s, v.attacker) &&
          isReady(s, effect) &&
          ofSeat(s, otherSeat(effect.seat ?? '')).some(
            (one) => spacesBetween(s, spacesOf(s, one), [v.space]) <= 2,
          ),
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect, { attacker, space }) => choose(s, effect, burnt, { attacker, space, chosen: [] }),
      },
    },
    asks: [burnt, fireCondition, nextBurnt],
  },
  {
    id: 'deployment:channel-the-force',
    rules: ['IA-DEP-channel-the-force'],
    replace: {
      'draw command cards': {
        when: (s, effect, { seat, count }) =>
          seat === effect.seat && count > 0 && isReady(s, effect) && forceUsers(s, seat).length > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect, { seat, count }) => {
          if (count > 1) drawCards(s, seat, count - 1)
          goOn(s, effect, search, null)
          return null
        },
      },
    },
    asks: [search, channelled, user],
  },
]
