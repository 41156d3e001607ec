import { nextBelow, type Space, type State } from '@sandtable/kernel'
import type { XWing } from '../state.ts'

/** How far forward or backward a rolled ship is set down: anything within the free stretches. */
export function slideSpace<Vars>(
  rule: string,
  stretches: (s: State<XWing>, v: Vars) => readonly (readonly [number, number])[],
): Space<XWing, Vars, number> {
  return {
    describe: (s, v) => ({ slide: stretches(s, v).map(([from, to]) => [from, to]) }),
    refuse: (s, v, answer) => {
      const fits =
        typeof answer === 'number' && stretches(s, v).some(([from, to]) => answer >= from && answer <= to)
      return fits ? null : rule
    },
    sample: (s, v, _, random) => {
      const all = stretches(s, v)
      const [from, to] = all[nextBelow(random, all.length)] ?? [0, 0]
      // One of five places, which random players need no more of.
      return Math.min(to, from + ((to - from) * nextBelow(random, 5)) / 4)
    },
  }
}
