import type { Plain, Procedure, Seat } from '@sandtable/kernel'
import type { AState, Assault } from '../state.ts'
import { ask, procedure } from './words.ts'

/** Whoever is asked. */
export interface Asking {
  readonly by: Seat
}

/**
 * A question of a mission's rules to one player. It is left out where there is nothing to choose; `none`
 * among the options says that nothing need be chosen, and does nothing.
 */
export function choice<V extends Asking>(
  name: string,
  step: string,
  options: (s: AState, v: V) => readonly Plain[],
  choose: (s: AState, v: V, chosen: Plain) => void,
): Procedure<Assault, V> {
  return procedure<V>(name, [
    ask<V, Plain>(step, {
      rule: 'IA-WIN-005',
      seats: (s, v) => (options(s, v).some((one) => one !== 'none') ? v.by : null),
      about: (_, v) => ({ ...v }) as unknown as Plain,
      options,
      answer: (s, v, chosen) => {
        if (chosen !== 'none') choose(s, v, chosen)
      },
    }),
  ])
}
