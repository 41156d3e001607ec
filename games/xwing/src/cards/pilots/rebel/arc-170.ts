import { pending } from '@sandtable/kernel'
import { isInArcWithin } from '../../../arcs.ts'
import { spendLock } from '../../../lock.ts'
import { shipOf } from '../../../state.ts'
import { hasLocked, maySpendLock } from '../../../usable-tokens.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canAct, freeAction, isAlly, isMe, isWingman, me, relieve, rollFor, sequel } from '../../words.ts'
import { addResult, lendsTo, pilot } from '../pilot.ts'

const braylenStrammDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit' || face === 'crit') relieve(s, effect, effect.on ?? '')
})

/** Pilots of the ARC-170 of the Rebel Alliance. */
export const arc170: readonly XCard[] = [
  pilot('sharabey', {
    query: {
      lenders: (others, s, effect, { ship, token }) =>
        token === 'lock' && isWingman(s, effect, ship, 2) ? [...others, effect.on ?? ''] : others,
    },
    replace: {
      'spend lock': {
        when: (s, effect, { ship, target, from }) =>
          from === undefined &&
          lendsTo(s, effect, ship) &&
          hasLocked(s, me(s, effect), target, false) &&
          hasLocked(s, shipOf(s, ship), target, false),
        do: (_, effect, spent) => ({ ...spent, from: effect.on ?? '' }),
      },
    },
  }),
  pilot('braylenstramm', {
    asks: [braylenStrammDice],
    trigger: {
      'after maneuver': {
        of: 'ship',
        when: (s, effect) => me(s, effect).tokens.stress > 0,
        do: (s, effect) => rollFor(s, pending(effect, braylenStrammDice)),
      },
    },
  }),
  pilot('thanekyrell', {
    trigger: {
      'after attack': {
        when: (s, effect, v) => {
          const { on } = effect
          if (on === null || isAlly(s, effect, v.attacker)) return false
          if (isMe(effect, v.target) || !isAlly(s, effect, v.target)) return false
          return isInArcWithin(me(s, effect), shipOf(s, v.attacker), 3) && canAct(s, on)
        },
        do: (s, effect) => freeAction(s, effect.on ?? ''),
      },
    },
  }),
  pilot('norrawexley', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => maySpendLock(s, me(s, effect), v.target),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (s, _, v) => addResult(s, v, 'attack', 'focus'),
      },
      'modify defense dice': {
        of: 'target',
        when: (s, effect, v) => maySpendLock(s, me(s, effect), v.attacker),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.attacker),
        do: (s, _, v) => addResult(s, v, 'defense', 'focus'),
      },
    },
  }),
]
