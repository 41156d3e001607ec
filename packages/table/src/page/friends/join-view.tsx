import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language, Seat } from '@sandtable/kernel'
import { type FormEvent, useState } from 'react'
import type { TakenForce } from '../begin.ts'
import type { Connection } from '../connection.ts'
import { useLine } from '../line/use-line.ts'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { Choice } from '../start/choice.tsx'
import { ForceChoice } from '../start/force-choice.tsx'
import { useOwnForces } from '../start/use-own-forces.ts'
import { Sitter, Taken } from './gathering-view.tsx'
import { NameField } from './name-field.tsx'
import { problemIn } from './problem-in.ts'
import { rulesOfJoining } from './rules-of-joining.ts'
import { factsOf } from './table-facts.ts'

interface Props {
  readonly connection: Connection
  readonly around: Around
  readonly game: GameOnOffer
  readonly language: Language
}

/** For whoever opens the link: a free seat to take, with a force of one's own. */
export function JoinView({ connection, around, game, language }: Props) {
  const say = useWords()
  const { line } = useLine()
  const own = useOwnForces(connection, game.id)
  const [force, setForce] = useState<TakenForce | null>(null)
  const [wanted, setSeat] = useState<Seat | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { seats, terms, table } = around
  const free = seats.filter((one) => one.player === null).map((one) => one.seat)
  const seat = wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? '')
  const host = seats.find((one) => one.player === 'person')?.name ?? ''
  const { isShared, taken, sentences } = rulesOfJoining(around, game, seat, say, language)

  async function join(): Promise<void> {
    setProblem(null)
    const told = await line.call('join', {
      table,
      seat,
      ...(force !== null && !isShared && { force: force.force }),
    })
    if ('problem' in told) setProblem(problemIn(told, say))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void join()
  }
  return (
    <section className="gathering">
      <h1>{say.friends.table(game.name[language])}</h1>
      <p className="stage">{say.friends.takeHint(host)}</p>
      <p className="table-facts">{factsOf(around, game, say, language).join(' · ')}</p>
      <ul className="gathered">
        {seats.map((one) => (
          <li key={one.seat} className={`seat-${one.seat}`}>
            <span className={`of-seat seat-${one.seat}`}>
              <strong>{say.seat(one.seat)}</strong> <Sitter of={one} />
            </span>
            <Taken of={one} game={game} language={language} />
          </li>
        ))}
      </ul>
      <ul className="rules-of-joining">
        {sentences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <NameField />
      <form className="own-game" onSubmit={submit}>
        {free.length > 1 && (
          <Choice
            label={say.friends.yourSeat}
            value={seat}
            options={free.map((one) => [one, say.seat(one)])}
            onChange={setSeat}
          />
        )}
        {!isShared && (
          <ForceChoice
            connection={connection}
            game={game}
            terms={terms}
            own={own}
            language={language}
            label={say.friends.yourForce}
            force={force}
            limit={around.limit ?? undefined}
            taken={taken}
            onForce={setForce}
          />
        )}
        {problem !== null && (
          <p role="alert" className="alarm">
            {problem}
          </p>
        )}
        <div className="keys">
          <button type="submit" className="go">
            {say.friends.takeSeat}
          </button>
          <button type="button" onClick={() => goTo({ page: 'at', id: around.watch })}>
            {say.friends.justWatch}
          </button>
        </div>
      </form>
    </section>
  )
}
