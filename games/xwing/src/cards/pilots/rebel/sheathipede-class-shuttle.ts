import { enter, of } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { isModifyingItsAttack } from '../../../current-attack.ts'
import { shipOf } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isAlly, me, payStress, relieve } from '../../words.ts'
import { effectOf, pilot } from '../pilot.ts'

/** Pilots of the Sheathipede-class Shuttle of the Rebel Alliance. */
export const sheathipedeClassShuttle: readonly XCard[] = [
  pilot('fennrau-sheathipedeclassshuttle', {
    trigger: {
      'opportunity to attack': {
        when: (s, effect, v) => {
          if (isAlly(s, effect, v.ship) || me(s, effect).tokens.stress > 0) return false
          return isInArcWithin(me(s, effect), shipOf(s, v.ship), 3)
        },
        pay: (s, effect) => payStress(s, effect),
        do: (s, effect, v) =>
          void enter(s, {
            card: 'effect:fennrau-sheathipedeclassshuttle',
            seat: effect.seat,
            on: v.ship,
            until: 'round',
          }),
      },
    },
  }),
  effectOf('fennrau-sheathipedeclassshuttle', {
    query: {
      'spending forbidden': of(
        'ship',
        (forbidden, s, _, { ship }) => forbidden || isModifyingItsAttack(s, ship),
      ),
    },
  }),
  pilot('ap5', {
    trigger: {
      coordinating: {
        of: 'ship',
        when: (s, _, v) => v.done?.action === 'coordinate' && shipOf(s, v.done.target).tokens.stress > 0,
        pay: (s, effect) => payStress(s, effect, 2),
        do: (s, effect, v) => {
          if (v.done?.action === 'coordinate') relieve(s, effect, v.done.target)
        },
      },
    },
  }),
]
