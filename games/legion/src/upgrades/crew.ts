import { asking, goOn } from '@sandtable/kernel'
import { hasDefender } from '../actions/defenders.ts'
import { giveAttack, giveMove } from '../actions/given.ts'
import { wound } from '../attack/wounding.ts'
import { own } from '../keywords/words.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import { blocksAndSurges, hitsAndCrits, rollAttackDice, rollDefenceDice } from '../rolling.ts'
import { chooseUnits } from '../scoring/phrases.ts'
import type { UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { speedOf } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, idsOf, othersNear, sequel, spending, upgrade } from './words.ts'

/** Crews. */

/** For each die a different unit. */
const aiming = sequel<readonly UnitId[]>('gain aim tokens', (s, _, units) => {
  for (const unit of units) gain(s, unitOf(s, unit), 'aim')
})

const tactician = upgrade('unorthodox-tactician', {
  asks: [aiming],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => othersNear(s, effect, 3).length > 0,
      do: (s, effect, v: Activating) => {
        const most = blocksAndSurges(rollDefenceDice(s, v.unit, 'red', 3))
        const from = idsOf(othersNear(s, effect, 3))
        if (most > 0) chooseUnits(s, effect, aiming, { seat: effect.seat ?? '', from, most })
      },
    },
  },
})

/** The droid goes haywire: whatever it was worth, it may hurt its own vehicle. */
const sparks = sequel<null>('the droid sparks', (s, effect) => {
  wound(s, own(s, effect), hitsAndCrits(rollAttackDice(s, own(s, effect).id, 'black', 3)))
})

const pushed = choice<'attack' | 'move'>('attack or move once more', {
  from: (s, effect) => {
    const unit = own(s, effect)
    return [
      ...(hasDefender(s, unit) ? (['attack'] as const) : []),
      ...(mayBeGivenMove(s, unit) ? (['move'] as const) : []),
    ]
  },
  do: (s, effect, what) => {
    const unit = own(s, effect)
    if (what === 'attack') giveAttack(s, unit)
    else giveMove(s, unit, speedOf(s, unit))
    goOn(s, effect, sparks, null)
  },
})

const unstable = upgrade('unstable-astromech', {
  asks: [pushed, sparks],
  trigger: {
    'end of an activation': spending<Activating>({
      of: 'unit',
      ...asking(pushed),
    }),
  },
})

export const crew: readonly LCard[] = [tactician, unstable]
