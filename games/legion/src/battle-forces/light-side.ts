import { borrowing } from '../cards/borrowed.ts'
import { matches } from '../command/matches.ts'
import { all, moves } from '../commands/deeds.ts'
import { isMarked, mark } from '../commands/marks.ts'
import { at } from '../commands/phrases.ts'
import { lends } from '../keywords/lent.ts'
import type { TokenName, Unit } from '../state.ts'
import { affiliationOf, isOfType, isVehicle, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { force } from './words.ts'

/** Battle forces of the Rebels and of the Republic. */

/** Vehicles that follow others share with each other, and take from clones. */
function follows(unit: Unit): boolean {
  return isVehicle(unit) && unit.rank !== 'commander' && unit.rank !== 'operative'
}

function shares(unit: Unit, by: Unit, token: TokenName): boolean {
  if (!follows(unit)) return false
  return follows(by) || (isOfType(by, 'clone trooper') && token !== 'surge')
}

const battalion = '212th-attack-battalion'

export const lightSideForces: readonly LCard[] = [
  force(
    battalion,
    borrowing(
      battalion,
      (s, unit, by, token) => s.table.battleForces[unit.seat] === battalion && shares(unit, by, token),
    ),
  ),
  force(
    'bright-tree-village',
    lends([{ id: 'allies-of-convenience' }], (s, _, unit) =>
      matches(s, unit, { rank: 'commander', faction: 'rebels' }),
    ),
    {
      query: {
        'suppression removed': (value, s, effect, id) => {
          const unit = unitOf(s, id)
          return unit.seat === effect.seat && affiliationOf(unit) === 'ewok' ? Math.max(0, value - 1) : value
        },
      },
    },
  ),
  force(
    'wookiee-defenders',
    at('wounds are suffered', { type: 'wookiee trooper' }, all(mark('grieving', 'round'), moves(1)), {
      when: (s, effect, _, unit) => unit.fallen.length > 0 && !isMarked(s, effect, unit, 'grieving'),
    }),
  ),
]
