import { type Card, flowOf, type Seat } from '@sandtable/kernel'
import { cardById, mightPlay } from '../hand.ts'
import type { Apex, AState } from '../state.ts'
import type { Windows } from '../vocabulary/windows.ts'

/** The words to write this game's procedures with. */
export const { procedure, run, ask, call, window, event, repeat } = flowOf<Apex>()

/** The card with which a seat says that it passes all windows for the rest of the turn. */
export const standBy = 'stand-by'

/**
 * A window at which action cards are played, too: whoever could, as far as all can tell, is asked, and nobody else.
 */
export function opening<W extends keyof Windows & string>(
  name: W,
  more: {
    when?(s: AState, v: Windows[W]): boolean
    order?(s: AState, v: Windows[W]): readonly Seat[]
  } = {},
) {
  return window(name, {
    ...more,
    when: (s, v) => (more.when?.(s, v) ?? true) && isOfUse(s, name, v),
    offer: (s, v, seat) => mightPlay(s, name, seat, v),
  })
}

/** Could anybody play something, or does anything that lies open act here? Most windows are of no use to anybody. */
function isOfUse<W extends keyof Windows & string>(s: AState, name: W, v: Windows[W]): boolean {
  if (mightPlay(s, name, null, v)) return true
  for (const id of s.hooks.trigger[name] ?? []) {
    const card: Card<Apex> = cardById(s, s.effects[id]?.card ?? '')
    if (card.secret !== true && card.id !== standBy) return true
  }
  return false
}
