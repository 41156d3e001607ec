import { asking, enter, own } from '@sandtable/kernel'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, choice, isWingman, me, moreAttackDice, payStress } from '../../words.ts'
import { effectOf, handFocus, pilot } from '../pilot.ts'

const roarkGarnetShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 3),
  do: (s, effect, ship) =>
    void enter(s, {
      card: 'effect:roarkgarnet',
      seat: effect.seat,
      on: ship,
      due: { window: 'end of combat' },
    }),
})

const kyleKatarnShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesWithin(s, effect, 3),
  do: (s, effect, ship) => handFocus(s, effect, ship),
})

/** Pilots of the HWK-290 of the Rebel Alliance. */
export const hwk290: readonly XCard[] = [
  pilot('roarkgarnet', {
    asks: [roarkGarnetShip],
    trigger: {
      'start of combat': { forced: true, ...asking(roarkGarnetShip) },
    },
  }),
  effectOf('roarkgarnet', {
    query: { 'pilot skill': own(() => 12) },
  }),
  pilot('kylekatarn', {
    asks: [kyleKatarnShip],
    trigger: {
      'start of combat': asking(kyleKatarnShip, (s, effect) => me(s, effect).tokens.focus > 0),
    },
  }),
  pilot('janors', {
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => isWingman(s, effect, v.attacker, 3) && me(s, effect).tokens.stress === 0,
        pay: (s, effect) => payStress(s, effect),
        do: (_, __, v) => moreAttackDice(v),
      },
    },
  }),
]
