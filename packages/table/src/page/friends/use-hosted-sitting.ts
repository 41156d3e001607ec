import type { AskOf, GameOnOffer, Kind, ReplyTo, Shown } from '@sandtable/keeper/protocol'
import type { GameRecord, Language, Seat } from '@sandtable/kernel'
import { useCallback, useEffect, useRef } from 'react'
import type { Connection } from '../connection.ts'
import { keep } from '../kept/games.ts'
import type { Kept } from '../kept/kept.ts'
import type { Line, Refused } from '../line/line.ts'
import { newId } from '../new-id.ts'
import { goTo } from '../route.ts'
import { saveGame } from '../save-game.ts'
import type { Sitting } from '../table/use-sitting.ts'
import { finishedGame } from './finished-game.ts'
import type { HeldTable } from './held-table.ts'

interface At {
  readonly connection: Connection
  readonly line: Line
  readonly table: string
  readonly held: HeldTable
  readonly language: Language
  readonly games: readonly GameOnOffer[]
  /** Then its moves are given out, also while one looks back. */
  readonly isOver: boolean
  /** The host does not do what it was asked. */
  onRefused(refused: Refused): void
}

/** Sits at a table that the host keeps, as at one that this browser keeps. */
export function useHostedSitting(
  { connection, line, table, held, language, games, isOver, onRefused }: At,
  show: (shown: Shown) => void,
): Sitting {
  const told = useRef(language)
  useEffect(() => held.follow(show), [held, show])

  const ask = useCallback(
    <K extends Kind>(kind: K, what: AskOf<K>, then?: (reply: ReplyTo<K>) => void) => {
      void connection.call(kind, what).then((answer) => {
        if (!('problem' in answer)) then?.(answer.reply)
        else onRefused({ problem: answer.problem, code: 'code' in answer ? String(answer.code) : '' })
      })
    },
    [connection, onRefused],
  )
  const look = useCallback(
    (seat: Seat | null) => {
      told.current = language
      ask('look', { table, seat, language })
    },
    [ask, table, language],
  )
  useEffect(() => {
    const shown = held.shown()
    if (shown !== null && told.current !== language) look(shown.seat)
  }, [held, language, look])

  /** The game as one of this browser; its moves are given out when it is over. */
  async function kept(moves?: GameRecord): Promise<Kept | null> {
    const told = moves === undefined ? await line.call('record', { table }) : { reply: moves }
    if ('problem' in told) onRefused(told)
    const shown = held.shown()
    if ('problem' in told || shown === null) return null
    const record = told.reply
    const game = games.find((one) => one.id === record.game)
    const seats = shown.seats.map((seat) => ({ seat, name: null, player: shown.players[seat] ?? null }))
    const of = { table, record, seats, mine: shown.seat, over: shown.over, changed: Date.now() }
    return { ...finishedGame(of, game), id: newId() }
  }

  return {
    trouble: null,
    follows: false,
    ask,
    look,
    game: () => held.shown()?.game ?? '',
    mayBranch: isOver,
    playOn: (record) => void kept(record).then((game) => (game === null ? undefined : goOnAlone(game))),
    // Another game after this one is agreed on beside the table, and such a table is never out of order.
    again: () => {},
    save: () => void kept().then((game) => game !== null && saveGame(game)),
    restore: () => {},
    takeUp: () => {},
    playHere: () => {},
  }
}

async function goOnAlone(game: Kept): Promise<void> {
  await keep({ ...game, over: false })
  goTo({ page: 'table', id: game.id })
}
