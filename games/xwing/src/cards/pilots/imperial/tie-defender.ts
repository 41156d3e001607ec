import { call, enter, own } from '@sandtable/kernel'
import { shipOf, type XState } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { lock, me, spend } from '../../words.ts'
import { canSpend, effectOf, faceDownOn, pilot, revealedBy } from '../pilot.ts'

/** Pilots of the TIE Defender of the Empire. */
export const tieDefender: readonly XCard[] = [
  pilot('colonelvessery', {
    trigger: {
      'attack dice rolled': {
        of: 'attacker',
        when: (s, _, v) => s.table.ships.some((one) => one.locks.includes(v.target)),
        do: (s, _, v) => lock(s, v.attacker, v.target),
      },
    },
  }),
  pilot('rexlerbrath', {
    trigger: {
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => dealtFaceDown(s, v).length > 0 && canSpend(s, effect, 'focus'),
        pay: (s, _, v) => spend(s, v.attacker, 'focus'),
        do: (s, _, v) => {
          for (const at of dealtFaceDown(s, v))
            call(s, 'turn a damage card up', { ship: v.target, at, effect: 0 })
        },
      },
    },
  }),
  pilot('countessryad', {
    trigger: {
      'dial revealed': {
        of: 'ship',
        when: (s, effect) => revealedBy(me(s, effect))?.bearing === 'straight',
        do: (s, { seat, on }) =>
          void enter(s, { card: 'effect:countessryad', seat, on, until: 'activation' }),
      },
    },
  }),
  effectOf('countessryad', {
    query: {
      'revealed maneuver': own((maneuver) => ({ ...maneuver, bearing: 'koiogran' })),
    },
  }),
]

/** The damage cards that the attack brought and that lie face down now, whether resolved or not (XW-PIL-106). */
function dealtFaceDown(s: XState, v: Attack): number[] {
  const { firstDealt } = v
  if (firstDealt === undefined) return []
  return faceDownOn(shipOf(s, v.target)).filter((at) => at >= firstDealt)
}
