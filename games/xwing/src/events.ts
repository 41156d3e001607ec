import { call, type EventRule, query, tell } from '@sandtable/kernel'
import { dealDamageCard, takeDamage } from './flow/damage.ts'
import { shipOf, type XWing } from './state.ts'

/** What can happen and be changed before it happens. */
export const events: { readonly [E in keyof XWing['events']]: EventRule<XWing, XWing['events'][E]> } = {
  'receive token': {
    do: (s, { ship, token, count }) => {
      const receiver = shipOf(s, ship)
      if (!receiver.inPlay) return
      receiver.tokens[token] += count
      tell(s, { type: 'token', ship, token, count })
    },
    after: 'token received',
    of: ({ ship }) => ship,
  },
  'spend token': {
    do: (s, { ship, token }) => {
      const spender = shipOf(s, ship)
      if (spender.tokens[token] === 0) return
      spender.tokens[token]--
      tell(s, { type: 'spent', ship, token })
    },
    after: 'token spent',
    of: ({ ship }) => ship,
  },
  'acquire lock': {
    do: (s, { ship, target }) => {
      const locking = shipOf(s, ship)
      const kept = query(s, 'lock limit', 1, ship) - 1
      const others = locking.locks.filter((one) => one !== target)
      locking.locks = [...others.slice(others.length - Math.min(kept, others.length)), target]
      tell(s, { type: 'locked', ship, target })
    },
    after: 'lock acquired',
    of: ({ ship }) => ship,
  },
  'deal damage card': { do: (s, { ship, faceUp }) => call(s, dealDamageCard, { ship, faceUp, effect: 0 }) },
  'suffer damage': { do: (s, { ship, critical }) => takeDamage(s, ship, critical) },
}
