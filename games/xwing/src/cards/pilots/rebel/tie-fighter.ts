import { choose, enter, of } from '@sandtable/kernel'
import { type ShipId, shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assignCondition } from '../../conditions.ts'
import { alliesWithin, choice, freeAction, has, mayAct, spend } from '../../words.ts'
import { canSpend, effectOf, pilot } from '../pilot.ts'

const ahsokaTanoShip = choice<ShipId>('ship', {
  from: (s, effect) => [effect.on ?? '', ...alliesWithin(s, effect, 1)],
  do: (s, _, ship) => freeAction(s, ship),
})

/** Pilots of the TIE Fighter of the Rebel Alliance. */
export const tieFighter: readonly XCard[] = [
  {
    id: 'pilot:captainrex',
    rules: ['XW-PIL-captainrex'],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => shipOf(s, v.target).inPlay,
        do: (s, _, v) =>
          assignCondition(s, 'suppressivefire', v.target, { by: v.attacker, round: s.table.round }),
      },
    },
  },
  ...['tiefighter', 'attackshuttle'].map((ship) =>
    pilot(`sabinewren-${ship}`, {
      trigger: {
        'before revealing the dial': {
          of: 'ship',
          ...mayAct('ship', ['boost', 'barrel-roll']),
        },
      },
    }),
  ),
  ...['tiefighter', 'attackshuttle', 'sheathipedeclassshuttle'].flatMap((ship) => [
    pilot(`zeborrelios-${ship}`, {
      trigger: {
        'compare results': {
          // Only where the order matters is it a question.
          of: 'target',
          when: (_, __, v) =>
            has(v.attackDice, 'crit') && has(v.attackDice, 'hit') && has(v.defenseDice, 'evade'),
          do: (s, effect) =>
            void enter(s, {
              card: `effect:zeborrelios-${ship}`,
              seat: effect.seat,
              on: effect.on,
              until: 'attack',
            }),
        },
      },
    }),
    effectOf(`zeborrelios-${ship}`, {
      query: { 'crits are cancelled first': of('target', () => true) },
    }),
  ]),
  pilot('ahsokatano', {
    asks: [ahsokaTanoShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canSpend(s, effect, 'focus'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (s, effect) => choose(s, effect, ahsokaTanoShip),
      },
    },
  }),
]
