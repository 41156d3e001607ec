import type { Effect } from '@sandtable/kernel'
import { isOnSpaces } from '../../board/board.ts'
import { zonesOf } from '../../board/places.ts'
import { type AState, figureOf, figuresOnMap, isFigure, isOnMap, otherSeat } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  add,
  attackNow,
  attackOf,
  drawCards,
  figuresWithin,
  gainCondition,
  gainMovement,
  givePoints,
  isMe,
  me,
  pick,
  rollFor,
  score,
  strain,
} from '../words.ts'
import { takeCover } from './mercenary-abilities.ts'

/** Victory points that a player could hand over. */
const purse = (s: AState, seat: string | null) => s.table.points[seat ?? ''] ?? 0

function mercenaries(s: AState): string[] {
  return figuresOnMap(s)
    .filter((one) => figureCard(one).affiliation === 'mercenary')
    .map((one) => one.id)
}

/** Negotiate: the one who defends, or whose the attacked thing would be. */
function defender(s: AState, effect: Effect, target: string): string {
  return isFigure(s, target) ? figureOf(s, target).seat : otherSeat(effect.seat ?? '')
}

/** Those who count in victory points. */
export const mercenaryDealers: readonly ACard[] = [
  {
    id: 'deployment:jawa-scavenger-elite-skirmish',
    rules: ['IA-DEP-jawa-scavenger-elite-skirmish'],
    query: {
      'surge abilities': (value, s, effect, v) =>
        isMe(effect, v.attacker) && purse(s, v.by) >= 1
          ? [...value, { key: 'bargain', cost: 1, gives: {}, effect: effect.id, ability: 'bargain' }]
          : value,
    },
    surges: {
      bargain: {
        do: (s, _, v) => {
          score(s, v.by, -1, 'jawa-scavenger-elite-skirmish')
          const rolled = rollFor(s, ['green'])
          if (rolled.damage > 0) givePoints(s, v.by, rolled.damage, 'jawa-scavenger-elite-skirmish')
        },
      },
    },
    trigger: { 'modify results': takeCover },
  },
  {
    id: 'deployment:hondo-ohnaka-skirmish',
    rules: ['IA-DEP-hondo-ohnaka-skirmish'],
    trigger: {
      // Negotiate.
      'attack declared': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.attacker),
        do: (s, effect, v) => {
          const by = defender(s, effect, v.target)
          if (by !== effect.seat && purse(s, by) >= 2) pick(s, effect, 'negotiate', ['pay', 'refuse'], { by })
          else add(v, { damage: 2 })
        },
      },
      // What's Yours is Mine.
      'end of round': {
        forced: true,
        limit: { times: 1, per: 'game' },
        when: (s, effect) => {
          const hondo = me(s, effect)
          return isOnMap(hondo) && isOnSpaces(s, hondo, zonesOf(s, 'enemy', hondo.seat).flat())
        },
        do: (s, effect) => {
          const seat = effect.seat ?? ''
          score(s, otherSeat(seat), -2, 'hondo-ohnaka-skirmish')
          givePoints(s, seat, 2, 'hondo-ohnaka-skirmish')
        },
      },
    },
    picked: {
      negotiate: (s, effect, answer) => {
        const v = attackOf(s)
        if (answer === 'refuse') {
          add(v, { damage: 2 })
          return
        }
        score(s, defender(s, effect, v.target), -2, 'hondo-ohnaka-skirmish')
        givePoints(s, effect.seat ?? '', 2, 'hondo-ohnaka-skirmish')
      },
    },
  },
  {
    id: 'deployment:jabba-the-hutt-skirmish',
    rules: ['IA-DEP-jabba-the-hutt-skirmish'],
    actions: {
      bully: {
        cost: 1,
        can: (s, figure) => figuresWithin(s, figure, 3, 'any').length > 0,
        do: (s, figure, effect) => pick(s, effect, 'bullied', figuresWithin(s, figure, 3, 'any')),
      },
      incentivize: { cost: 1, do: (s, _, effect) => pick(s, effect, 'hired', mercenaries(s)) },
      scheme: { cost: 1, do: (s, figure) => drawCards(s, figure.seat, 1) },
      'order-hit': {
        cost: 2,
        can: (s, figure) => purse(s, figure.seat) >= 2,
        do: (s, figure, effect) => {
          score(s, figure.seat, -2, 'jabba-the-hutt-skirmish')
          pick(s, effect, 'killer', mercenaries(s))
        },
      },
    },
    picked: {
      bullied: (s, effect, figure) => strain(s, String(figure), 3, effect.on),
      hired: (s, _, figure) => gainCondition(s, String(figure), 'focused'),
      killer: (s, _, figure) => {
        attackNow(s, String(figure), { may: true })
        gainMovement(s, String(figure), 2)
      },
    },
    trigger: {
      // Nefarious Gains.
      'figure defeated': {
        forced: true,
        when: (s, effect, v) => isOnMap(me(s, effect)) && figureOf(s, v.target).seat !== effect.seat,
        do: (s, effect) => givePoints(s, effect.seat ?? '', 1, 'jabba-the-hutt-skirmish'),
      },
    },
  },
]
