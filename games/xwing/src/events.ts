import { call, cardNamed, type EventRule } from '@sandtable/kernel'
import { currentAttack } from './current-attack.ts'
import { takeDamage } from './flow/damage.ts'
import { goOff } from './flow/detonate.ts'
import { discardUpgrade } from './flow/discard.ts'
import { checkJam } from './flow/jam.ts'
import { tractorBeam } from './flow/tractor.ts'
import { gainLock, gainToken, giveUpShield, loseLock, loseTokens } from './holdings.ts'
import { makeRoomForLock } from './lock.ts'
import { type ShipId, shipOf, type XWing } from './state.ts'
import { focusHolder, lockHolders } from './usable-tokens.ts'

/** Whose token it was, where it was not its own. */
const lentBy = (holder: ShipId, ship: ShipId) => (holder === ship ? {} : { from: holder })

/** What can happen and be changed before it happens. */
export const events: { readonly [E in keyof XWing['events']]: EventRule<XWing, XWing['events'][E]> } = {
  'receive token': {
    do: (s, { ship, token, by }) => {
      const receiver = shipOf(s, ship)
      if (!receiver.inPlay) return
      gainToken(s, receiver, token)
      if (token === 'tractor') tractorBeam(s, receiver, by)
      checkJam(s, receiver)
    },
    after: 'token received',
    of: ({ ship }) => ship,
  },
  'spend token': {
    do: (s, { ship, token, from }) => {
      const holder = shipOf(s, from ?? (token === 'focus' ? focusHolder(s, shipOf(s, ship)) : ship))
      loseTokens(s, holder, token, 1, { type: 'spent', ship, token, ...lentBy(holder.id, ship) })
    },
    after: 'token spent',
    of: ({ ship }) => ship,
  },
  'remove stress': {
    do: (s, { ship }) => {
      loseTokens(s, shipOf(s, ship), 'stress', 1, { type: 'relieved', ship })
    },
    after: 'stress removed',
    of: ({ ship }) => ship,
  },
  'acquire lock': {
    do: (s, { ship, target }) => {
      const locking = shipOf(s, ship)
      makeRoomForLock(s, locking, target)
      gainLock(s, locking, target)
      checkJam(s, locking)
    },
    after: 'lock acquired',
    of: ({ ship }) => ship,
  },
  'spend lock': {
    do: (s, { ship, target, from }) => {
      const holder = shipOf(s, from ?? lockHolders(s, shipOf(s, ship), target)[0] ?? ship)
      loseLock(s, holder, target, { type: 'lock spent', ship, target, ...lentBy(holder.id, ship) })
    },
    after: 'lock spent',
    of: ({ ship }) => ship,
  },
  'lose shield': {
    do: (s, { ship }) => {
      const losing = shipOf(s, ship)
      if (losing.shields === 0) return
      giveUpShield(s, losing, 'shield lost')
      const attack = currentAttack(s)
      if (attack !== null) attack.shieldsLost = [...(attack.shieldsLost ?? []), ship]
    },
    after: 'shield lost',
    of: ({ ship }) => ship,
  },
  'detonate bomb': { do: (s, detonation) => goOff(s, detonation) },
  'bomb hits': {
    do: (s, blast) => {
      if (shipOf(s, blast.ship).inPlay) cardNamed(s, `bomb:${blast.kind}`)?.blast?.(s, blast)
    },
    of: ({ ship }) => ship,
  },
  'discard upgrade': {
    do: (s, { ship, at }) => {
      const upgrade = shipOf(s, ship).upgrades[at]
      if (upgrade?.faceUp) discardUpgrade(s, shipOf(s, ship), upgrade)
    },
    after: 'upgrade discarded',
    of: ({ ship }) => ship,
  },
  'deal damage card': {
    do: (s, { ship, faceUp }) => call(s, 'deal a damage card', { ship, faceUp, effect: 0 }),
  },
  'be destroyed': {
    do: (s, { ship }) => {
      shipOf(s, ship).destroyed = true
    },
    after: 'ship destroyed',
    of: ({ ship }) => ship,
  },
  'suffer damage': {
    do: (s, { ship, critical, pastShields }) => takeDamage(s, ship, critical, pastShields),
    after: 'damage suffered',
    of: ({ ship }) => ship,
  },
}
