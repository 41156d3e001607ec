import { query } from '@sandtable/kernel'
import { moving } from './maneuver.ts'
import { call, procedure } from './words.ts'

/** A maneuver beyond the one on the dial, with what its obstacles do. */
export const extraManeuver = procedure(
  'extra maneuver',
  [
    call(
      'execute it',
      'execute maneuver',
      (_, v) => moving(v.ship, { ...v.maneuver }),
      (_, v, result) => {
        v.obstacles = [...result.obstacles]
      },
    ),
    call('suffer obstacles', 'obstacles', (s, v) =>
      !query(s, 'ignores obstacles', false, v.ship) ? { ship: v.ship, obstacles: [...v.obstacles] } : null,
    ),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)
