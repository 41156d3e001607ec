import { useEffect, useRef } from 'react'
import type { Logged } from '../host/protocol.ts'
import { useWords } from './say.ts'

interface Props {
  readonly log: readonly Logged[]
  readonly move: number
  onTurnTo(move: number): void
}

/** What happened, in sentences; a press shows the table as it was then. */
export function LogView({ log, move, onTurnTo }: Props) {
  const say = useWords()
  const list = useRef<HTMLOListElement>(null)
  const { length } = log
  useEffect(() => {
    // Only the list scrolls, never the page beneath the table.
    const side = list.current?.closest('.side')
    if (side && length > 0) side.scrollTop = side.scrollHeight
  }, [length])
  return (
    <section aria-label={say.log}>
      <h2>{say.log}</h2>
      <ol className="log" ref={list}>
        {log.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
          <li key={at} className={entry.type.replaceAll(' ', '-')}>
            <button
              type="button"
              className="plain"
              aria-current={entry.move === move}
              onClick={() => onTurnTo(entry.move)}
            >
              {entry.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
