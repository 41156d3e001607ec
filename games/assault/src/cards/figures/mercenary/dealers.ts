import type { Effect, Seat } from '@sandtable/kernel'
import { of } from '@sandtable/kernel'
import { isOnSpaces } from '../../../board/board.ts'
import { zonesOf } from '../../../board/places.ts'
import { type AState, figureOf, figuresOnMap, isFigure, isOnMap, otherSeat } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  attackNow,
  attackOf,
  choice,
  choose,
  drawCards,
  figuresWithin,
  gainCondition,
  gainMovement,
  givePoints,
  me,
  rollFor,
  score,
  strain,
} from '../../words.ts'
import { takeCover } from './abilities.ts'

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

const negotiate = choice<string, { readonly by: Seat }>('negotiate', {
  from: () => ['pay', 'refuse'],
  by: (_, __, { by }) => by,
  do: (s, effect, answer) => {
    const v = attackOf(s)
    if (answer === 'refuse') {
      add(v, { damage: 2 })
      return
    }
    score(s, defender(s, effect, v.target), -2, 'hondo-ohnaka-skirmish')
    givePoints(s, effect.seat ?? '', 2, 'hondo-ohnaka-skirmish')
  },
})

const bullied = choice<string>('bullied', {
  from: (s, effect) => figuresWithin(s, me(s, effect), 3, 'any'),
  do: (s, effect, figure) => strain(s, figure, 3, effect.on),
})

const hired = choice<string>('hired', {
  from: (s) => mercenaries(s),
  do: (s, _, figure) => gainCondition(s, figure, 'focused'),
})

const killer = choice<string>('killer', {
  from: (s) => mercenaries(s),
  do: (s, _, figure) => {
    attackNow(s, figure, { may: true })
    gainMovement(s, figure, 2)
  },
})

/** Those who count in victory points. */
export const mercenaryDealers: readonly ACard[] = [
  {
    id: 'deployment:jawa-scavenger-elite-skirmish',
    rules: ['IA-DEP-jawa-scavenger-elite-skirmish'],
    query: {
      'surge abilities': of('attacker', (value, s, effect, v) =>
        purse(s, v.by) >= 1
          ? [...value, { key: 'bargain', cost: 1, gives: {}, effect: effect.id, ability: 'bargain' }]
          : value,
      ),
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
        of: 'attacker',
        do: (s, effect, v) => {
          const by = defender(s, effect, v.target)
          if (by !== effect.seat && purse(s, by) >= 2) choose(s, effect, negotiate, { by })
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
    asks: [negotiate],
  },
  {
    id: 'deployment:jabba-the-hutt-skirmish',
    rules: ['IA-DEP-jabba-the-hutt-skirmish'],
    actions: {
      bully: {
        cost: 1,
        can: (s, figure) => figuresWithin(s, figure, 3, 'any').length > 0,
        do: (s, _, effect) => choose(s, effect, bullied),
      },
      incentivize: { cost: 1, do: (s, _, effect) => choose(s, effect, hired) },
      scheme: { cost: 1, do: (s, figure) => drawCards(s, figure.seat, 1) },
      'order-hit': {
        cost: 2,
        can: (s, figure) => purse(s, figure.seat) >= 2,
        do: (s, figure, effect) => {
          score(s, figure.seat, -2, 'jabba-the-hutt-skirmish')
          choose(s, effect, killer)
        },
      },
    },
    asks: [bullied, hired, killer],
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
