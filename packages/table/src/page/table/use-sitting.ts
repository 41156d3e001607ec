import type { GameRecord, Language, Seat } from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AskOf, Growth, Kind, News, ReplyTo, Shown, Update } from '../../host/protocol.ts'
import { type Held, taken } from '../../host/update.ts'
import type { Connection } from '../connection.ts'
import { type Kept, keep, keepGrowth, keptGame } from '../store.ts'

/** The game is not in this browser, its record is damaged, or the host failed. */
export type Trouble =
  | { readonly type: 'missing' }
  | { readonly type: 'failed'; readonly problem: string; readonly record: GameRecord | null }

export interface Sitting {
  readonly trouble: Trouble | null
  /** Asks the host; a problem becomes the trouble of this table. */
  ask<K extends Kind>(kind: K, what: AskOf<K>, then?: (reply: ReplyTo<K>) => void): void
  look(seat: Seat | null): void
  /** The game as it is kept. */
  kept(): Kept | null
  /** A new host, and the game as far as it was kept and plays back; or as it was so many moves before. */
  restore(without?: number): void
}

/**
 * Sits down at a table that the browser keeps: the host takes the game up and tells what is new, the page puts it
 * together and keeps the record.
 */
export function useSitting(
  connection: Connection,
  id: string,
  language: Language,
  watch: boolean,
  show: (shown: Shown) => void,
): Sitting {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const kept = useRef<Kept | null>(null)
  const held = useRef<Held | null>(null)
  const [isShown, setShown] = useState(false)
  /** Counts how often one sat down: of what was asked before that nobody wants to hear. */
  const sittings = useRef(0)
  /** The language that the page wants, and the one that the host knows of. */
  const reading = useRef({ wanted: language, told: language })
  reading.current.wanted = language

  const fail = useCallback((problem: string) => {
    setTrouble({ type: 'failed', problem, record: kept.current?.record ?? null })
  }, [])

  const ask = useCallback(
    <K extends Kind>(kind: K, what: AskOf<K>, then?: (reply: ReplyTo<K>) => void) => {
      const sitting = sittings.current
      void connection.call(kind, what).then((told) => {
        if (sitting !== sittings.current) return
        if ('problem' in told) fail(told.problem)
        else then?.(told.reply)
      })
    },
    [connection, fail],
  )

  const sitDown = useCallback(
    ({ record, players, lesson }: Kept, again: { seat?: Seat | null; salvage?: boolean } = {}) => {
      sittings.current++
      held.current = { number: 0, shown: null, record }
      const { wanted } = reading.current
      reading.current.told = wanted
      const taught = lesson === undefined ? {} : { lesson }
      ask('resume', { table: id, record, players, language: wanted, watch, ...taught, ...again })
    },
    [ask, id, watch],
  )

  useEffect(() => {
    const keepRecord = (record: GameRecord, growth: Growth, isFirst: boolean) => {
      if (kept.current === null || watch) return
      kept.current = { ...kept.current, record, over: growth.over, played: Date.now() }
      void (isFirst ? keep(kept.current) : keepGrowth(kept.current, growth))
    }
    const hear = (update: Update) => {
      const before = held.current
      if (before === null || update.table !== id) return
      const now = taken(before, update)
      if (now === null) {
        // Whoever waits for everything lets pass what goes on from something else.
        if (before.number === 0) return
        held.current = { ...before, number: 0, shown: null }
        return ask('catch up', { table: id, moves: 0 })
      }
      held.current = now
      if (update.record !== null) keepRecord(now.record, update.record, update.after === null)
      if (now.shown === null) return
      setShown(true)
      show(now.shown)
    }
    const stop = connection.listen((news: News) => {
      if ('update' in news) hear(news.update)
      else if (news.table === id || news.table === null) fail(news.failed)
    })
    void keptGame(id).then((found) => {
      kept.current = found
      if (found === null) setTrouble({ type: 'missing' })
      else sitDown(found)
    })
    return () => {
      stop()
      sittings.current++
      void connection.call('leave', { table: id })
    }
  }, [connection, id, watch, show, ask, fail, sitDown])

  const look = useCallback(
    (seat: Seat | null) => {
      reading.current.told = language
      ask('look', { table: id, seat, language })
    },
    [ask, id, language],
  )
  useEffect(() => {
    if (isShown && reading.current.told !== language) look(held.current?.shown?.seat ?? null)
  }, [isShown, language, look])

  const restore = (without = 0) => {
    if (kept.current === null) return
    const { record, over } = kept.current
    const left = record.moves.length - without
    const seat = held.current?.shown?.seat
    kept.current = {
      ...kept.current,
      over: over && without === 0,
      record: { ...record, moves: record.moves.slice(0, left), hashes: record.hashes.slice(0, left + 1) },
    }
    setTrouble(null)
    connection.restart()
    sitDown(kept.current, { salvage: true, ...(seat !== undefined && { seat }) })
  }

  return { trouble, ask, look, kept: () => kept.current, restore }
}
