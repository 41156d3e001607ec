import { type Plain, same } from './plain.ts'
import type { Space } from './procedure.ts'
import { mix, nextBelow } from './random.ts'
import { table } from './rule.ts'
import type { Seat } from './seat.ts'
import type { State, Vocabulary } from './state.ts'

type From<V extends Vocabulary, Vars, T> = (s: State<V>, v: Vars, seat: Seat) => T

/** Some of a list: which dice to reroll. The answer names them in the order of the list. */
export function some<V extends Vocabulary, Vars, Item extends Plain>(
  of: From<V, Vars, { readonly from: readonly Item[]; readonly least: number; readonly most: number }>,
): Space<V, Vars, readonly Item[]> {
  return {
    describe: (s, v, seat) => ({ some: of(s, v, seat) }),
    refuse(s, v, answer, seat) {
      const { from, least, most } = of(s, v, seat)
      if (!Array.isArray(answer) || answer.length < least || answer.length > most) return table.someOfTheList
      let at = 0
      for (const item of answer) {
        while (at < from.length && !same(from[at], item)) at++
        if (at === from.length) return table.someOfTheList
        at++
      }
      return null
    },
    sample(s, v, seat, random) {
      const { from, least, most } = of(s, v, seat)
      const count = least + nextBelow(random, Math.min(most, from.length) - least + 1)
      const places = from.map((_, at) => at)
      mix(random, places)
      return places
        .slice(0, count)
        .sort((a, b) => a - b)
        .map((at) => from[at] as Item)
    },
  }
}

/** The same, or nothing of it: some dice for a token, or the token is kept. */
export function orPass<V extends Vocabulary, Vars, A extends Plain>(
  space: Space<V, Vars, A>,
): Space<V, Vars, A | 'pass'> {
  return {
    describe: (s, v, seat) => ({ ...(space.describe(s, v, seat) as object), pass: true }),
    refuse: (s, v, answer, seat) => (answer === 'pass' ? null : space.refuse(s, v, answer, seat)),
    sample: (s, v, seat, random) => (nextBelow(random, 2) === 0 ? 'pass' : space.sample(s, v, seat, random)),
  }
}

/** A whole number within bounds: how many points to spend. */
export function amount<V extends Vocabulary, Vars>(
  of: From<V, Vars, { readonly least: number; readonly most: number }>,
): Space<V, Vars, number> {
  return {
    describe: (s, v, seat) => ({ amount: of(s, v, seat) }),
    refuse(s, v, answer, seat) {
      const { least, most } = of(s, v, seat)
      const fits = typeof answer === 'number' && Number.isInteger(answer) && answer >= least && answer <= most
      return fits ? null : table.amountWithin
    },
    sample(s, v, seat, random) {
      const { least, most } = of(s, v, seat)
      return least + nextBelow(random, most - least + 1)
    },
  }
}

/** Everything of a list, in an order of the seat's choice. */
export function order<V extends Vocabulary, Vars, Item extends Plain>(
  of: From<V, Vars, readonly Item[]>,
): Space<V, Vars, readonly Item[]> {
  return {
    describe: (s, v, seat) => ({ order: of(s, v, seat) }),
    refuse(s, v, answer, seat) {
      const left = [...of(s, v, seat)]
      if (!Array.isArray(answer) || answer.length !== left.length) return table.everyOneOnce
      for (const item of answer) {
        const at = left.findIndex((one) => same(one, item))
        if (at < 0) return table.everyOneOnce
        left.splice(at, 1)
      }
      return null
    },
    sample(s, v, seat, random) {
      const items = [...of(s, v, seat)]
      mix(random, items)
      return items
    },
  }
}
