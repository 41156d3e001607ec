import { cardNamed, cause, type Effect, underWay } from '@sandtable/kernel'
import { type ShipId, shipOf, type XState } from '../state.ts'
import type { Paying } from '../vocabulary/rolls.ts'
import { procedure, run } from './words.ts'

export const paying = (effect: Effect): Paying => ({ effect, intercepted: false })

export const payWithStress = procedure(
  'pay with stress',
  [
    run('receive the stress token', (s, v) => {
      cause(s, 'receive token', { ship: v.effect.on ?? '', token: 'stress' })
    }),
    run('use what is paid for', (s, v) => {
      if (!v.intercepted && shipOf(s, v.effect.on ?? '').inPlay)
        cardNamed(s, v.effect.card)?.paid?.(s, v.effect)
    }),
  ],
  { about: (_, v) => ({ card: v.effect.card, ship: v.effect.on }) },
)

/** The stress token that this ship was about to take goes elsewhere. */
export function interceptPayment(s: XState, ship: ShipId): void {
  const v = underWay(s, 'pay with stress')
  if (v?.effect.on === ship) v.intercepted = true
}
