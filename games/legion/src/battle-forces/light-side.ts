import type { Needs } from '../../data/types.ts'
import { giveMoveWhateverSpeed } from '../actions/given.ts'
import { borrowing } from '../cards/borrowed.ts'
import { matches } from '../command/matches.ts'
import { all } from '../commands/deeds.ts'
import { isMarked, mark } from '../commands/marks.ts'
import { aLeader, at, vehicle } from '../commands/phrases.ts'
import { lends } from '../keywords/lent.ts'
import type { LState, TokenName, Unit } from '../state.ts'
import { affiliationOf, isOfType } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { force, staysAfraid } from './words.ts'

/** Battle forces of the Rebels and of the Republic. */

/** Vehicles that follow others share with each other, and take from clones. */
const follower: Needs = { ...vehicle, not: aLeader }

function shares(s: LState, unit: Unit, by: Unit, token: TokenName): boolean {
  if (!matches(s, unit, follower)) return false
  return matches(s, by, follower) || (isOfType(by, 'clone trooper') && token !== 'surge')
}

const battalion = '212th-attack-battalion'

/** Once a round, whether it can move then or not. */
const grieves = all(mark('grieving', 'round'), { do: (s, unit) => giveMoveWhateverSpeed(s, unit, 1) })

export const lightSideForces: readonly LCard[] = [
  force(
    battalion,
    borrowing(
      battalion,
      (s, unit, by, token) => s.table.battleForces[unit.seat] === battalion && shares(s, unit, by, token),
    ),
  ),
  force(
    'bright-tree-village',
    lends([{ id: 'allies-of-convenience' }], (s, _, unit) =>
      matches(s, unit, { rank: 'commander', faction: 'rebels' }),
    ),
    staysAfraid((_, __, unit) => affiliationOf(unit) === 'ewok'),
  ),
  force(
    'wookiee-defenders',
    at('wounds are suffered', { type: 'wookiee trooper' }, grieves, {
      when: (s, effect, { fell }, unit) => fell === true && !isMarked(s, effect, unit, 'grieving'),
    }),
  ),
]
