import { call, choose, type Effect, enter, inPlay, leave, type RuleId, underWay } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { ours, type Part } from '../commands/phrases.ts'
import { own } from '../keywords/words.ts'
import { choice, ids } from '../scoring/phrases.ts'
import type { LState, UnitId } from '../state.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Units that are set aside, and come down away from all enemies the first time that they would activate. */

/** Who is set aside during set-up: up to so many, nobody who is there already or carries something. */
export function setsAside(card: string, most: number, who: Needs): Part {
  const free = (s: LState, effect: Effect): UnitId[] =>
    ids(
      ours(s, effect, who).filter(
        ({ id, holds, deployed }) =>
          holds.length === 0 && !deployed && inPlay(s, { card, on: id }).length === 0,
      ),
    )
  const waiting = choice<UnitId, { readonly left: number }>('who is set aside', {
    from: free,
    may: () => true,
    do: (s, effect, on, { left }) => {
      enter(s, { card, seat: effect.seat, on })
      if (left > 1) choose(s, effect, waiting, { left: left - 1 })
    },
  })
  return {
    asks: [waiting],
    trigger: {
      'set-up effects': {
        forced: true,
        when: (s, effect) => free(s, effect).length > 0,
        do: (s, effect) => choose(s, effect, waiting, { left: most }),
      },
    },
  }
}

/** What is on such a unit until then; it counts as activated once it has come down. */
export function setAside(id: string, rule: RuleId, comes: 'may' | 'must'): LCard {
  const land = (s: LState, effect: Effect): void => {
    Object.assign(underWay(s, 'activation') ?? {}, { over: true })
    call(s, 'place a unit', { unit: own(s, effect).id, rule, where: 'away from enemies' })
  }
  const lands = choice<'land'>('land away from all enemies', {
    from: () => ['land'],
    may: () => true,
    do: land,
  })
  return {
    id,
    rules: [rule],
    asks: [lands],
    trigger: {
      'start of an activation': {
        of: 'unit',
        forced: true,
        do: (s, effect) => {
          leave(s, effect.id)
          if (own(s, effect).deployed) return
          if (comes === 'may') choose(s, effect, lands)
          else land(s, effect)
        },
      },
    },
  }
}
