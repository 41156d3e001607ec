import type { GameRecord, Language, Seat } from '@sandtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { GameOnOffer, Message, Player, Shown } from '../host/protocol.ts'
import { words } from '../words/words.ts'
import { workerConnection } from './connection.ts'
import { Say } from './say.ts'
import { StartPage, type Wanted } from './start-page.tsx'
import { TablePage } from './table-page.tsx'

interface Open {
  readonly table: string
  readonly shown: Shown | null
  readonly refused: string | null
  readonly record: GameRecord | null
}

export function App() {
  const connection = useMemo(() => workerConnection(), [])
  const [language, setLanguage] = useState<Language>(() =>
    navigator.language.startsWith('de') ? 'de' : 'en',
  )
  const [games, setGames] = useState<readonly GameOnOffer[]>([])
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const hear = (message: Message) => {
      if (message.type === 'offer') setGames(message.games)
      if (message.type === 'failed') setProblem(message.problem)
      if (message.type === 'shown') setOpen((one) => one && { ...one, shown: message.shown, refused: null })
      if (message.type === 'record') setOpen((one) => one && { ...one, record: message.record })
      if (message.type === 'refused') setOpen((one) => one && { ...one, refused: message.rule })
    }
    const stop = connection.listen(hear)
    connection.send({ type: 'offer' })
    return stop
  }, [connection])

  useEffect(() => {
    document.documentElement.lang = language
    if (open?.shown) connection.send({ type: 'look', table: open.table, seat: open.shown.seat, language })
  }, [connection, language, open?.table])

  function begin({ game, forces, board, opponent }: Wanted): void {
    const table = `table ${Date.now()}`
    const [mine = '', theirs = ''] = games.find((one) => one.id === game)?.seats ?? []
    const players: Record<Seat, Player> = { [mine]: 'person', [theirs]: opponent }
    setOpen({ table, shown: null, refused: null, record: null })
    connection.send({
      type: 'start',
      table,
      game,
      seed: crypto.randomUUID(),
      players,
      ...(forces && { forces: { [mine]: forces[0], [theirs]: forces[1] } }),
      ...(board !== undefined && { board }),
    })
    connection.send({ type: 'look', table, seat: mine, language })
  }

  return (
    <Say value={words[language]}>
      {problem !== null && (
        <div role="alert" className="problem">
          {words[language].failed}: {problem}
          <button type="button" onClick={() => setProblem(null)}>
            {words[language].back}
          </button>
        </div>
      )}
      {open?.shown ? (
        <TablePage
          shown={open.shown}
          refused={open.refused}
          language={language}
          onAnswer={(seat, answer) => connection.send({ type: 'answer', table: open.table, seat, answer })}
          onUndo={(seat) => connection.send({ type: 'undo', table: open.table, seat })}
          onConcede={(seat) => connection.send({ type: 'concede', table: open.table, seat })}
          onLeave={() => setOpen(null)}
          onLanguage={() => setLanguage(language === 'en' ? 'de' : 'en')}
        />
      ) : (
        <StartPage
          games={games}
          language={language}
          onStart={begin}
          onLanguage={() => setLanguage(language === 'en' ? 'de' : 'en')}
        />
      )}
    </Say>
  )
}
