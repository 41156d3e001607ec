import type { Asked } from '@sandtable/keeper/protocol'
import type { Die, Plain } from '@sandtable/kernel'
import { useState } from 'react'
import { someIn } from './best-odds.ts'

/** Several of these, dice most often, are chosen one after the other. */
export interface Choosing {
  readonly from: readonly Plain[]
  /** Those that are chosen so far, by their places in `from`. */
  readonly chosen: ReadonlySet<number>
  /** What they are as an answer. */
  readonly answer: Plain
  /** Chooses one more, or one no longer. */
  choose(place: number): void
}

const none: ReadonlySet<number> = new Set()

/** What is chosen so far of several; forgotten with every new decision. Its odds are weighed as it changes. */
export function useChoosing(
  question: Asked | null,
  dice: readonly Die[],
  decision: number,
  weigh: (answer: Plain) => void,
): Choosing {
  const [now, setNow] = useState({ decision, chosen: none })
  const chosen = now.decision === decision ? now.chosen : none
  const some = someIn(question?.space ?? null)
  const from = some?.from ?? dice.flatMap(({ choice }) => (choice === undefined ? [] : [choice]))
  const answerOf = (places: ReadonlySet<number>): Plain =>
    places.size === 0 && some?.pass ? 'pass' : from.filter((_, place) => places.has(place))
  return {
    from,
    chosen,
    answer: answerOf(chosen),
    choose: (place) => {
      const next = new Set(chosen)
      if (!next.delete(place)) next.add(place)
      if (next.size > (some?.most ?? from.length)) return
      setNow({ decision, chosen: next })
      if (question?.weighs) weigh(answerOf(next))
    },
  }
}
