import { refuse } from './answer.ts'
import type { Place } from './bot.ts'
import { questionFor, sampleFor } from './question.ts'
import type { Seat } from './seat.ts'
import { look } from './seen.ts'
import type { State, Vocabulary } from './state.ts'

/** A seat that is asked, as a bot sits on it. */
export function placeAt<V extends Vocabulary>(s: State<V>, seat: Seat): Place<V> {
  const question = questionFor(s, seat)
  if (question === null) throw new Error(`${seat} is not asked`)
  return {
    question,
    look: () => look(s, seat),
    sample: (chance) => sampleFor(s, seat, chance),
    refuse: (answer) => refuse(s, seat, answer),
  }
}
