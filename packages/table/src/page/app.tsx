import type { Language } from '@sandtable/kernel'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { GameOnOffer } from '../host/protocol.ts'
import { words } from '../words/words.ts'
import { begin, type Start } from './begin.ts'
import { Mishap } from './mishap.tsx'
import { remember, remembered } from './remembered.ts'
import { goTo, hashOf, useRoute } from './route.ts'
import { Say } from './say.ts'
import { StartPage } from './start/start-page.tsx'
import { TablePage } from './table/table-page.tsx'
import { workerConnection } from './worker-connection.ts'

/** Fetched when somebody first builds a force. */
const BuilderPage = lazy(async () => ({ default: (await import('./builder/builder-page.tsx')).BuilderPage }))

export function App() {
  const connection = useMemo(() => workerConnection(), [])
  const [language, setLanguage] = useState<Language>(preferred)
  const [games, setGames] = useState<readonly GameOnOffer[]>([])
  const route = useRoute()

  useEffect(() => {
    void connection.call('offer', {}).then((told) => 'reply' in told && setGames(told.reply))
  }, [connection])

  useEffect(() => {
    document.documentElement.lang = language
    remember('language', language)
  }, [language])

  const start: Start = async (wanted) => {
    const begun = await begin(connection, wanted)
    if ('problem' in begun) return begun.problem
    goTo({ page: 'table', id: begun.id })
    return null
  }

  const otherLanguage = () => setLanguage(language === 'en' ? 'de' : 'en')
  const shared = { connection, games, language, onLanguage: otherLanguage }
  return (
    <Say value={words[language]}>
      <Mishap key={hashOf(route)}>
        {route.page === 'start' ? (
          <StartPage {...shared} onStart={start} />
        ) : route.page === 'table' || route.page === 'replay' ? (
          <TablePage
            connection={connection}
            id={route.id}
            watch={route.page === 'replay'}
            language={language}
            onLanguage={otherLanguage}
          />
        ) : (
          <Suspense>
            <BuilderPage {...shared} route={route} onStart={start} />
          </Suspense>
        )}
      </Mishap>
    </Say>
  )
}

function preferred(): Language {
  const kept = remembered('language')
  if (kept === 'en' || kept === 'de') return kept
  return navigator.language.startsWith('de') ? 'de' : 'en'
}
