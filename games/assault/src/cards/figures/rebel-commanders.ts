import { below, type Effect, enter, query, type Seat, shuffle, tell } from '@sandtable/kernel'
import { legalTargets } from '../../board/targets.ts'
import { commandId, deckOf, discardFromHand, handOf } from '../../hand.ts'
import { type AState, type Figure, figureOf, figuresOnMap, isFigure, otherSeat } from '../../state.ts'
import { figureCost } from '../../values.ts'
import type { Outcome } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  attackNow,
  attackOf,
  attackThen,
  bonus,
  canAttack,
  figuresWithin,
  gainCondition,
  gainMovement,
  gainPower,
  hasTrait,
  isFigureTarget,
  isMe,
  me,
  moveByOther,
  newAttack,
  pick,
  seesFigure,
} from '../words.ts'
import { assault, namedSurge, rerollsAttack } from './abilities.ts'
import { afterAttack, friendAttacks } from './rebel-abilities.ts'
import { priorityTarget } from './rebel-troops.ts'

/** Other friends that the figure sees. */
function friendsInSight(s: AState, figure: Figure): string[] {
  return figuresOnMap(s)
    .filter((one) => one.seat === figure.seat && one.id !== figure.id && seesFigure(s, figure, one))
    .map((one) => one.id)
}

/** What Gideon does for one of those that he sees. */
const encourages = (choice: string) => ({
  cost: 1,
  can: (s: AState, figure: Figure) => friendsInSight(s, figure).length > 0,
  do: (s: AState, figure: Figure, effect: Effect) => pick(s, effect, choice, friendsInSight(s, figure)),
})

/** False Orders: what could be done with this figure of the other side. */
function orders(s: AState, seat: Seat, id: string): string[] {
  const mayAttack = legalTargets(s, newAttack(s, id, { by: seat })).length > 0
  return mayAttack ? ['move', 'attack'] : ['move']
}

function gullible(s: AState, figure: Figure): string[] {
  const { cost, within } = query(s, 'false orders', { cost: 3, within: 3 }, figure.id)
  return figuresWithin(s, figure, within, 'hostile', (one) => figureCost(s, one) <= cost)
}

const criticalHit = namedSurge('critical-hit', 1, (s, effect, v) => {
  v.tally.pierce += 2
  enter(s, { card: 'effect:critical-hit', seat: v.by, on: effect.on, until: 'attack' })
})

/** Leaders and soldiers with names. */
export const rebelCommanders: readonly ACard[] = [
  {
    id: 'deployment:biv-bodhrik',
    rules: ['IA-DEP-biv-bodhrik'],
    query: {
      // Into the Fray.
      results: (value, s, effect, v) =>
        isMe(effect, v.target) && figuresWithin(s, me(s, effect), 3, 'hostile').length >= 2
          ? { ...value, block: value.block + 1 }
          : value,
    },
    actions: {
      'close-and-personal': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { type: 'melee' }),
        do: (s, figure, effect) =>
          attackThen(s, effect, 'close', newAttack(s, figure.id, { type: 'melee', pool: ['red', 'yellow'] })),
      },
    },
    picked: {
      close: (s, effect, outcome) => {
        const { target, defeated } = outcome as unknown as Outcome
        // Kept for who is told to stay down.
        const own = s.effects[effect.id]
        if (own !== undefined) own.vars.target = target
        if (!defeated) attackNow(s, effect.on ?? '', { among: [target] })
      },
    },
  },
  {
    id: 'deployment:fenn-signis',
    rules: ['IA-DEP-fenn-signis'],
    query: { 'attack actions': assault },
    trigger: {
      // Trooper Assault.
      'attack resolved': {
        limit: { times: 1, per: 'round' },
        when: (s, effect, v) =>
          friendAttacks(s, effect, v, 3) &&
          hasTrait(figureOf(s, v.attacker), 'trooper') &&
          query(s, 'attack actions', 1, v.attacker) === 1,
        do: (s, effect, v) =>
          void enter(s, {
            card: 'effect:trooper-assault',
            seat: effect.seat,
            on: v.attacker,
            until: 'round',
          }),
      },
    },
  },
  {
    id: 'effect:trooper-assault',
    rules: ['IA-DEP-fenn-signis'],
    query: { 'attack actions': assault },
  },
  {
    id: 'deployment:gideon-argus',
    rules: ['IA-DEP-gideon-argus'],
    actions: { 'tactical-maneuver': encourages('sent'), 'on-my-mark': encourages('focused') },
    picked: {
      sent: (s, _, figure) => gainMovement(s, String(figure), 2),
      focused: (s, _, figure) => gainCondition(s, String(figure), 'focused'),
    },
  },
  {
    id: 'deployment:ko-tun-feralo',
    rules: ['IA-DEP-ko-tun-feralo'],
    query: {
      // Dead Precise.
      results: (value, s, effect, v) =>
        friendAttacks(s, effect, v, 3) && v.spent.some((one) => one.figure === v.attacker)
          ? { ...value, dodge: value.dodge - 1 }
          : value,
    },
    trigger: {
      // Arms Distribution.
      'start of activation': {
        when: (s, effect, v) =>
          isMe(effect, v.figure) && figuresWithin(s, me(s, effect), 3, 'friendly').length > 0,
        do: (s, effect) => pick(s, effect, 'armed', figuresWithin(s, me(s, effect), 3, 'friendly')),
      },
      'reroll dice': rerollsAttack(),
    },
    picked: {
      armed: (s, effect, figure) => pick(s, { ...effect, vars: { figure } }, 'arms', ['damage', 'block']),
      arms: (s, effect, token) =>
        gainPower(s, String(effect.vars.figure), token === 'damage' ? 'damage' : 'block'),
    },
  },
  {
    id: 'deployment:leia-organa-skirmish',
    rules: ['IA-DEP-leia-organa-skirmish'],
    ...namedSurge('military-efficiency', 1, (s, effect, v) =>
      pick(s, effect, 'returned', [...new Set(deckOf(s, v.by).discard)], { by: v.by }),
    ),
    actions: {
      'battlefield-leadership': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id),
        do: (s, figure, effect) => attackThen(s, effect, 'shown', newAttack(s, figure.id)),
      },
    },
    picked: {
      returned: (s, _, card) => {
        const { by } = attackOf(s)
        const { draw, discard } = deckOf(s, by)
        discard.splice(discard.indexOf(String(card)), 1)
        draw.push(String(card))
        shuffle(s, draw)
        tell(s, { type: 'shuffled back', seat: by, card: String(card) })
      },
      shown: (s, effect, outcome) => {
        const { target } = outcome as unknown as Outcome
        const able = figuresWithin(s, me(s, effect), 3, 'friendly', (one) =>
          legalTargets(s, newAttack(s, one.id)).some((at) => at.target === target),
        )
        pick(s, { ...effect, vars: { target } }, 'led', able, { may: true })
      },
      led: (s, effect, figure) => attackNow(s, String(figure), { among: [String(effect.vars.target)] }),
    },
  },
  {
    id: 'deployment:loku-kanoloa',
    rules: ['IA-DEP-loku-kanoloa'],
    actions: {
      'set-your-sights': {
        cost: 2,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { pastFigures: true }),
        do: (s, figure, effect) =>
          attackThen(
            s,
            effect,
            'sighted',
            newAttack(s, figure.id, { pastFigures: true, bonus: bonus({ accuracy: 2 }) }),
          ),
      },
    },
    picked: {
      // Mon Cala Special Forces.
      sighted: (s, effect, outcome) => {
        const { target, defeated } = outcome as unknown as Outcome
        if (defeated && isFigure(s, target)) gainCondition(s, effect.on ?? '', 'focused')
      },
    },
  },
  {
    id: 'deployment:mak-eshkarey',
    rules: ['IA-DEP-mak-eshkarey'],
    ...criticalHit,
    query: { ...criticalHit.query, 'attacks past figures': priorityTarget },
  },
  afterAttack(
    'critical-hit',
    'IA-DEP-mak-eshkarey',
    (s, effect) => {
      const seat = otherSeat(effect.seat ?? '')
      const hand = handOf(s, seat)
      const lost = hand.length === 0 ? undefined : hand[below(s, hand.length)]
      if (lost === undefined) return
      discardFromHand(s, lost)
      tell(s, { type: 'discarded', seat, card: commandId(lost.card) })
    },
    (s, v) => v.defeated && isFigureTarget(s, v) && figureOf(s, v.target).seat !== v.by,
  ),
  {
    id: 'deployment:murne-rin',
    rules: ['IA-DEP-murne-rin'],
    actions: {
      'false-orders': {
        cost: 1,
        can: (s, figure) => gullible(s, figure).length > 0,
        do: (s, figure, effect) => pick(s, effect, 'gullible', gullible(s, figure)),
      },
    },
    trigger: {
      // Field Report.
      'end of activation': {
        when: (s, effect, v) =>
          isMe(effect, v.figure) && handSize(s, effect.seat) > handSize(s, otherSeat(effect.seat ?? '')),
        do: (s, effect) => {
          gainCondition(s, effect.on ?? '', 'hidden')
          pick(s, effect, 'reported', figuresWithin(s, me(s, effect), 3, 'friendly'), { may: true })
        },
      },
    },
    picked: {
      gullible: (s, effect, figure) =>
        pick(s, { ...effect, vars: { figure } }, 'order', orders(s, effect.seat ?? '', String(figure))),
      order: (s, effect, order) => {
        const [figure, by] = [String(effect.vars.figure), effect.seat ?? '']
        if (order === 'attack') attackNow(s, figure, { by })
        else moveByOther(s, figure, by)
      },
      reported: (s, _, figure) => gainCondition(s, String(figure), 'hidden'),
    },
  },
]

function handSize(s: AState, seat: Seat | null): number {
  return handOf(s, seat ?? '').length
}
