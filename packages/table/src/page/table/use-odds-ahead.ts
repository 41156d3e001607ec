import type { Asked } from '@sandtable/keeper/protocol'
import type { Plain } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import type { AtTable } from './use-table.ts'

/** Odds that take longer are counted last; the others need not wait. */
const patience = 2000

/**
 * Where chance decides, the odds of these answers are counted, one after the other, so that they stand on buttons and
 * pieces; what the reader points at (`weighed`) comes first.
 */
export function useOddsAhead(
  { preview, previews }: Pick<AtTable, 'preview' | 'previews'>,
  question: Asked | null,
  answers: readonly Plain[],
  weighed: Plain | undefined,
): void {
  /** Those that took too long, at this question. */
  const [late, setLate] = useState<{ of: readonly Plain[]; answers: readonly string[] } | null>(null)
  const seat = question?.weighs ? question.seat : null
  const passed = late?.of === answers ? late.answers : []
  const isOpen = (answer: string) => {
    const known = previews[answer]
    return known === undefined || known.odds?.counted !== undefined
  }
  const open = answers.map((answer) => JSON.stringify(answer)).filter(isOpen)
  // Those that took too long come again once all others are known.
  const next = open.find((answer) => !passed.includes(answer)) ?? open[0]
  const isFree = seat !== null && (weighed === undefined || !isOpen(JSON.stringify(weighed)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when its turn comes
  useEffect(() => {
    if (!isFree || next === undefined) return
    preview(seat, JSON.parse(next) as Plain)
    if (passed.includes(next)) return
    const timer = setTimeout(() => setLate({ of: answers, answers: [...passed, next] }), patience)
    return () => clearTimeout(timer)
  }, [isFree, seat, next])
}
