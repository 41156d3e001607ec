import type { Seat } from '@sandtable/kernel'
import { canUse, cardNamed } from '@sandtable/kernel'
import { activationOf } from '../current-activation.ts'
import { attackUnderWay } from '../current-attack.ts'
import { isOfUse, mightPlay } from '../hand.ts'
import { type AState, type Assault, figureOf } from '../state.ts'

type Windows = Assault['windows']

/**
 * Both sides could interrupt here, as far as everybody knows: the player whose figure is activated says who
 * goes first (IA-INTR-005). Null: nobody has to. In attacks the order is fixed (IA-TIME-003).
 */
export function whoOrders<W extends keyof Windows & string>(
  s: AState,
  window: W,
  v: Windows[W] & object,
): Seat | null {
  if (!isOfUse(s, window)) return null
  const activation = activationOf(s)
  if (activation === null || attackUnderWay(s) !== null) return null
  return s.seats.every((seat) => might(s, window, seat, v)) ? figureOf(s, activation.figure).seat : null
}

function might<W extends keyof Windows & string>(
  s: AState,
  window: W,
  seat: Seat,
  v: Windows[W] & object,
): boolean {
  const open = (s.hooks.trigger[window] ?? []).some((id) => {
    const effect = s.effects[id]
    if (effect === undefined || effect.seat !== seat) return false
    return cardNamed(s, effect.card)?.secret !== true && canUse(s, window, effect, v)
  })
  return open || mightPlay(s, window, seat, v)
}
