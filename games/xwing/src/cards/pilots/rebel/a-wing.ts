import { of, openAt, own, underWay } from '@sandtable/kernel'
import type { ShipId, XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { enemiesWithin, mayAct } from '../../words.ts'
import { pilot } from '../pilot.ts'

const flitting = ['boost', 'barrel-roll']

/** Pilots of the A-wing of the Rebel Alliance. */
export const aWing: readonly XCard[] = [
  pilot('tychocelchu', {
    query: { 'acts while stressed': of('ship', () => true) },
  }),
  pilot('arvelcrynyd', {
    query: { 'attacks touching': of('attacker', () => true) },
  }),
  pilot('jakefarrell', {
    trigger: {
      'after action': {
        of: 'ship',
        ...mayAct('ship', flitting, (_, __, v) => v.done?.action === 'focus'),
      },
      'token received': {
        // The token of his own focus action is part of it, and that is followed by one move, not by two.
        of: 'ship',
        ...mayAct('ship', flitting, (s, _, { ship, token }) => token === 'focus' && !isFocusing(s, ship)),
      },
    },
  }),
  pilot('gemmersojan', {
    query: {
      agility: own((value, s, effect) => (enemiesWithin(s, effect, 1).length > 0 ? value + 1 : value)),
    },
  }),
]

/** Is its focus action under way, and not what follows after it? */
function isFocusing(s: XState, ship: ShipId): boolean {
  const acting = underWay(s, 'perform action')
  if (acting?.ship !== ship || acting.done?.action !== 'focus') return false
  return openAt(s, 'after action')?.about !== acting
}
