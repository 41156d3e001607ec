import { choose, rollNames, tell } from '@sandtable/kernel'
import { defenceDice } from '../dice.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, idsOf, othersNear, upgrade } from './words.ts'

/** Crews. */

const aiming = choice<UnitId, { readonly left: number }>('gains an aim token', {
  from: (s, effect) => idsOf(othersNear(s, effect, 3)),
  do: (s, effect, unit, { left }) => {
    gain(s, unitOf(s, unit), 'aim')
    if (left > 1) choose(s, effect, aiming, { left: left - 1 })
  },
})

const tactician = upgrade('unorthodox-tactician', {
  asks: [aiming],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => othersNear(s, effect, 3).length > 0,
      do: (s, effect, v: Activating) => {
        const dice = rollNames(s, defenceDice.red, 3)
        tell(s, { type: 'defence dice', unit: v.unit, dice })
        const left = dice.filter((face) => face !== 'blank').length
        if (left > 0) choose(s, effect, aiming, { left })
      },
    },
  },
})

export const crew: readonly LCard[] = [tactician]
