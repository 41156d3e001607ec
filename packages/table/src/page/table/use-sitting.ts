import type { AskOf, Growth, Kind, News, ReplyTo, Shown, Update } from '@sandtable/keeper/protocol'
import { type Held, taken } from '@sandtable/keeper/update'
import type { GameRecord, Language, Seat } from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Connection } from '../connection.ts'
import { type Again, playAgain } from '../end/play-again.ts'
import { type Ahead, keep, keepGrowth, keptGame, settled } from '../kept/games.ts'
import type { Kept } from '../kept/kept.ts'
import { takeNote } from '../kept/take-note.ts'
import { newId } from '../new-id.ts'
import { goTo } from '../route.ts'
import { saveGame } from '../save-game.ts'
import { type Place, takePlace } from '../sole-tab.ts'
import { shortened } from './shortened.ts'

/**
 * The game is not in this browser, its record is damaged, the host failed, or the shelf has moves of it that are not
 * known here.
 */
export type Trouble =
  | { readonly type: 'missing' }
  | { readonly type: 'failed'; readonly problem: string; readonly record: GameRecord | null }
  | { readonly type: 'behind'; readonly ahead: Ahead }

export interface Sitting {
  readonly trouble: Trouble | null
  /** Another tab plays this game; this one shows it as it goes on there. */
  readonly follows: boolean
  /** Asks the host; a problem becomes the trouble of this table. */
  ask<K extends Kind>(kind: K, what: AskOf<K>, then?: (reply: ReplyTo<K>) => void): void
  look(seat: Seat | null, lift?: boolean): void
  /** The game that is played; empty: nothing is known of it yet. */
  game(): string
  /** May its moves be had, to play on from one of them? */
  readonly mayBranch: boolean
  /** A game of one's own that goes on from there. */
  playOn(record: GameRecord): void
  /** A new game after this one. */
  again(how: Again, table: Shown): void
  /** The game as a file. */
  save(): void
  /** A new host, and the game as far as it was kept and plays back; or as it was so many moves before. */
  restore(without?: number): void
  /** The game as it lies on the shelf, whatever was played here. */
  takeUp(): void
  /** Plays on in this tab. */
  playHere(): void
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
  const [follows, setFollows] = useState(false)
  const kept = useRef<Kept | null>(null)
  const held = useRef<Held | null>(null)
  const [isShown, setShown] = useState(false)
  /** Counts how often one sat down: of what was asked before that nobody wants to hear. */
  const sittings = useRef(0)
  /** Only whoever plays writes; `shortens`: the next time even less than there was, since the reader wants that. */
  const writes = useRef({ isAllowed: false, shortens: false })
  const place = useRef<Place | null>(null)
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
      const how = { watch: !writes.current.isAllowed, language: wanted, ...taught, ...again }
      ask('resume', { table: id, record, players, ...how })
    },
    [ask, id],
  )

  /** Takes the game up as it lies on the shelf: to play it, or to look on. */
  const takeUp = useCallback(
    async (plays: boolean): Promise<void> => {
      const sitting = ++sittings.current
      writes.current = { isAllowed: plays, shortens: false }
      const found = await keptGame(id)
      if (sitting !== sittings.current) return
      kept.current = found
      setTrouble(found === null ? { type: 'missing' } : null)
      if (found === null) return
      // Where several people share a screen, a second one shows none of their secrets.
      const isShared = Object.values(found.players).filter((one) => one === 'person').length > 1
      sitDown(found, !plays && !watch && isShared ? { seat: null } : {})
    },
    [id, sitDown, watch],
  )

  useEffect(() => {
    const keepRecord = async (record: GameRecord, growth: Growth, isFirst: boolean) => {
      if (kept.current === null || !writes.current.isAllowed) return
      const { shortens } = writes.current
      writes.current.shortens = false
      kept.current = { ...kept.current, record, over: growth.over, played: Date.now() }
      const ahead = await (isFirst ? keep(kept.current, { shortens }) : keepGrowth(kept.current, growth))
      if (ahead === null) place.current?.tell()
      else if (writes.current.isAllowed) setTrouble({ type: 'behind', ahead })
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
      if (update.record !== null) void keepRecord(now.record, update.record, update.after === null)
      if (now.shown === null) return
      setShown(true)
      takeNote(id, now.shown)
      show(now.shown)
    }
    const stop = connection.listen((news: News) => {
      if ('update' in news) hear(news.update)
      else if ('failed' in news && (news.table === id || news.table === null)) fail(news.failed)
    })
    if (watch) void takeUp(false)
    else
      place.current = takePlace(id, {
        mine: () => {
          setFollows(false)
          void takeUp(true)
        },
        others: async () => {
          setFollows(true)
          const taking = takeUp(false)
          await settled()
          await taking
        },
        news: () => void takeUp(false),
      })
    return () => {
      stop()
      sittings.current++
      writes.current.isAllowed = false
      place.current?.leave()
      place.current = null
      void connection.call('leave', { table: id })
    }
  }, [connection, id, watch, show, ask, fail, takeUp])

  const look = useCallback(
    (seat: Seat | null, lift?: boolean) => {
      reading.current.told = language
      ask('look', { table: id, seat, language, ...(lift !== undefined && { lift }) })
    },
    [ask, id, language],
  )
  useEffect(() => {
    if (isShown && reading.current.told !== language) look(held.current?.shown?.seat ?? null)
  }, [isShown, language, look])

  const restore = (without = 0) => {
    if (kept.current === null) return
    const seat = held.current?.shown?.seat
    kept.current = shortened(kept.current, without)
    setTrouble(null)
    connection.restart()
    writes.current.shortens = true
    sitDown(kept.current, { salvage: true, ...(seat !== undefined && { seat }) })
  }

  return {
    trouble,
    follows,
    ask,
    look,
    game: () => kept.current?.game ?? '',
    mayBranch: true,
    playOn: (record) => {
      if (kept.current !== null) void goOnFrom(kept.current, record)
    },
    again: (how, table) => {
      if (kept.current !== null) void sitDownAgain(connection, kept.current, table, how)
    },
    save: () => {
      if (kept.current !== null) saveGame(kept.current)
    },
    restore,
    takeUp: () => void takeUp(!watch),
    playHere: () => place.current?.take(),
  }
}

async function goOnFrom(from: Kept, record: GameRecord): Promise<void> {
  const branch: Kept = { ...from, id: newId(), record, over: false, played: Date.now() }
  await keep(branch)
  goTo({ page: 'table', id: branch.id })
}

async function sitDownAgain(connection: Connection, from: Kept, table: Shown, how: Again): Promise<void> {
  const begun = await playAgain(connection, from, table, how)
  goTo('id' in begun ? { page: 'table', id: begun.id } : { page: 'start' })
}
