import type { Answered, GameOnOffer, Inspected } from '@sandtable/keeper/protocol'
import { sentenceOf } from '@sandtable/keeper/sentence'
import type { Language } from '@sandtable/kernel'
import { useState } from 'react'
import { SchemeChoice } from '../appearance.tsx'
import type { Start } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { useFetched } from '../fetched.ts'
import { keep } from '../kept/games.ts'
import { useUnkept } from '../kept/unkept.ts'
import { useLineState } from '../line/use-line.ts'
import { newId } from '../new-id.ts'
import { IfNewVersion, NewerKept } from '../not-fetched.tsx'
import { Notice } from '../notice.tsx'
import { friendsPages } from '../parts.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { gameIn } from '../seating.ts'
import { Dunes } from './dunes.tsx'
import { FileChoice, useFileDrop } from './file-drop.tsx'
import { GameCard } from './game-card.tsx'
import { Shelf } from './shelf.tsx'

interface Props {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  readonly onStart: Start
  onLanguage(): void
}

export function StartPage({ connection, games, language, onStart, onLanguage }: Props) {
  const say = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  const unkept = useUnkept()
  const hasHost = useLineState().is !== 'none'

  const start: Start = async (wanted) => {
    setProblem(null)
    const wrong = await onStart(wanted)
    if (wrong !== null) setProblem(`${say.cannotStart} ${say.problem(wrong)}`)
    return wrong
  }

  /** A game from a file goes onto the shelf, to be watched or played on; what cannot be read leaves all else alone. */
  async function open(file: File): Promise<void> {
    setProblem(null)
    const found = await inspected(connection, file)
    if ('problem' in found) {
      setProblem(`${file.name}: ${say.unreadable} ${say.problem(found.problem)}`)
      return
    }
    const { record } = found.reply
    const game = games.find((one) => one.id === record.game)
    const kept = gameIn(found.reply, game, newId(), game?.name[language] ?? record.game)
    await keep(kept)
    goTo({ page: kept.over ? 'replay' : 'table', id: kept.id })
  }

  const { over, ...drop } = useFileDrop((file) => void open(file))
  return (
    <main className={`start${over ? ' dropping' : ''}`} aria-busy={games.length === 0} {...drop}>
      <header className="hero">
        <Dunes />
        <h1>{say.title}</h1>
        <p>{say.tagline}</p>
        <div className="preferences">
          <SchemeChoice />
          <button type="button" className="plain" onClick={onLanguage}>
            {say.language}
          </button>
        </div>
      </header>
      <NewerKept />
      {unkept !== null && <Notice text={say.unkept[unkept]} />}
      {problem !== null && (
        <>
          <p role="alert" className="alarm">
            {problem}
          </p>
          <IfNewVersion />
        </>
      )}
      {hasHost && <YourTurn games={games} language={language} />}
      <div className="games">
        {games.map((game) => (
          <GameCard
            key={game.id}
            connection={connection}
            game={game}
            language={language}
            hasHost={hasHost}
            onStart={start}
          />
        ))}
      </div>
      {hasHost && <WithOthers games={games} language={language} />}
      <Shelf connection={connection} games={games} language={language} />
      <FileChoice label={say.openFile} hint={say.dropHere} accept=".json,application/json" onFile={open} />
    </main>
  )
}

/** Games with people at other machines, where a host keeps them; the page is whole without that. */
function WithOthers(props: Pick<Props, 'games' | 'language'>) {
  const { value } = useFetched(friendsPages)
  return value === null ? null : <value.MyGamesView {...props} />
}

function YourTurn(props: Pick<Props, 'games' | 'language'>) {
  const { value } = useFetched(friendsPages)
  return value === null ? null : <value.YourTurnView {...props} />
}

/** The file may be gone since it was chosen, or not to be read. */
async function inspected(connection: Connection, file: File): Promise<Answered<Inspected>> {
  try {
    return await connection.call('inspect', { text: await file.text() })
  } catch (error) {
    return { problem: sentenceOf(error) }
  }
}
