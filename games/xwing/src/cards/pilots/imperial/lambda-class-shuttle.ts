import { canChoose, choose, type Effect } from '@sandtable/kernel'
import { interceptPayment } from '../../../flow/pay.ts'
import { gainLock, loseLock } from '../../../holdings.ts'
import { makeRoomForLock } from '../../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { alliesWithin, assign, choice, isAlly, isWingman, me } from '../../words.ts'
import { pilot } from '../pilot.ts'

const colonelJendonLock = choice<ShipId>('lock', {
  from: (s, effect) => me(s, effect).locks,
  do: (s, effect, target) => choose(s, effect, colonelJendonShip, { target }),
})

const colonelJendonShip = choice<ShipId, { target: ShipId }>('ship', {
  from: (s, effect) => withoutLock(s, effect),
  do: (s, effect, ship, { target }) => {
    loseLock(s, me(s, effect), target)
    // At its maximum it gives up one that it had before (XW-PIL-026).
    makeRoomForLock(s, shipOf(s, ship), target)
    gainLock(s, shipOf(s, ship), target)
  },
})

/** Pilots of the Lambda-class Shuttle of the Empire. */
export const lambdaClassShuttle: readonly XCard[] = [
  pilot('captainkagi', {
    query: {
      'lock targets': (targets, s, effect, ship) =>
        !isAlly(s, effect, ship) && targets.includes(effect.on ?? '') ? [effect.on ?? ''] : targets,
    },
  }),
  pilot('coloneljendon', {
    asks: [colonelJendonLock, colonelJendonShip],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, colonelJendonLock) && withoutLock(s, effect).length > 0,
        do: (s, effect) => {
          const [only, ...more] = me(s, effect).locks
          if (more.length > 0) choose(s, effect, colonelJendonLock)
          else if (only !== undefined) choose(s, effect, colonelJendonShip, { target: only })
        },
      },
    },
  }),
  pilot('captainyorr', {
    replace: {
      'receive token': {
        when: (s, effect, { ship, token, cost }) =>
          token === 'stress' &&
          cost !== true &&
          isWingman(s, effect, ship, 2) &&
          me(s, effect).tokens.stress <= 2,
        do: (s, effect, event) => {
          interceptPayment(s, event.ship)
          assign(s, effect.on ?? '', 'stress')
          return null
        },
      },
    },
  }),
]

function withoutLock(s: XState, effect: Effect): ShipId[] {
  return alliesWithin(s, effect, 1).filter((ship) => shipOf(s, ship).locks.length === 0)
}
