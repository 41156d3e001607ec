import type { Around, RemoteNews } from '@sandtable/keeper/hosted'
import type { Language } from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DiceDone, takePartInDice } from '../line/dice.ts'
import type { Refused } from '../line/line.ts'
import { useLine } from '../line/use-line.ts'

/** What is known around a table that this page sits at. */
export interface AtHost {
  /** Null: not heard yet. */
  readonly around: Around | null
  /** Why this page cannot sit there. */
  readonly refused: Refused | null
  /** How often this page has sat down there: each time it has heard all that it missed. */
  readonly sat: number
  /** Tries to sit down again. */
  again(): void
}

/**
 * Sits down at a table at the host: now, and again whenever a line that was lost is there again. `heard` tells the last
 * update that is held, so that only what is new is told. This page's part in the dice is done on the way.
 */
export function useAround(table: string, language: Language, heard: () => number | null): AtHost {
  const { line, person } = useLine()
  const [around, setAround] = useState<Around | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [tries, setTries] = useState(0)
  const [sat, setSat] = useState(0)
  const done = useRef<DiceDone>(new Set())
  const reading = useRef({ language, heard })
  reading.current = { language, heard }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody tries again
  useEffect(() => {
    const hear = (next: Around) => {
      setRefused(null)
      setAround(next)
      void takePartInDice(line, person.secret, next, done.current)
    }
    const stop = line.listen((news) => {
      if ('around' in news && news.around.table === table) hear(news.around)
      else setAround((now) => (now === null ? null : ticked(now, news)))
    })
    const leave = line.sit(table, {
      ask: () => {
        const number = reading.current.heard()
        return { language: reading.current.language, ...(number !== null && { heard: number }) }
      },
      hear: (told) => {
        if ('problem' in told) return setRefused(told)
        setSat((one) => one + 1)
        hear(told.reply)
      },
    })
    return () => {
      stop()
      leave()
    }
  }, [line, person, table, tries])
  return { around, refused, sat, again: useCallback(() => setTries((one) => one + 1), []) }
}

/** A move changes who is asked, and clocks. */
function ticked(around: Around, news: RemoteNews): Around {
  if (!('ticks' in news) || news.ticks.table !== around.table) return around
  const { now, seats } = news.ticks
  return { ...around, now, seats: around.seats.map((one) => ({ ...one, ...seats[one.seat] })) }
}
