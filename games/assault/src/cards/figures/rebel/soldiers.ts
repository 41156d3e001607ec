import { below, enter, of, query, tell } from '@sandtable/kernel'
import { commandId, discardFromHand, handOf } from '../../../hand.ts'
import { figureOf, isFigure, otherSeat } from '../../../state.ts'
import type { Outcome } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackNow,
  attackThen,
  bonus,
  canAttack,
  figuresWithin,
  gainCondition,
  hasTrait,
  isFigureTarget,
  me,
  newAttack,
  recall,
  sequel,
} from '../../words.ts'
import { assault, namedSurge } from '../abilities.ts'
import { afterAttack, friendAttacks } from './abilities.ts'
import { priorityTarget } from './troops.ts'

const criticalHit = namedSurge('critical-hit', 1, (s, effect, v) => {
  v.tally.pierce += 2
  enter(s, { card: 'effect:critical-hit', seat: v.by, on: effect.on, until: 'attack' })
})

const close = sequel<Outcome>('close', (s, effect, { target, defeated }) => {
  // Kept for who is told to stay down.
  recall(effect, 'deployment:biv-bodhrik').target = target
  if (!defeated) attackNow(s, effect.on ?? '', { among: [target] })
})

// Mon Cala Special Forces.
const sighted = sequel<Outcome>('sighted', (s, effect, { target, defeated }) => {
  if (defeated && isFigure(s, target)) gainCondition(s, effect.on ?? '', 'focused')
})

/** Soldiers with names. */
export const rebelSoldiers: readonly ACard[] = [
  {
    id: 'deployment:biv-bodhrik',
    rules: ['IA-DEP-biv-bodhrik'],
    query: {
      // Into the Fray.
      results: of('target', (value, s, effect) =>
        figuresWithin(s, me(s, effect), 3, 'hostile').length >= 2
          ? { ...value, block: value.block + 1 }
          : value,
      ),
    },
    actions: {
      'close-and-personal': {
        cost: 1,
        attack: true,
        can: (s, figure) => canAttack(s, figure.id, { type: 'melee' }),
        do: (s, figure, effect) =>
          attackThen(s, effect, close, newAttack(s, figure.id, { type: 'melee', pool: ['red', 'yellow'] })),
      },
    },
    asks: [close],
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
            sighted,
            newAttack(s, figure.id, { pastFigures: true, bonus: bonus({ accuracy: 2 }) }),
          ),
      },
    },
    asks: [sighted],
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
]
