import type { Said } from '@sandtable/keeper/hosted'
import { useCallback, useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'
import { remember, remembered } from '../remembered.ts'

export interface Chat {
  readonly said: readonly Said[]
  /** How much was said by others that nobody has seen here. */
  readonly unread: number
  readonly isMuted: boolean
  mute(): void
  /** All of it is in sight. */
  read(): void
}

/** What is said at a table; whatever was said while the line was lost is asked for when it is back. */
export function useChat(table: string, mine: string | null): Chat {
  const { line } = useLine()
  const { greeted } = useLineState()
  const [said, setSaid] = useState<readonly Said[]>([])
  const [readTo, setReadTo] = useState<number | null>(null)
  const [isMuted, setMuted] = useState(() => remembered('chat muted') === 'yes')
  const isPlaying = mine !== null

  const add = useCallback((more: readonly Said[]) => {
    setSaid((all) => {
      const known = new Set(all.map((one) => one.number))
      const added = more.filter((one) => !known.has(one.number))
      return added.length === 0 ? all : [...all, ...added].toSorted((one, other) => one.number - other.number)
    })
  }, [])
  useEffect(
    () => line.listen((news) => 'said' in news && news.said.table === table && add([news.said])),
    [line, table, add],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the host has greeted this page
  useEffect(() => {
    if (!isPlaying) return
    void line.call('said', { table, from: 0 }).then((told) => {
      if ('problem' in told) return
      add(told.reply)
      // What was said before one came is no news.
      setReadTo((to) => to ?? told.reply.at(-1)?.number ?? 0)
    })
  }, [line, table, isPlaying, add, greeted])

  const last = said.at(-1)?.number ?? 0
  const unread = said.filter((one) => one.number > (readTo ?? last) && one.seat !== mine).length
  return {
    said,
    unread: isMuted ? 0 : unread,
    isMuted,
    mute: () => {
      remember('chat muted', isMuted ? 'no' : 'yes')
      setMuted(!isMuted)
    },
    read: useCallback(() => setReadTo(last), [last]),
  }
}
