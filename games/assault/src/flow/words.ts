import { flowOf, type Seat } from '@sandtable/kernel'
import { isOfUse, mightPlay } from '../hand.ts'
import type { AState, Assault } from '../state.ts'

/** The words to write this game's procedures with. */
export const { procedure, run, ask, call, window, event, repeat } = flowOf<Assault>()

type Windows = Assault['windows']

/** A window at which command cards are played, too: whoever could, as far as all can tell, is asked (IA-HID-012). */
export function opening<W extends keyof Windows & string>(
  name: W,
  more: {
    when?(s: AState, v: Windows[W] & object): boolean
    order?(s: AState, v: Windows[W] & object): readonly Seat[]
  } = {},
) {
  // Most windows are of no use to anybody: then nothing else needs to be found out about them.
  const when = (s: AState, v: Windows[W] & object) => isOfUse(s, name) && (more.when?.(s, v) ?? true)
  return window(name, { ...more, when, offer: (s, v, seat) => mightPlay(s, name, seat, v) })
}
