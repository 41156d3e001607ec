import type { Ask, Plain } from '@sandtable/kernel'
import type { AState, Assault } from '../state.ts'
import type { Asking } from '../vocabulary/missions.ts'
import { ask } from './words.ts'

/**
 * A question of a mission's rules to one player. It is left out where there is nothing to choose; `none`
 * among the options says that nothing need be chosen, and does nothing.
 */
export function choice<Vars extends Asking, A extends Plain, Name extends string>(
  name: Name,
  options: (s: AState, v: Vars) => readonly (A | 'none')[],
  choose: (s: AState, v: Vars, chosen: A) => void,
): Ask<Assault, Vars, A | 'none', Name, never> {
  return ask(name, {
    rule: 'IA-WIN-005',
    seats: (s, v) => (options(s, v).some((one) => one !== 'none') ? v.by : null),
    // The variables of a procedure are plain data.
    about: (_, v) => ({ ...v }) as unknown as Plain,
    options,
    answer: (s, v, chosen) => {
      if (chosen !== 'none') choose(s, v, chosen as A)
    },
  })
}
