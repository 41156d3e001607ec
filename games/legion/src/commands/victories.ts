import { type Effect, underWay } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import type { LState, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Windows } from '../vocabulary/windows.ts'
import { all, type Deed } from './deeds.ts'
import { forget, isMarked, mark, timesMarked } from './marks.ts'
import { at, joined, type Part, victorOf } from './phrases.ts'

/** What cards give to those that defeat enemy units. */

interface More {
  when?(s: LState, effect: Effect, v: Windows['a unit is defeated'], victor: Unit): boolean
  /** For the first enemy unit of the round only. */
  readonly once?: 'round'
}

/** The moment that a friendly unit of this kind defeats an enemy unit. */
export function onVictory(who: Needs, deed: Deed, { when, once }: More = {}): Part {
  return {
    trigger: {
      'a unit is defeated': {
        forced: true,
        when: (s, effect, v) => {
          const victor = victorOf(s, effect, v, who)
          return victor !== undefined && when?.(s, effect, v, victor) !== false
        },
        do: (s, effect, { by }) => deed.do(s, unitOf(s, by ?? ''), effect),
        ...(once !== undefined && { limit: { times: 1, per: once } }),
      },
    },
  }
}

/** After each enemy unit that it defeats: when its attack is over, or at once if it was none of its attacks. */
export function afterVictory(who: Needs, deed: Deed, more: More = {}): Part {
  const asFarAsItCan = all(deed)
  const won: Deed = {
    do: (s, victor, effect) => {
      const inItsAttack = underWay(s, 'attack')?.unit === victor.id
      ;(inItsAttack ? mark('victorious', 'attack') : asFarAsItCan).do(s, victor, effect)
    },
  }
  const later: Deed = {
    can: (s, victor, effect) => isMarked(s, effect, victor, 'victorious'),
    do: (s, victor, effect) => {
      const times = timesMarked(s, effect, victor, 'victorious')
      // Another attack may follow within this one.
      forget(s, effect, victor, 'victorious')
      for (let left = times; left > 0; left--) asFarAsItCan.do(s, victor, effect)
    },
    asks: deed.asks ?? [],
  }
  return joined([onVictory(who, won, more), at('after an attack', who, later)])
}
