import type { Bot, Named, Plain } from '@sandtable/kernel'
import { type Thought, thinking } from '@sandtable/kit'
import type { Drill } from './state.ts'
import { cadetName } from './words/names.ts'

/** Aims with its strongest cadet at the weakest enemy, rerolls misses, and uses what it holds. */
export const steady: Bot<Drill> = thinking({ id: 'steady', leads: [] }, (place, random): Thought => {
  const { question } = place
  const options = question.options ?? []
  const grit = () => new Map(place.look().table.cadets.map((one) => [one.id, one.grit]))
  switch (question.step) {
    case 'orders': {
      const order = best(options, (one) => strengthOf(one, grit()))
      return { answer: order, reasons: () => [readiest((order as { cadet: string }).cadet, grit())] }
    }
    case 'declare target': {
      const target = best(options, (id) => -(grit().get(id as string) ?? 0))
      return { answer: target, reasons: () => [weakest(String(target), grit())] }
    }
    case 'reroll attack dice': {
      const { dice } = question.about as { dice: string[] }
      return { answer: dice.flatMap((face, at) => (face === 'miss' ? [at] : [])), reasons: () => [misses] }
    }
    default:
      return { answer: options[0] ?? place.sample(random) }
  }
})

const misses: Named = {
  en: 'A miss can only get better.',
  de: 'Ein Fehlschuss kann nur besser werden.',
}

function readiest(id: string, grit: ReadonlyMap<string, number>): Named {
  const [{ en, de }, left] = [cadetName(id), grit.get(id) ?? 0]
  return {
    en: `${en} has most grit left (${left}), and aiming lets misses be rerolled.`,
    de: `${de} hat am meisten Mut übrig (${left}), und wer zielt, darf Fehlschüsse neu würfeln.`,
  }
}

function weakest(id: string, grit: ReadonlyMap<string, number>): Named {
  const [{ en, de }, left] = [cadetName(id), grit.get(id) ?? 0]
  return {
    en: `${en} is nearest to the end: ${left} left.`,
    de: `${de} ist am nächsten am Ende: noch ${left}.`,
  }
}

function strengthOf(order: Plain, grit: ReadonlyMap<string, number>): number {
  const { cadet, stance } = order as { cadet: string; stance: string }
  return 2 * (grit.get(cadet) ?? 0) + (stance === 'aim' ? 1 : 0)
}

/** The option worth most, the first of equals. */
function best(options: readonly Plain[], worth: (option: Plain) => number): Plain {
  return options.reduce((one, other) => (worth(other) > worth(one) ? other : one))
}
