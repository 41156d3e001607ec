import type { Language, Odds, Plain, Seat } from '@sandtable/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message, Shown } from '../host/protocol.ts'
import type { Connection } from './connection.ts'
import { goTo } from './route.ts'
import { type Kept, keep, keptGame } from './store.ts'

export interface Refusal {
  readonly rule: string
  readonly piece: string | null
}

export interface AtTable {
  readonly shown: Shown | null
  readonly refused: Refusal | null
  readonly problem: string | null
  /** The odds of answers that were asked for, by the answer as text. */
  readonly previews: Readonly<Record<string, Odds | null>>
  answer(seat: Seat, answer: Plain): void
  /** Lets a bot answer in one's place. */
  decide(seat: Seat): void
  undo(seat: Seat): void
  concede(seat: Seat): void
  turnTo(move: number): void
  preview(seat: Seat, answer: Plain): void
  whyNot(seat: Seat, piece: string): void
  /** Opens the rules of a card, or a rule itself. */
  readUp(about: string): void
  /** The rules that are open beside the table. */
  readonly reading: readonly string[] | null
  stopReading(): void
  look(seat: Seat | null): void
  /** A new game that goes on from this move. */
  branch(move: number): void
  /** The game as a file. */
  save(): void
}

/** Sits down at a table that the browser keeps: takes it up again if the engine does not know it. */
export function useTable(connection: Connection, id: string, language: Language, watch: boolean): AtTable {
  const [shown, setShown] = useState<Shown | null>(null)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [previews, setPreviews] = useState<Readonly<Record<string, Odds | null>>>({})
  const [reading, setReading] = useState<readonly string[] | null>(null)
  const kept = useRef<Kept | null>(null)
  const known = useRef<Kept | null>(null)
  const seat = useRef<Seat | null | undefined>(undefined)

  useEffect(() => {
    const hear = (message: Message) => {
      if (message.type === 'failed' && (message.table === id || message.table === null))
        setProblem(message.problem)
      if (!('table' in message) || message.table !== id) return
      if (message.type === 'shown') {
        setShown(message.shown)
        setRefused(null)
        setPreviews({})
        seat.current = message.shown.seat
      }
      if (message.type === 'refused') setRefused({ rule: message.rule, piece: message.piece ?? null })
      if (message.type === 'about') setReading(message.rules)
      if (message.type === 'branched' && known.current !== null) {
        const branch: Kept = {
          ...known.current,
          id: crypto.randomUUID(),
          record: message.record,
          over: false,
          played: Date.now(),
        }
        void keep(branch).then(() => goTo({ page: 'table', id: branch.id }))
      }
      if (message.type === 'preview')
        setPreviews((all) => ({ ...all, [JSON.stringify(message.answer)]: message.odds }))
      if (message.type === 'record' && kept.current !== null) {
        kept.current = { ...kept.current, record: message.record, over: message.over, played: Date.now() }
        void keep(kept.current)
      }
    }
    const stop = connection.listen(hear)
    void keptGame(id).then((found) => {
      kept.current = watch ? null : found
      known.current = found
      if (found === null) setProblem('missing')
      else
        connection.send({
          type: 'resume',
          table: id,
          record: found.record,
          players: found.players,
          watch,
          ...(found.lesson !== undefined && { lesson: found.lesson }),
        })
    })
    return stop
  }, [connection, id, watch])

  const look = useCallback(
    (as: Seat | null) => connection.send({ type: 'look', table: id, seat: as, language }),
    [connection, id, language],
  )
  const isShown = shown !== null
  useEffect(() => {
    if (isShown && seat.current !== undefined) look(seat.current)
  }, [isShown, look])

  return {
    shown,
    refused,
    problem,
    previews,
    reading,
    readUp: (about) => connection.send({ type: 'about', table: id, about }),
    stopReading: () => setReading(null),
    answer: (as, answer) => connection.send({ type: 'answer', table: id, seat: as, answer }),
    decide: (as) => connection.send({ type: 'decide', table: id, seat: as }),
    undo: (as) => connection.send({ type: 'undo', table: id, seat: as }),
    concede: (as) => connection.send({ type: 'concede', table: id, seat: as }),
    turnTo: (move) => connection.send({ type: 'turn to', table: id, move }),
    preview: (as, answer) => connection.send({ type: 'preview', table: id, seat: as, answer }),
    whyNot: (as, piece) => connection.send({ type: 'why not', table: id, seat: as, piece }),
    look,
    branch: (move) => connection.send({ type: 'branch', table: id, move }),
    save: () => known.current && saveFile(kept.current ?? known.current),
  }
}

function saveFile({ game, record, played }: Kept): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = `sandtable-${game}-${new Date(played).toISOString().slice(0, 16).replace(':', '')}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
