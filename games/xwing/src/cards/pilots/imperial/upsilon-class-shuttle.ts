import { of } from '@sandtable/kernel'
import { bases, placed } from '../../../bases.ts'
import { isBlocked } from '../../../geometry/back-up.ts'
import { isInPlay } from '../../../geometry/base.ts'
import { rangeBetween } from '../../../geometry/range.ts'
import { shipOf } from '../../../state.ts'
import { sizeOf } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isAlly, me } from '../../words.ts'
import { kyloRen, pilot } from '../pilot.ts'

/** Pilots of the Upsilon-class Shuttle of the Empire. */
export const upsilonClassShuttle: readonly XCard[] = [
  kyloRen('kyloren-upsilonclassshuttle'),
  pilot('majorstridan', {
    query: {
      'range to ally': of('from', (range, s, effect, { to, card }) =>
        isAlly(s, effect, to) && range <= 3 && isOwnDoing(card) ? 1 : range,
      ),
    },
  }),
  pilot('lieutenantdormitz', {
    query: {
      'placement forbidden': (rule, s, effect, { ship, pose }) => {
        const dormitz = me(s, effect)
        if (rule === null || !dormitz.inPlay || !isAlly(s, effect, ship)) return rule
        const size = sizeOf(shipOf(s, ship))
        if (!isInPlay(pose, size) || isBlocked(pose, size, bases(s))) return rule
        return rangeBetween(placed(dormitz), { pose, size }) <= 2 ? null : rule
      },
    },
  }),
]

/** Her actions and upgrade cards, not her pilot ability or what befalls her. */
function isOwnDoing(card: string): boolean {
  return card === 'action' || card.startsWith('upgrade:')
}
