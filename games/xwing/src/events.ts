import { call, type EventRule, query, tell } from '@sandtable/kernel'
import { cardNamed } from './cards/index.ts'
import { currentAttack } from './current-attack.ts'
import { dealDamageCard, takeDamage } from './flow/damage.ts'
import { goOff } from './flow/detonate.ts'
import { discardUpgrade } from './flow/discard.ts'
import { checkJam } from './flow/jam.ts'
import { tractorBeam } from './flow/tractor.ts'
import { type ShipId, shipOf, type XWing } from './state.ts'
import { focusHolder, lockHolders } from './usable-tokens.ts'

/** Whose token it was, where it was not its own. */
const lentBy = (holder: ShipId, ship: ShipId) => (holder === ship ? {} : { from: holder })

/** What can happen and be changed before it happens. */
export const events: { readonly [E in keyof XWing['events']]: EventRule<XWing, XWing['events'][E]> } = {
  'receive token': {
    do: (s, { ship, token, count, by }) => {
      const receiver = shipOf(s, ship)
      if (!receiver.inPlay) return
      receiver.tokens[token] += count
      tell(s, { type: 'token', ship, token, count })
      if (token === 'tractor') tractorBeam(s, receiver, by)
      checkJam(s, receiver)
    },
    after: 'token received',
    of: ({ ship }) => ship,
  },
  'spend token': {
    do: (s, { ship, token, from }) => {
      const holder = shipOf(s, from ?? (token === 'focus' ? focusHolder(s, shipOf(s, ship)) : ship))
      if (holder.tokens[token] === 0) return
      holder.tokens[token]--
      tell(s, { type: 'spent', ship, token, ...lentBy(holder.id, ship) })
    },
    after: 'token spent',
    of: ({ ship }) => ship,
  },
  'remove stress': {
    do: (s, { ship }) => {
      const relieved = shipOf(s, ship)
      if (relieved.tokens.stress === 0) return
      relieved.tokens.stress--
      tell(s, { type: 'relieved', ship })
    },
    after: 'stress removed',
    of: ({ ship }) => ship,
  },
  'acquire lock': {
    do: (s, { ship, target }) => {
      const locking = shipOf(s, ship)
      const kept = query(s, 'lock limit', 1, ship) - 1
      const others = locking.locks.filter((one) => one !== target)
      const again = locking.locks.filter((one) => one === target)
      const same = again.slice(0, query(s, 'locks on one ship', 1, ship) - 1)
      locking.locks = [...others.slice(others.length - Math.min(kept, others.length)), ...same, target]
      tell(s, { type: 'locked', ship, target })
      checkJam(s, locking)
    },
    after: 'lock acquired',
    of: ({ ship }) => ship,
  },
  'spend lock': {
    do: (s, { ship, target, from }) => {
      const holder = shipOf(s, from ?? lockHolders(s, shipOf(s, ship), target)[0] ?? ship)
      const at = holder.locks.indexOf(target)
      holder.locks = holder.locks.filter((_, place) => place !== at)
      tell(s, { type: 'lock spent', ship, target, ...lentBy(holder.id, ship) })
    },
    after: 'lock spent',
    of: ({ ship }) => ship,
  },
  'lose shield': {
    do: (s, { ship }) => {
      const losing = shipOf(s, ship)
      if (losing.shields === 0) return
      losing.shields--
      const attack = currentAttack(s)
      if (attack !== null) attack.shieldsLost = [...(attack.shieldsLost ?? []), ship]
      tell(s, { type: 'shield lost', ship })
    },
    after: 'shield lost',
    of: ({ ship }) => ship,
  },
  'detonate bomb': { do: (s, detonation) => goOff(s, detonation) },
  'bomb hits': {
    do: (s, blast) => {
      if (shipOf(s, blast.ship).inPlay) cardNamed(`bomb:${blast.kind}`)?.blast?.(s, blast)
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
  'deal damage card': { do: (s, { ship, faceUp }) => call(s, dealDamageCard, { ship, faceUp, effect: 0 }) },
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
