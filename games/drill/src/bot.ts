import type { Bot, Plain } from '@sandtable/kernel'
import type { Drill } from './state.ts'

/** Aims with its strongest cadet at the weakest enemy, rerolls misses, and uses what it holds. */
export const steady: Bot<Drill> = {
  id: 'steady',
  leads: [],
  choose: (place, random) => {
    const { question } = place
    const options = question.options ?? []
    const grit = () => new Map(place.look().table.cadets.map((one) => [one.id, one.grit]))
    switch (question.step) {
      case 'orders':
        return best(options, (order) => strengthOf(order, grit()))
      case 'declare target':
        return best(options, (id) => -(grit().get(id as string) ?? 0))
      case 'reroll attack dice': {
        const { dice } = question.about as { dice: string[] }
        return dice.flatMap((face, at) => (face === 'miss' ? [at] : []))
      }
      default:
        return options[0] ?? place.sample(random)
    }
  },
}

function strengthOf(order: Plain, grit: ReadonlyMap<string, number>): number {
  const { cadet, stance } = order as { cadet: string; stance: string }
  return 2 * (grit.get(cadet) ?? 0) + (stance === 'aim' ? 1 : 0)
}

/** The option worth most, the first of equals. */
function best(options: readonly Plain[], worth: (option: Plain) => number): Plain {
  return options.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}
