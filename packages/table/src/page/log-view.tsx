import { useEffect, useRef } from 'react'
import type { Logged } from '../host/protocol.ts'
import { useWords } from './say.ts'

export function LogView({ log }: { log: readonly Logged[] }) {
  const say = useWords()
  const end = useRef<HTMLLIElement>(null)
  const { length } = log
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return (
    <section aria-label={say.log}>
      <h2>{say.log}</h2>
      <ol className="log">
        {log.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
          <li key={at} className={entry.type.replaceAll(' ', '-')} ref={at === length - 1 ? end : undefined}>
            {entry.text}
          </li>
        ))}
      </ol>
    </section>
  )
}
