import { asking, enter } from '@sandtable/kernel'
import type { ShipId } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesAt, assign, choice, isAlly, isMe, me, moreAttackDice, rangeTo } from '../../words.ts'
import { effectOf, handFocus, pilot } from '../pilot.ts'

const roarkGarnetShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 3),
  do: (s, effect, ship) =>
    void enter(s, {
      card: 'effect:roarkgarnet',
      seat: effect.seat,
      on: ship,
      due: { window: 'end of combat' },
    }),
})

const kyleKatarnShip = choice<ShipId>('ship', {
  from: (s, effect) => alliesAt(s, effect, 1, 3),
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
    query: { 'pilot skill': (skill, _, effect, ship) => (isMe(effect, ship) ? 12 : skill) },
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
        when: (s, effect, v) =>
          isAlly(s, effect, v.attacker) &&
          !isMe(effect, v.attacker) &&
          rangeTo(s, effect, v.attacker) <= 3 &&
          me(s, effect).tokens.stress === 0,
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 1, true),
        do: (_, __, v) => moreAttackDice(v),
      },
    },
  }),
]
