import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import type { Start } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { goTo, type Route } from '../route.ts'
import { useWords } from '../say.ts'
import { ForceList } from './force-list.tsx'
import { ForceView } from './force-view.tsx'
import { SharedView } from './shared-view.tsx'

export interface BuilderProps {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  readonly onStart: Start
  onLanguage(): void
}

interface Props extends BuilderProps {
  readonly route: Extract<Route, { page: 'forces' | 'force' | 'shared' }>
}

/** The list of a game's forces, one of them, or one that came as a link. */
export function BuilderPage({ route, ...shared }: Props) {
  const say = useWords()
  if (shared.games.length === 0) return <main className="start builder" aria-busy="true" />
  if (route.page === 'force') return <ForceView {...shared} id={route.id} />
  const game = shared.games.find((one) => one.id === route.id && one.builds !== null)
  if (game === undefined)
    return (
      <main className="start builder">
        <p role="alert" className="alarm">
          {say.noSuchGame(route.id)}
        </p>
        <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
          {say.back}
        </button>
      </main>
    )
  if (route.page === 'forces') return <ForceList {...shared} game={game} />
  return <SharedView {...shared} game={game} data={route.data} />
}
