import type { GameOnOffer, Player } from '@sandtable/keeper/protocol'
import { isFor } from '@sandtable/keeper/quick'
import { isForTerms, type Language, type Seat, seatedOn, type Terms, usualTerms } from '@sandtable/kernel'
import { type FormEvent, useState } from 'react'
import type { TakenForce } from '../begin.ts'
import { BuilderHeader } from '../builder/builder-header.tsx'
import type { Connection } from '../connection.ts'
import { useLine, useLineState } from '../line/use-line.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { Choice } from '../start/choice.tsx'
import { ForceChoice } from '../start/force-choice.tsx'
import { PlaceChoice } from '../start/place-choice.tsx'
import { TermsChoice } from '../start/terms-choice.tsx'
import { useOwnForces } from '../start/use-own-forces.ts'
import { LineNotice } from './line-notice.tsx'
import { NameField } from './name-field.tsx'
import { NoHost } from './no-host.tsx'
import { problemIn } from './problem-in.ts'
import { rulesOf, TimingChoice, usualTiming } from './timing-choice.tsx'

interface Props {
  readonly connection: Connection
  readonly games: readonly GameOnOffer[]
  readonly id: string
  readonly language: Language
  onLanguage(): void
}

/** A new table for people at several machines. */
export function FriendPage({ connection, games, id, language, onLanguage }: Props) {
  const say = useWords()
  const { is } = useLineState()
  const game = games.find((one) => one.id === id)
  return (
    <main className="start friend" aria-busy={is === 'opening'}>
      <BuilderHeader onBack={() => goTo({ page: 'start' })} onLanguage={onLanguage}>
        <h1>{say.friends.title(game?.name[language] ?? id)}</h1>
        <p>{say.friends.lead}</p>
      </BuilderHeader>
      <LineNotice />
      {game === undefined && (
        <p role="alert" className="alarm">
          {say.friends.noGame}
        </p>
      )}
      <NoHost />
      {game !== undefined && is !== 'none' && (
        <>
          <NameField />
          <NewTable connection={connection} game={game} language={language} />
        </>
      )}
    </main>
  )
}

interface NewTableProps {
  readonly connection: Connection
  readonly game: GameOnOffer
  readonly language: Language
}

function NewTable({ connection, game, language }: NewTableProps) {
  const say = useWords()
  const { line } = useLine()
  const own = useOwnForces(connection, game.id)
  const [terms, setTerms] = useState<Terms>(() => usualTerms(game))
  const { seats } = seatedOn(game, terms)
  const [seat, setSeat] = useState<Seat>(seats[0] ?? '')
  const [force, setForce] = useState<TakenForce | null>(null)
  const [players, setPlayers] = useState<Readonly<Record<Seat, Player>>>({})
  const [board, setBoard] = useState<string | null>('')
  const [timing, setTiming] = useState(usualTiming)
  const [listed, setListed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const boards = game.boards.filter((one) => isFor(one, force?.limit) && isForTerms(one, terms))
  const others = seats.filter((one) => one !== seat)

  /** Other terms, other seats; what is not for them is put back. */
  function agreeOn(next: Terms): void {
    setTerms(next)
    const there = seatedOn(game, next).seats
    if (!there.includes(seat)) setSeat(there[0] ?? '')
    if (force !== null && !isForTerms(force, next)) setForce(null)
    const place = game.boards.find((one) => one.id === board)
    if (place !== undefined && !isForTerms(place, next)) setBoard('')
  }

  async function make(): Promise<void> {
    setProblem(null)
    const bots = others.flatMap((one) => {
      const bot = players[one] ?? 'person'
      return bot === 'person' ? [] : [[one, { bot }] as const]
    })
    const told = await line.call('make table', {
      game: game.id,
      terms,
      seat,
      ...(force !== null && { force: force.force }),
      ...(board !== null && board !== '' && { board }),
      bots: Object.fromEntries(bots),
      options: { listed, ...rulesOf(timing) },
    })
    if ('problem' in told) setProblem(`${say.friends.cannotMake} ${problemIn(told, say)}`)
    else goTo({ page: 'at', id: told.reply })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (board !== null) void make()
  }
  return (
    <form className="own-game new-table" onSubmit={submit}>
      <TermsChoice terms={game.terms} chosen={terms} language={language} onChange={agreeOn} />
      <div className="seats">
        <fieldset className={`seat seat-${seat}`}>
          <legend>{say.friends.yourself}</legend>
          <Choice
            label={say.friends.yourSeat}
            value={seat}
            options={seats.map((one) => [one, say.seat(one)])}
            onChange={setSeat}
          />
          <ForceChoice
            connection={connection}
            game={game}
            terms={terms}
            own={own}
            language={language}
            label={say.friends.yourForce}
            force={force}
            limit={undefined}
            onForce={(next) => {
              setForce(next)
              if (
                !isFor(
                  game.boards.find((one) => one.id === board),
                  next?.limit,
                )
              )
                setBoard('')
            }}
          />
        </fieldset>
        <fieldset className="seat">
          <legend>{say.friends.others}</legend>
          {others.map((one) => (
            <Choice
              key={one}
              label={say.seat(one)}
              value={players[one] ?? 'person'}
              options={[
                ['person', say.friends.byLink],
                ...[...game.bots].reverse().map((bot) => [bot, say.bot(bot)] as const),
              ]}
              onChange={(player) => setPlayers({ ...players, [one]: player })}
            />
          ))}
        </fieldset>
      </div>
      <PlaceChoice boards={boards} language={language} value={board ?? ''} onChange={setBoard} />
      <details>
        <summary>{say.friends.timing}</summary>
        <TimingChoice timing={timing} onChange={setTiming} />
      </details>
      <label className="check">
        <input type="checkbox" checked={listed} onChange={(event) => setListed(event.target.checked)} />
        <span>{say.friends.listed}</span>
      </label>
      {problem !== null && (
        <p role="alert" className="alarm">
          {problem}
        </p>
      )}
      <button type="submit" className="go" disabled={board === null}>
        {say.friends.make}
      </button>
    </form>
  )
}
