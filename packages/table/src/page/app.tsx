import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { words } from '../words/words.ts'
import { begin, type Start } from './begin.ts'
import { useFetched } from './fetched.ts'
import { Mishap } from './mishap.tsx'
import { NotFetched } from './not-fetched.tsx'
import { builderPage } from './parts.ts'
import { remember, remembered } from './remembered.ts'
import { goTo, hashOf, useRoute } from './route.ts'
import { Say, useWords } from './say.ts'
import { StartPage } from './start/start-page.tsx'
import { TablePage } from './table/table-page.tsx'
import { workerConnection } from './worker-connection.ts'

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
          <Builder {...shared} route={route} onStart={start} />
        )}
      </Mishap>
    </Say>
  )
}

function Builder(props: ComponentProps<NonNullable<ReturnType<typeof builderPage.now>>>) {
  const say = useWords()
  const { value: BuilderPage, failed, again } = useFetched(builderPage)
  if (BuilderPage !== null) return <BuilderPage {...props} />
  return (
    <main className="start builder" aria-busy={!failed}>
      {failed && (
        <>
          <NotFetched onAgain={again} />
          <button type="button" onClick={() => history.back()}>
            {say.back}
          </button>
        </>
      )}
    </main>
  )
}

function preferred(): Language {
  const kept = remembered('language')
  if (kept === 'en' || kept === 'de') return kept
  return navigator.language.startsWith('de') ? 'de' : 'en'
}
