import type { Language, Seat } from '@sandtable/kernel'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { GameOnOffer, Message, Player } from '../host/protocol.ts'
import { words } from '../words/words.ts'
import { workerConnection } from './connection.ts'
import { goTo, useRoute } from './route.ts'
import { Say } from './say.ts'
import { StartPage, type Wanted } from './start-page.tsx'
import { keep } from './store.ts'
import { TablePage } from './table-page.tsx'

/** Fetched when somebody first builds a force. */
const BuilderPage = lazy(async () => ({ default: (await import('./builder-page.tsx')).BuilderPage }))

export function App() {
  const connection = useMemo(() => workerConnection(), [])
  const [language, setLanguage] = useState<Language>(preferred)
  const [games, setGames] = useState<readonly GameOnOffer[]>([])
  const route = useRoute()

  useEffect(() => {
    const hear = (message: Message) => {
      if (message.type === 'offer') setGames(message.games)
    }
    const stop = connection.listen(hear)
    connection.send({ type: 'offer' })
    return stop
  }, [connection])

  useEffect(() => {
    document.documentElement.lang = language
    localStorage.setItem('language', language)
  }, [language])

  /** The engine lays the table; once its record comes, the browser keeps it and the page goes there. */
  function begin(wanted: Wanted): void {
    const game = games.find((one) => one.id === wanted.game)
    if (game === undefined) return
    const id = crypto.randomUUID()
    const [mine = '', theirs = ''] = game.seats
    const players: Record<Seat, Player> = { [mine]: 'person', [theirs]: wanted.opponent }
    const stop = connection.listen((message) => {
      if (message.type !== 'record' || message.table !== id) return
      stop()
      const { record, over } = message
      const title = `${game.name[language]}`
      const { lesson } = wanted
      void keep({
        id,
        game: game.id,
        record,
        players,
        played: Date.now(),
        over,
        title,
        ...(lesson !== undefined && { lesson }),
      }).then(() => goTo({ page: 'table', id }))
    })
    connection.send({
      type: 'start',
      table: id,
      game: game.id,
      // A seed in the address gives the same game again.
      seed: new URLSearchParams(location.search).get('seed') ?? crypto.randomUUID(),
      players,
      ...(wanted.forces && { forces: { [mine]: wanted.forces[0], [theirs]: wanted.forces[1] } }),
      ...(wanted.board !== undefined && { board: wanted.board }),
      ...(wanted.lesson !== undefined && { lesson: wanted.lesson }),
    })
  }

  const otherLanguage = () => setLanguage(language === 'en' ? 'de' : 'en')
  return (
    <Say value={words[language]}>
      {route.page === 'start' ? (
        <StartPage
          connection={connection}
          games={games}
          language={language}
          onStart={begin}
          onLanguage={otherLanguage}
        />
      ) : route.page === 'forces' || route.page === 'force' ? (
        <Suspense>
          <BuilderPage
            key={`${route.page} ${route.id}`}
            connection={connection}
            games={games}
            {...(route.page === 'force' ? { force: route.id } : { game: route.id })}
            language={language}
          />
        </Suspense>
      ) : (
        <TablePage
          key={`${route.page} ${route.id}`}
          connection={connection}
          id={route.id}
          watch={route.page === 'replay'}
          language={language}
          onLanguage={otherLanguage}
        />
      )}
    </Say>
  )
}

function preferred(): Language {
  const kept = localStorage.getItem('language')
  if (kept === 'en' || kept === 'de') return kept
  return navigator.language.startsWith('de') ? 'de' : 'en'
}
