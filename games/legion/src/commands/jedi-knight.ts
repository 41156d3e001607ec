import { isTrooper, unitOf } from '../units.ts'
import { bars } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { isMarked, mark } from './marks.ts'
import { enemiesWithin } from './near.ts'
import { command, isOurs, named, resolve } from './phrases.ts'

/** A command card of Luke Skywalker who will not fight. */

const luke = named('Luke Skywalker')

export const jediKnightCommands: readonly LCard[] = [
  command(
    'i-am-a-jedi',
    resolve(luke, enemiesWithin(2, 1, { ...mark('at peace', 'round'), can: (_, unit) => isTrooper(unit) })),
    {
      query: {
        surges: (chart, s, effect, { unit }) =>
          isOurs(s, effect, unitOf(s, unit), luke) ? { ...chart, defence: 'block' } : chart,
        'attack barred': bars((s, effect, { unit: id }) => {
          const unit = unitOf(s, id)
          return isOurs(s, effect, unit, luke) || isMarked(s, effect, unit, 'at peace')
        }),
      },
    },
  ),
]
