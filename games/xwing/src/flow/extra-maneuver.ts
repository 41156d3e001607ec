import { query } from '@sandtable/kernel'
import type { Maneuver } from '../../data/types.ts'
import { type ShipId, shipOf } from '../state.ts'
import { executeManeuver, moving } from './maneuver.ts'
import { obstacleEffects } from './obstacle.ts'
import { call, procedure } from './words.ts'

interface ExtraManeuver {
  readonly ship: ShipId
  readonly maneuver: Maneuver
  obstacles: string[]
}

/** A maneuver beyond the one on the dial, with what its obstacles do. */
export const extraManeuver = procedure<ExtraManeuver>(
  'extra maneuver',
  [
    call(
      'execute it',
      () => executeManeuver,
      (_, v) => moving(v.ship, { ...v.maneuver }),
      (_, v, result) => {
        v.obstacles = [...result.obstacles]
      },
    ),
    call(
      'suffer obstacles',
      () => obstacleEffects,
      (s, v) =>
        shipOf(s, v.ship).inPlay && !query(s, 'ignores obstacles', false, v.ship)
          ? { ship: v.ship, obstacles: [...v.obstacles] }
          : null,
    ),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)
