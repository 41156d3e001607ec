import { type CardChoice, cardWords, choose, type Effect, type Plain, type Seat } from '@sandtable/kernel'
import type { PowerToken } from '../../../data/types.ts'
import type { AState, Assault } from '../../state.ts'
import { ownerOf } from './who.ts'

/** Words for cards: what a card asks its player, and what it remembers. */

/** All kinds of power tokens, where a card leaves the kind to its player. */
export const powerTokens: readonly PowerToken[] = ['damage', 'surge', 'block', 'evade']

/** Words for cards that ask, and for what they remember. */
export const { choice, sequel, recall } = cardWords<Assault>()

/** What is left to choose from when several are chosen, how many more, and by whom. */
export interface Several<Picked> {
  readonly left: readonly Picked[]
  readonly most: number
  readonly least: number
  readonly by: Seat
}

/** Several are chosen one after the other: for each of them this is done at once. */
export function several<Picked extends Plain>(
  name: string,
  each: (s: AState, effect: Effect, picked: Picked) => void,
): CardChoice<Assault, Picked, Several<Picked>> {
  const own: CardChoice<Assault, Picked, Several<Picked>> = choice(name, {
    from: (_, __, { left, most }) => (most > 0 ? left : []),
    may: (_, __, { least }) => least <= 0,
    by: (_, __, { by }) => by,
    do: (s, effect, picked, { left, most, least, by }) => {
      each(s, effect, picked)
      const others = left.filter((one) => one !== picked)
      choose(s, effect, own, { left: others, most: most - 1, least: least - 1, by })
    },
  })
  return own
}

/** Up to so many of these; those beyond `least` may be left. */
export function chooseSeveral<Picked extends Plain>(
  s: AState,
  effect: Effect,
  own: CardChoice<Assault, Picked, Several<Picked>>,
  from: readonly Picked[],
  most: number,
  { least = 0, by = ownerOf(effect) }: { readonly least?: number; readonly by?: Seat } = {},
): void {
  choose(s, effect, own, { left: from, most, least, by })
}
