import { cause, goOnWith, type Pending, underWay } from '@sandtable/kernel'
import type { ShipId, XState } from '../state.ts'
import type { Paying } from '../vocabulary/rolls.ts'
import { procedure, run } from './words.ts'

export const paying = (to: Pending<null>): Paying => ({ to, intercepted: false })

export const payWithStress = procedure(
  'pay with stress',
  [
    run('receive the stress token', (s, v) => {
      cause(s, 'receive token', { ship: v.to.effect.on ?? '', token: 'stress' })
    }),
    run('use what is paid for', (s, v) => {
      if (!v.intercepted) goOnWith(s, v.to, null)
    }),
  ],
  { about: (_, v) => ({ card: v.to.effect.card, ship: v.to.effect.on }) },
)

/** The stress token that this ship was about to take goes elsewhere. */
export function interceptPayment(s: XState, ship: ShipId): void {
  const v = underWay(s, 'pay with stress')
  if (v?.to.effect.on === ship) v.intercepted = true
}
