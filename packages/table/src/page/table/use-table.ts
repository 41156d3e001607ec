import type {
  Amendment,
  Change,
  GameRecord,
  Language,
  Mark,
  Measured,
  Odds,
  Plain,
  Seat,
  Thing,
} from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message, Shown } from '../../host/protocol.ts'
import type { Connection } from '../connection.ts'
import { goTo } from '../route.ts'
import { saveGame } from '../save-game.ts'
import { type Kept, keep, keptGame } from '../store.ts'
import { type Playback, usePlayback } from './playback.ts'

export interface Refusal {
  readonly rule: string
  readonly piece: string | null
}

/** The game is not in this browser, its record is damaged, or the host failed. */
export type Trouble =
  | { readonly type: 'missing' }
  | { readonly type: 'failed'; readonly problem: string; readonly record: GameRecord | null }

export interface AtTable {
  readonly playback: Playback
  readonly refused: Refusal | null
  readonly trouble: Trouble | null
  /** The odds of answers that were asked for, by the answer as text. */
  readonly previews: Readonly<Record<string, Odds | null>>
  /** What would be seen from ghosts, by their ids. */
  readonly foreshown: Readonly<Record<string, readonly Thing[]>>
  readonly measured: Measured | null
  readonly amendments: readonly Amendment[] | null
  answer(seat: Seat, answer: Plain): void
  /** Lets a bot answer in one's place. */
  decide(seat: Seat): void
  /** Takes back, or asks the others for it. */
  undo(seat: Seat): void
  concede(seat: Seat): void
  propose(seat: Seat, change: Change): void
  agree(seat: Seat, yes: boolean): void
  askAmendments(): void
  turnTo(move: number): void
  preview(seat: Seat, answer: Plain): void
  foreshow(ghost: string): void
  measure(from: Mark, to: Mark): void
  clearMeasure(): void
  whyNot(seat: Seat, piece: string): void
  /** Opens the rules of a card, or a rule itself. */
  readUp(about: string): void
  read(ids: readonly string[]): void
  /** The rules that are open beside the table. */
  readonly reading: readonly string[] | null
  stopReading(): void
  look(seat: Seat | null): void
  /** A new game that goes on from this move. */
  branch(move: number): void
  /** The game as a file. */
  save(): void
  /** A new host, and the game as far as it was kept and plays back; or as it was so many moves before. */
  restore(without?: number): void
}

/** Sits down at a table that the browser keeps: takes it up again if the engine does not know it. */
export function useTable(
  connection: Connection,
  id: string,
  language: Language,
  watch: boolean,
  pace: number,
): AtTable {
  const playback = usePlayback(pace)
  const { push } = playback
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [previews, setPreviews] = useState<Readonly<Record<string, Odds | null>>>({})
  const [foreshown, setForeshown] = useState<Readonly<Record<string, readonly Thing[]>>>({})
  const [measured, setMeasured] = useState<Measured | null>(null)
  const [amendments, setAmendments] = useState<readonly Amendment[] | null>(null)
  const [reading, setReading] = useState<readonly string[] | null>(null)
  const known = useRef<Kept | null>(null)
  const seat = useRef<Seat | null | undefined>(undefined)
  const decision = useRef(-1)

  const resume = useCallback(
    (kept: Kept, salvage = false) =>
      connection.send({
        type: 'resume',
        table: id,
        record: kept.record,
        players: kept.players,
        watch,
        salvage,
        ...(kept.lesson !== undefined && { lesson: kept.lesson }),
      }),
    [connection, id, watch],
  )

  useEffect(() => {
    const show = (shown: Shown) => {
      push(shown)
      setRefused(null)
      seat.current = shown.seat
      if (decision.current === shown.decision) return
      decision.current = shown.decision
      setPreviews({})
      setForeshown({})
      setMeasured(null)
      setAmendments(null)
    }
    const hear = (message: Message) => {
      if (message.type === 'failed' && (message.table === id || message.table === null))
        setTrouble({ type: 'failed', problem: message.problem, record: known.current?.record ?? null })
      if (!('table' in message) || message.table !== id) return
      switch (message.type) {
        case 'shown':
          return show(message.shown)
        case 'refused':
          return setRefused({ rule: message.rule, piece: message.piece ?? null })
        case 'about':
          return setReading(message.rules)
        case 'preview':
          return setPreviews((all) => ({ ...all, [JSON.stringify(message.answer)]: message.odds }))
        case 'foreshown':
          return setForeshown((all) => ({ ...all, [message.ghost]: message.things }))
        case 'measured':
          return setMeasured(message.measured)
        case 'amendments':
          return setAmendments(message.amendments)
        case 'branched':
          if (known.current !== null) void playOn(known.current, message.record)
          return
        case 'record':
          if (known.current === null || watch) return
          known.current = {
            ...known.current,
            record: message.record,
            over: message.over,
            played: Date.now(),
          }
          void keep(known.current)
      }
    }
    const stop = connection.listen(hear)
    void keptGame(id).then((found) => {
      known.current = found
      if (found === null) setTrouble({ type: 'missing' })
      else resume(found)
    })
    return () => {
      stop()
      connection.send({ type: 'leave', table: id })
    }
  }, [connection, id, watch, push, resume])

  const look = useCallback(
    (as: Seat | null) => connection.send({ type: 'look', table: id, seat: as, language }),
    [connection, id, language],
  )
  const undo = useCallback(
    (as: Seat) => connection.send({ type: 'undo', table: id, seat: as, ask: true }),
    [connection, id],
  )
  const foreshow = useCallback(
    (ghost: string) => connection.send({ type: 'foreshow', table: id, ghost }),
    [connection, id],
  )
  const isShown = playback.shown !== null
  useEffect(() => {
    if (isShown && seat.current !== undefined) look(seat.current)
  }, [isShown, look])

  function restore(without = 0): void {
    const kept = known.current
    if (kept === null) return
    const { record } = kept
    const left = record.moves.length - without
    known.current = {
      ...kept,
      over: kept.over && without === 0,
      record: { ...record, moves: record.moves.slice(0, left), hashes: record.hashes.slice(0, left + 1) },
    }
    setTrouble(null)
    connection.restart()
    resume(known.current, true)
    if (seat.current !== undefined) look(seat.current)
  }

  return {
    playback,
    refused,
    trouble,
    previews,
    foreshown,
    measured,
    amendments,
    reading,
    readUp: (about) => connection.send({ type: 'about', table: id, about }),
    read: setReading,
    stopReading: () => setReading(null),
    answer: (as, answer) => connection.send({ type: 'answer', table: id, seat: as, answer }),
    decide: (as) => connection.send({ type: 'decide', table: id, seat: as }),
    undo,
    concede: (as) => connection.send({ type: 'concede', table: id, seat: as }),
    propose: (as, change) => connection.send({ type: 'propose', table: id, seat: as, change }),
    agree: (as, yes) => connection.send({ type: 'agree', table: id, seat: as, yes }),
    askAmendments: () => connection.send({ type: 'amendments', table: id }),
    turnTo: (move) => connection.send({ type: 'turn to', table: id, move }),
    preview: (as, answer) => connection.send({ type: 'preview', table: id, seat: as, answer }),
    foreshow,
    measure: (from, to) => connection.send({ type: 'measure', table: id, from, to }),
    clearMeasure: () => setMeasured(null),
    whyNot: (as, piece) => connection.send({ type: 'why not', table: id, seat: as, piece }),
    look,
    branch: (move) => connection.send({ type: 'branch', table: id, move }),
    save: () => known.current && saveGame(known.current),
    restore,
  }
}

async function playOn(from: Kept, record: GameRecord): Promise<void> {
  const branch: Kept = { ...from, id: crypto.randomUUID(), record, over: false, played: Date.now() }
  await keep(branch)
  goTo({ page: 'table', id: branch.id })
}
