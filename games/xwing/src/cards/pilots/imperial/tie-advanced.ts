import { asking, below, call, type Effect, own, query } from '@sandtable/kernel'
import { lockTargets, spendLock } from '../../../lock.ts'
import { type ShipId, shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import type { Dealing } from '../../../vocabulary/damage.ts'
import { attackUnderWay, choice, enemiesWithin, isEnemyWithin, isMe, lock, me, recall } from '../../words.ts'
import { damageCard, drawMore } from '../drawn-damage.ts'
import { effectOf, faceDownOn, flyAt, pilot, revealedBy } from '../pilot.ts'

const lieutenantColzetShip = choice<ShipId>('ship', {
  from: (s, effect) => lockedWithFaceDown(s, effect),
  do: (s, effect, target) => {
    spendLock(s, me(s, effect), target)
    const faceDown = faceDownOn(shipOf(s, target))
    const at = faceDown[below(s, faceDown.length)]
    if (at !== undefined) call(s, 'turn a damage card up', { ship: target, at, effect: 0 })
  },
})

const commanderAlozenShip = choice<ShipId>('ship', {
  from: (s, effect) => lockable(s, effect),
  do: (s, effect, ship) => lock(s, effect.on ?? '', ship),
})

const speedBesideIt = choice<string>('option', {
  from: (s, effect) => otherSpeeds(s, effect),
  may: () => true,
  do: (s, effect, speed) => flyAt(s, effect, 'junoeclipse', speed),
})

/** Pilots of the TIE Advanced of the Empire. */
export const tieAdvanced: readonly XCard[] = [
  ...['tieadvanced', 'tiedefender'].map((ship) =>
    pilot(`maarekstele-${ship}`, {
      asks: [damageCard],
      trigger: {
        'choose the damage card': {
          forced: true,
          when: (s, effect, v) => isDealtBy(s, effect, v),
          do: (s, effect, v) => drawMore(s, effect, v, 2),
        },
      },
    }),
  ),
  pilot('lieutenantcolzet', {
    asks: [lieutenantColzetShip],
    trigger: {
      'start of end phase': asking(lieutenantColzetShip),
    },
  }),
  pilot('darthvader', {
    query: {
      'actions in a step': own((most) => Math.max(most, 2)),
    },
  }),
  pilot('commanderalozen', {
    asks: [commanderAlozenShip],
    trigger: {
      'start of combat': asking(commanderAlozenShip),
    },
  }),
  pilot('zertikstrom', {
    query: {
      'attack range bonus': (bonus, s, effect, v) => (isEnemyWithin(s, effect, v.attacker, 1) ? 0 : bonus),
    },
  }),
  pilot('junoeclipse', {
    asks: [speedBesideIt],
    trigger: {
      'dial revealed': { of: 'ship', ...asking(speedBesideIt) },
    },
  }),
  effectOf('junoeclipse', {
    query: {
      'revealed maneuver': own((maneuver, _, effect) => ({
        ...maneuver,
        speed: recall(effect, 'effect:junoeclipse').speed,
      })),
    },
  }),
]

/** Is this a card that his own attack deals, and not one that follows from such a card? */
function isDealtBy(s: XState, effect: Effect, v: Dealing): boolean {
  const depth = s.stack.findLastIndex((frame) => frame.procedure === 'attack')
  if (depth < 0) return false
  const { attacker, target } = attackUnderWay(s)
  const dealing = s.stack.slice(depth).filter((frame) => frame.procedure === 'deal a damage card')
  return isMe(effect, attacker) && v.ship === target && dealing.length === 1
}

function lockedWithFaceDown(s: XState, effect: Effect): ShipId[] {
  return me(s, effect).locks.filter((target) => faceDownOn(shipOf(s, target)).length > 0)
}

function lockable(s: XState, effect: Effect): ShipId[] {
  const near = enemiesWithin(s, effect, 1)
  return lockTargets(s, me(s, effect)).filter((ship) => near.includes(ship))
}

/** One faster or slower than revealed, as far as there are templates. */
function otherSpeeds(s: XState, effect: Effect): string[] {
  const ship = me(s, effect)
  const revealed = revealedBy(ship)
  if (revealed === undefined) return []
  const { speed, bearing } = query(s, 'revealed maneuver', revealed, ship.id)
  const fastest = bearing === 'straight' || bearing === 'koiogran' ? 5 : 3
  return [speed - 1, speed + 1].filter((one) => one >= 1 && one <= fastest).map((one) => `speed ${one}`)
}
