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
    call('suffer obstacles', 'obstacles', (_, v) => ({ ship: v.ship, obstacles: [...v.obstacles] })),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)
