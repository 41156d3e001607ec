import { isOnItsOwn } from '../actions/first-action.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { gain } from '../tokens.ts'
import { isOnBattlefield, unitOf } from '../units.ts'
import { canBeSuppressed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { loseKeyword } from './granted.ts'
import { own } from './words.ts'

/** A suppression token for the freedom of another unit's first action. */
const override: LCard = {
  id: 'keyword:override',
  rules: ['LG2-KW-246'],
  trigger: {
    'start of an activation': {
      when: (s, effect, { unit: id }) => {
        const unit = unitOf(s, id)
        const giver = own(s, effect)
        return (
          unit.seat === giver.seat &&
          isOnBattlefield(giver) &&
          canBeSuppressed(s, giver) &&
          isOnItsOwn(s, unit) &&
          isWithinRange(giver, unit, 5)
        )
      },
      pay: (s, effect) => gain(s, own(s, effect), 'suppression'),
      do: (s, _, { unit }) => loseKeyword(s, unitOf(s, unit), 'ai', 'activation'),
    },
  },
}

export const robots: readonly LCard[] = [override]
