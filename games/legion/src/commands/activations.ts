import { call, cardWords, enter, goOn } from '@sandtable/kernel'
import { shuffleOrderIn, takeFromPool } from '../holdings.ts'
import { sequel } from '../scoring/phrases.ts'
import type { Legion, UnitId } from '../state.ts'
import { isDefeated, unitOf } from '../units.ts'
import { activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, may, suffers } from './deeds.ts'

/** What command cards do to activations. */

const { recall } = cardWords<Legion>()

const id = 'more-actions'

/** A unit has more actions in its activation, or fewer. */
export const moreActions: LCard = {
  id,
  rules: ['LG2-ACT-001'],
  query: {
    actions: (value, _, effect, unit) => (effect.on === unit ? value + recall(effect, id).count : value),
  },
}

export function actions(count: number, until: 'activation' | 'round' = 'activation'): Deed {
  return {
    do: (s, unit) =>
      void enter<Legion, typeof id>(s, {
        card: id,
        seat: unit.seat,
        on: unit.id,
        vars: { count },
        until,
      }),
  }
}

/** It activates at once; without an order its token comes from the pool. */
export const activatesAnyhow: Deed = {
  do: (s, unit, effect) => {
    if (unit.order === 'none') takeFromPool(s, unit)
    activates.do(s, unit, effect)
  },
}

/** It activates at once, out of turn, if its order is face up. */
export const activates: Deed = {
  can: (_, unit) => unit.order === 'up',
  do: (s, unit) => call(s, 'activation', activating(unit.id)),
}

/** Once it has suffered the wound, and lived, its token goes back. */
const goesBack = sequel<UnitId>('its order goes back', (s, effect, id) => {
  const unit = unitOf(s, id)
  if (isDefeated(unit)) return
  shuffleOrderIn(s, unit)
  actions(-1, 'round').do(s, unit, effect)
})

/** It may suffer a wound to go back into the pool; its second activation has an action fewer. */
export const again: Deed = may('activate again', {
  asks: [goesBack],
  do: (s, unit, effect) => {
    suffers(1).do(s, unit, effect)
    goOn(s, effect, goesBack, unit.id)
  },
})
