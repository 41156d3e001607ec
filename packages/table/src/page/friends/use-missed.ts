import { useEffect, useRef, useState } from 'react'
import { useLineState } from '../line/use-line.ts'
import type { HeldTable } from './held-table.ts'

/** So many of the last sentences are told. */
const most = 6

export interface Missed {
  /** What happened while the line was lost, in sentences; null: nothing. */
  readonly text: string | null
  forget(): void
}

/** What happened at a table while this page could not hear it. `sat`: how often it has sat down there. */
export function useMissed(held: HeldTable, sat: number): Missed {
  const { is } = useLineState()
  const [text, setText] = useState<string | null>(null)
  /** How much had happened when the line was lost. */
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (is === 'lost') before.current ??= held.shown()?.log.length ?? null
  }, [is, held])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it has sat down
  useEffect(() => {
    const missed = before.current === null ? [] : (held.shown()?.log.slice(before.current) ?? [])
    before.current = null
    setText(
      missed.length === 0
        ? null
        : missed
            .slice(-most)
            .map((one) => one.text)
            .join(' '),
    )
  }, [sat, held])
  return { text, forget: () => setText(null) }
}
