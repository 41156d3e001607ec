import type { Choice, Plain } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Asked } from '../../host/protocol.ts'
import type { AtTable } from './use-table.ts'

/**
 * At a declaration the odds of every answer are counted, one after the other, so that they stand on the buttons; what
 * the reader points at (`weighed`) comes first.
 */
export function useOddsAhead(
  at: Pick<AtTable, 'preview' | 'previews'>,
  question: Asked | null,
  choices: readonly Choice[],
  weighed: Plain | undefined,
): void {
  const { preview, previews } = at
  /** What was asked for and is being counted. */
  const counting = useRef<string | null>(null)
  const seat = question?.declares ? question.seat : null
  useEffect(() => {
    if (seat === null || weighed !== undefined) {
      counting.current = null
      return
    }
    const isDone = (answer: Plain) => {
      const known = previews[JSON.stringify(answer)]
      return known !== undefined && known.odds?.counted === undefined
    }
    const next = choices.map(({ answers: [answer] }) => answer).find((answer) => !isDone(answer))
    const text = next === undefined ? null : JSON.stringify(next)
    if (next === undefined || text === counting.current) return
    counting.current = text
    preview(seat, next)
  })
}
