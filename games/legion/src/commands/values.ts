import type { Effect } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { forbids } from '../vocabulary/allowing.ts'
import { isOurs, type Part } from './phrases.ts'

/** What command cards make of the values of units while they last. */

type When = (s: LState, effect: Effect, unit: Unit) => boolean

/** The speed of units of this kind is another. */
export function haveSpeed(who: Needs, change: (speed: number, unit: Unit) => number): Part {
  return {
    query: {
      speed: (value, s, effect, id) => {
        const unit = unitOf(s, id)
        return isOurs(s, effect, unit, who) ? change(value, unit) : value
      },
    },
  }
}

/** They have no courage value. */
export function knowNoFear(when: When): Part {
  return { query: { courage: (value, s, effect, id) => (when(s, effect, unitOf(s, id)) ? null : value) } }
}

/** They can neither be suppressed nor panic. */
export function stayCalm(when: When): Part {
  const calm = forbids<UnitId>((s, effect, id) => when(s, effect, unitOf(s, id)))
  return { query: { 'can be suppressed': calm, 'can panic': calm } }
}

/** So often in one activation they may perform attack actions, free ones among them. */
export function attackActions(who: Needs, change: (times: number) => number): Part {
  return {
    query: {
      'times per activation': (value, s, effect, { unit, action }) =>
        action === 'attack' && isOurs(s, effect, unitOf(s, unit), who) ? change(value) : value,
    },
  }
}
