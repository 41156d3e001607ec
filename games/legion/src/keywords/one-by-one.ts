import { canChoose, cardWords, choose, type Effect, type Trigger } from '@sandtable/kernel'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { keywordX } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

const { choice } = cardWords<Legion>()

type OfUnit = Trigger<Legion, Activating>

/** "Up to X tokens in total, divided freely": one by one among those that are there by then, until its player stops. */
export function dividesUpTo(
  keyword: string,
  name: string,
  from: (s: LState, effect: Effect) => readonly Unit[],
  does: (s: LState, unit: Unit) => void,
): { readonly asks: NonNullable<LCard['asks']>; readonly moment: OfUnit } {
  const next = choice<UnitId, { readonly left: number }>(name, {
    from: (s, effect) => from(s, effect).map(({ id }) => id),
    may: () => true,
    do: (s, effect, unit, { left }) => {
      does(s, unitOf(s, unit))
      if (left > 1) choose(s, effect, next, { left: left - 1 })
    },
  })
  const all = (s: LState, effect: Effect) => ({ left: keywordX(s, own(s, effect), keyword) })
  return {
    asks: [next],
    moment: {
      of: 'unit',
      forced: true,
      when: (s, effect) => canChoose(s, effect, next, all(s, effect)),
      do: (s, effect) => choose(s, effect, next, all(s, effect)),
    },
  }
}
