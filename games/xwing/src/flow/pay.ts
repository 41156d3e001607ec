import { cause, type Effect } from '@sandtable/kernel'
import { cardNamed } from '../cards/index.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import { procedure, run } from './words.ts'

/** A stress token that a ship takes to use an ability. */
interface Paying {
  readonly effect: Effect
  /** Another ship took the token: the ability is not paid for, and nothing comes of it (XW-PIL-020). */
  intercepted: boolean
}

export const paying = (effect: Effect): Paying => ({ effect, intercepted: false })

export const payWithStress = procedure<Paying>(
  'pay with stress',
  [
    run('receive the stress token', (s, v) => {
      cause(s, 'receive token', { ship: v.effect.on ?? '', token: 'stress' })
    }),
    run('use what is paid for', (s, v) => {
      if (!v.intercepted && shipOf(s, v.effect.on ?? '').inPlay) cardNamed(v.effect.card)?.paid?.(s, v.effect)
    }),
  ],
  { about: (_, v) => ({ card: v.effect.card, ship: v.effect.on }) },
)

/** The stress token that this ship was about to take goes elsewhere. */
export function interceptPayment(s: XState, ship: ShipId): void {
  const frame = s.stack.findLast((one) => one.procedure === 'pay with stress')
  const v = frame?.vars as Paying | undefined
  if (v?.effect.on === ship) v.intercepted = true
}
