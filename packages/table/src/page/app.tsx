import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { words } from '../words/words.ts'
import { begin, type Start } from './begin.ts'
import { type Fetched, useFetched } from './fetched.ts'
import { useTurnSigns } from './friends/turn-signs.ts'
import { MyGamesProvider, useAskedMyGames } from './friends/use-my-games.ts'
import { hostedConnection } from './line/hosted-connection.ts'
import { LineProvider, useLineToHost } from './line/use-line.ts'
import { Mishap } from './mishap.tsx'
import { NotFetched } from './not-fetched.tsx'
import { builderPage, friendsPages } from './parts.ts'
import { remember, remembered } from './remembered.ts'
import { goTo, hashOf, type Route, useRoute } from './route.ts'
import { Say, useWords } from './say.ts'
import { StartPage } from './start/start-page.tsx'
import { TablePage } from './table/table-page.tsx'
import { workerConnection } from './worker-connection.ts'

export function App() {
  const connection = useMemo(() => workerConnection(), [])
  const [language, setLanguage] = useState<Language>(preferred)
  const [games, setGames] = useState<readonly GameOnOffer[]>([])
  const route = useRoute()
  const lined = useLineToHost(language)
  const hosted = useMemo(() => hostedConnection(connection, lined.line), [connection, lined.line])

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
      <LineProvider value={lined}>
        <WithMyGames games={games} language={language} route={route}>
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
            ) : route.page === 'friend' || route.page === 'at' || route.page === 'key' ? (
              <Friends {...shared} hosted={hosted} route={route} />
            ) : (
              <Builder {...shared} route={route} onStart={start} />
            )}
          </Mishap>
        </WithMyGames>
      </LineProvider>
    </Say>
  )
}

interface WithMyGamesProps {
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  readonly route: Route
  readonly children: ReactNode
}

/** Games with people at other machines: known to every page, and told when it is one's turn. */
function WithMyGames({ games, language, route, children }: WithMyGamesProps) {
  const mine = useAskedMyGames(hashOf(route))
  useTurnSigns(mine, games, language, route)
  return <MyGamesProvider value={mine}>{children}</MyGamesProvider>
}

function Builder(props: ComponentProps<NonNullable<ReturnType<typeof builderPage.now>>>) {
  return <Part of={builderPage}>{(BuilderPage) => <BuilderPage {...props} />}</Part>
}

type FriendsPart = NonNullable<ReturnType<typeof friendsPages.now>>

function Friends(props: ComponentProps<FriendsPart['FriendsPages']>) {
  return <Part of={friendsPages}>{({ FriendsPages }) => <FriendsPages {...props} />}</Part>
}

interface PartProps<T> {
  readonly of: Fetched<T>
  children(part: T): ReactNode
}

/** A part of the page that is fetched when it is first needed; what cannot be fetched is tried again. */
function Part<T>({ of, children }: PartProps<T>) {
  const say = useWords()
  const { value, failed, again } = useFetched(of)
  if (value !== null) return children(value)
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
