import { canUse, type Effect } from '@sandtable/kernel'
import { mightPlay } from '../hand.ts'
import type { AState } from '../state.ts'
import type { ACard } from '../vocabulary/card.ts'
import type { Windows } from '../vocabulary/windows.ts'

/** A seat says that it plays no cards for the rest of this turn: it is offered wherever the seat is asked for cards. */
const at = <W extends keyof Windows>(window: W) => ({
  when: (s: AState, effect: Effect, v: Windows[W]) => mightPlay(s, window, effect.seat ?? '', v),
  // Whoever has nothing to play here has nothing to decide.
  idle: (s: AState, { id, seat }: Effect, v: Windows[W]) =>
    !(s.hooks.trigger[window] ?? []).some((other) => {
      const effect = s.effects[other]
      return effect !== undefined && other !== id && effect.seat === seat && canUse(s, window, effect, v)
    }),
  do: (s: AState, effect: Effect) => {
    s.table.passing[effect.seat ?? ''] = s.table.turn
  },
})

export const standByCard: ACard = {
  id: 'stand-by',
  rules: ['APX-REACT-002'],
  trigger: {
    'begins its activation': at('begins its activation'),
    'ends its activation': at('ends its activation'),
    'enhanced shot': at('enhanced shot'),
    'before firing': at('before firing'),
    'target cards revealed': at('target cards revealed'),
    'after the deal damage step': at('after the deal damage step'),
    'after firing': at('after firing'),
    'shoot action over': at('shoot action over'),
    'grenade landed': at('grenade landed'),
    'performs a respawn action': at('performs a respawn action'),
    eliminated: at('eliminated'),
  },
}
