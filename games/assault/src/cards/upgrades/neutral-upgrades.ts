import { type Effect, type Plain, reveal, type Seat, tell } from '@sandtable/kernel'
import type { Condition, PowerToken } from '../../../data/types.ts'
import { spacesBetween, spacesOf } from '../../board/board.ts'
import { mostPower } from '../../figure.ts'
import { deckOf, shuffleDeck, take } from '../../hand.ts'
import { type AState, figureOf, figuresOnMap, isOnMap, otherSeat } from '../../state.ts'
import { commandCard, figureCard, figureCost } from '../../values.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  afterwards,
  damage,
  deplete,
  discardCondition,
  drawCards,
  exhaust,
  gainCondition,
  gainPower,
  hasCondition,
  hasRerolls,
  hasTrait,
  isFriend,
  isHarmful,
  isReady,
  mayReroll,
  pick,
  strain,
} from '../words.ts'

const ofSeat = (s: AState, seat: Seat | null) => figuresOnMap(s).filter((one) => one.seat === seat)

/** Extra Armor: the next block token, as long as somebody can take it. */
function nextArmor(s: AState, effect: Effect, left: number): void {
  const bearers = ofSeat(s, effect.seat).filter((one) => one.power.length < mostPower)
  if (left > 0)
    pick(
      s,
      { ...effect, vars: { left } },
      'armored',
      bearers.map((one) => one.id),
    )
}

/** What Doubt can take from a figure. */
function doubtable(s: AState, figure: string): string[] {
  const { conditions, power } = figureOf(s, figure)
  return [...conditions.map((one) => one.name), ...new Set(power.map((token) => `${token} token`))]
}

function doubted(s: AState, effect: Effect): string[] {
  const foes = ofSeat(s, otherSeat(effect.seat ?? ''))
  return foes.map((one) => one.id).filter((id) => doubtable(s, id).length > 0)
}

function takeAway(s: AState, effect: Effect, what: Plain): void {
  const figure = figureOf(s, effect.on ?? '')
  const token = String(what).split(' ')
  if (token[1] === 'token') {
    const at = figure.power.indexOf(token[0] as PowerToken)
    if (at >= 0) figure.power.splice(at, 1)
    tell(s, { type: 'power token lost', figure: figure.id, token: token[0] as PowerToken })
  } else discardCondition(s, figure, what as Condition)
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

/** Heavy Fire: hostile figures within two spaces of the target space that were not chosen yet. */
function nextToBurn(
  s: AState,
  effect: Effect,
  v: Pick<Attack, 'attacker' | 'space'>,
  chosen: string[],
): void {
  const dice = figureCard(figureOf(s, v.attacker)).attack?.dice.length ?? 0
  const near = ofSeat(s, otherSeat(effect.seat ?? ''))
    .filter((one) => spacesBetween(s, spacesOf(s, one), [v.space]) <= 2 && !chosen.includes(one.id))
    .map((one) => one.id)
  const vars = { attacker: v.attacker, space: v.space, chosen }
  if (chosen.length < dice) pick(s, { ...effect, vars }, 'burnt', near, { may: true })
}

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

/** Neutral upgrades beside the army. */
export const neutralUpgrades: readonly ACard[] = [
  {
    id: 'deployment:extra-armor',
    rules: ['IA-DEP-extra-armor'],
    trigger: { 'figures deployed': { forced: true, do: (s, effect) => nextArmor(s, effect, 4) } },
    picked: {
      armored: (s, effect, figure) => {
        gainPower(s, String(figure), 'block')
        afterwards(s, effect, 'next')
      },
      next: (s, effect) => nextArmor(s, effect, Number(effect.vars.left) - 1),
    },
  },
  {
    id: 'deployment:unshakable',
    rules: ['IA-DEP-unshakable'],
    trigger: {
      'start of activation': {
        when: (s, effect, v) =>
          isFriend(s, effect, v.figure) && isReady(s, effect) && shaken(s, effect).length > 0,
        pay: (s, effect) => exhaust(s, effect),
        do: (s, effect) => pick(s, effect, 'figure', shaken(s, effect)),
      },
    },
    picked: {
      figure: (s, effect, figure) => {
        const { conditions } = figureOf(s, String(figure))
        const names = conditions.map((one) => one.name).filter(isHarmful)
        pick(s, { ...effect, on: String(figure) }, 'condition', names)
      },
      condition: (s, effect, name) => {
        discardCondition(s, figureOf(s, effect.on ?? ''), name as Condition)
        strain(s, effect.on ?? '', 1)
      },
    },
  },
  {
    id: 'deployment:doubt',
    rules: ['IA-DEP-doubt'],
    trigger: {
      'end of round': {
        when: (s, effect) => isReady(s, effect, 'deplete') && doubted(s, effect).length > 0,
        do: (s, effect) => pick(s, effect, 'figure', doubted(s, effect)),
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
    picked: {
      figure: (s, effect, figure) => {
        pick(s, { ...effect, on: String(figure) }, 'what', doubtable(s, String(figure)))
      },
      what: takeAway,
    },
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
        do: (s, effect, v) => nextToBurn(s, effect, v, []),
      },
    },
    picked: {
      burnt: (s, effect, figure) => {
        const attacker = String(effect.vars.attacker)
        damage(s, String(figure), 1, attacker)
        const lacking = harmful.filter((name) => !hasCondition(figureOf(s, attacker), name))
        const by = otherSeat(effect.seat ?? '')
        if (isOnMap(figureOf(s, attacker))) pick(s, effect, 'condition', lacking, { by })
        afterwards(s, effect, 'next', figure)
      },
      condition: (s, effect, name) => gainCondition(s, String(effect.vars.attacker), name as Condition),
      next: (s, effect, last) => {
        const { attacker, space, chosen } = effect.vars
        const so = [...(chosen as string[]), String(last)]
        nextToBurn(s, effect, { attacker: String(attacker), space: Number(space) }, so)
      },
    },
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
          afterwards(s, effect, 'search')
          return null
        },
      },
    },
    picked: {
      // Only its player knows whether there is one.
      search: (s, effect) => pick(s, effect, 'card', [...forceCards(s, effect.seat as Seat), 'nothing']),
      card: (s, effect, card) => {
        const seat = effect.seat as Seat
        const { draw } = deckOf(s, seat)
        const at = draw.indexOf(String(card))
        reveal(s)
        if (at >= 0) {
          draw.splice(at, 1)
          take(s, seat, String(card))
          tell(s, { type: 'fetched', seat, card: String(card) })
          const { cost } = commandCard(String(card))
          if (cost > 0) pick(s, { ...effect, vars: { cost } }, 'user', forceUsers(s, seat))
        }
        shuffleDeck(s, seat)
      },
      user: (s, effect, figure) => strain(s, String(figure), Number(effect.vars.cost)),
    },
  },
]
