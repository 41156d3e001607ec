import type { Language, Plain } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import type { GameOnOffer } from '../host/protocol.ts'
import type { Connection } from './connection.ts'
import { goTo } from './route.ts'
import { useWords } from './say.ts'
import { forget, type Kept, type KeptForce, keep, keptForces, keptGames } from './store.ts'

export interface Wanted {
  readonly game: string
  readonly forces?: readonly [Plain, Plain]
  readonly board?: string
  readonly opponent: string
  readonly lesson?: string
}

interface Props {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly language: Language
  onStart(wanted: Wanted): void
  onLanguage(): void
}

export function StartPage({ connection, games, language, onStart, onLanguage }: Props) {
  const say = useWords()
  const [problem, setProblem] = useState<string | null>(null)

  /** A game from a file goes onto the shelf and can be watched; what cannot be read leaves all else alone. */
  async function open(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setProblem(null)
    const record = await connection.inspect(await file.text())
    if ('problem' in record) {
      setProblem(`${say.unreadable} ${record.problem}`)
      return
    }
    const game = games.find((one) => one.id === record.game)
    const players = Object.fromEntries((game?.seats ?? []).map((seat) => [seat, 'person']))
    const id = crypto.randomUUID()
    const title = game?.name[language] ?? record.game
    await keep({ id, game: record.game, record, players, played: Date.now(), over: true, title })
    goTo({ page: 'replay', id })
  }

  return (
    <main className="start">
      <header>
        <h1>{say.title}</h1>
        <p>{say.tagline}</p>
        <button type="button" className="plain" onClick={onLanguage}>
          {say.language}
        </button>
      </header>
      <div className="games">
        {games.map((game) => (
          <GameCard key={game.id} game={game} language={language} onStart={onStart} />
        ))}
      </div>
      <Shelf />
      <label className="choice">
        <span>{say.openFile}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      {problem !== null && (
        <p role="alert" className="refused">
          {problem}
        </p>
      )}
    </main>
  )
}

function GameCard({
  game,
  language,
  onStart,
}: Omit<Props, 'connection' | 'games' | 'onLanguage'> & { game: GameOnOffer }) {
  const say = useWords()
  const [own, setOwn] = useState<readonly KeptForce[]>([])
  useEffect(() => void keptForces(game.id).then((all) => setOwn(all.filter((one) => one.legal))), [game.id])
  const [mine, setMine] = useState(game.forces[0]?.id ?? '')
  const [theirs, setTheirs] = useState(game.forces[1]?.id ?? '')
  const [board, setBoard] = useState(game.boards[0]?.id ?? '')
  const [opponent, setOpponent] = useState(game.bots.includes('steady') ? 'steady' : 'random')
  const bot = game.bots.includes('steady') ? 'steady' : 'random'
  return (
    <section className="game-card" data-game={game.id} aria-label={game.name[language]}>
      <h2>{game.name[language]}</h2>
      <button type="button" className="go" onClick={() => onStart({ game: game.id, opponent: bot })}>
        {say.quickBattle}
        <small>{say.quickHint}</small>
      </button>
      {game.lessons.map((lesson) => (
        <button
          type="button"
          key={lesson.id}
          onClick={() => onStart({ game: game.id, opponent: bot, lesson: lesson.id })}
        >
          {lesson.name[language]}
        </button>
      ))}
      {game.builds && (
        <button type="button" onClick={() => goTo({ page: 'forces', id: game.id })}>
          {say.buildForces}
        </button>
      )}
      <details>
        <summary>{say.chosen}</summary>
        <Choice label={say.yourForce} value={mine} onChange={setMine} options={forces(game, own, language)} />
        <Choice
          label={say.theirForce}
          value={theirs}
          onChange={setTheirs}
          options={forces(game, own, language)}
        />
        <Choice
          label={say.where}
          value={board}
          onChange={setBoard}
          options={game.boards.map(({ id, name }) => [id, name[language]])}
        />
        <Choice
          label={say.opponent}
          value={opponent}
          onChange={setOpponent}
          options={[
            ...game.bots.map((id): [string, string] => [id, say.bot(id)]),
            ['person', say.personHere],
          ]}
        />
        <button
          type="button"
          className="go small"
          onClick={() =>
            onStart({ game: game.id, forces: [forceOf(own, mine), forceOf(own, theirs)], board, opponent })
          }
        >
          {say.start}
        </button>
      </details>
    </section>
  )
}

function forces(
  { forces: all }: GameOnOffer,
  own: readonly KeptForce[],
  language: Language,
): [string, string][] {
  return [
    ...own.map(({ id, name, points }): [string, string] => [id, `★ ${name} · ${points}`]),
    ...all.map(({ id, name, side, points }): [string, string] => [
      id,
      `${name[language]} · ${side[language]} · ${points}`,
    ]),
  ]
}

/** A force of one's own, or the id of a ready-made one. */
function forceOf(own: readonly KeptForce[], id: string): Plain {
  return own.find((one) => one.id === id)?.force ?? id
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  onChange(value: string): void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Games that the browser keeps: to go on with, and to look at again. */
function Shelf() {
  const say = useWords()
  const [games, setGames] = useState<readonly Kept[]>([])
  useEffect(() => void keptGames().then(setGames), [])
  const remove = (id: string) => void forget(id).then(keptGames).then(setGames)
  const lists = [
    { title: say.inProgress, games: games.filter((one) => !one.over) },
    { title: say.finished, games: games.filter((one) => one.over) },
  ]
  return (
    <>
      {lists
        .filter((list) => list.games.length > 0)
        .map((list) => (
          <section key={list.title} className="shelf">
            <h2>{list.title}</h2>
            <ul>
              {list.games.slice(0, 12).map((game) => (
                <li key={game.id}>
                  <span>{game.title}</span>
                  <small>
                    {new Date(game.played).toLocaleString()} · {say.moves(game.record.moves.length)}
                  </small>
                  {!game.over && (
                    <button type="button" onClick={() => goTo({ page: 'table', id: game.id })}>
                      {say.goOn}
                    </button>
                  )}
                  <button type="button" onClick={() => goTo({ page: 'replay', id: game.id })}>
                    {say.watch}
                  </button>
                  <button type="button" className="plain" onClick={() => remove(game.id)}>
                    {say.forget}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}
