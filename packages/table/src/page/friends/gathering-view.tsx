import type { Around, SeatAround } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useState } from 'react'
import { useLine } from '../line/use-line.ts'
import { goTo, linkTo } from '../route.ts'
import { useWords } from '../say.ts'
import { Choice } from '../start/choice.tsx'
import { LinkField } from './link-field.tsx'
import { isOnlyHere } from './only-here.ts'
import { problemIn } from './problem-in.ts'
import { factsOf } from './table-facts.ts'

interface Props {
  readonly around: Around
  readonly game: GameOnOffer
  readonly language: Language
  /** Has whoever reads this a seat here? */
  readonly isMine: boolean
}

/** Before the game: who has come, the links to give away, bots for seats that nobody takes. */
export function GatheringView({ around, game, language, isMine }: Props) {
  const say = useWords()
  const { line } = useLine()
  const [problem, setProblem] = useState<string | null>(null)
  const { seats, stage, dice } = around
  const missing = seats.filter((one) => one.player === 'person' && !one.isHere)

  const told = (answer: object) =>
    setProblem('problem' in answer ? problemIn(answer as Parameters<typeof problemIn>[0], say) : null)
  const seatBot = async (seat: string, bot: string) =>
    told(await line.call('seat bot', { table: around.table, seat, bot: bot === '' ? null : bot }))
  async function giveBack(): Promise<void> {
    const answer = await line.call('give back', { table: around.table })
    told(answer)
    if (!('problem' in answer)) goTo({ page: 'start' })
  }

  return (
    <section className="gathering">
      <h1>{say.friends.table(game.name[language])}</h1>
      <p className="table-facts">{factsOf(around, game, say, language).join(' · ')}</p>
      <p role="status" className="stage">
        {stage === 'dice' ? say.friends.agreeingOnDice : say.friends.waitingForOthers}
        {stage === 'dice' &&
          dice.wants === null &&
          missing.length > 0 &&
          ` ${say.friends.missing(missing.map((one) => one.name).join(', '))}`}
      </p>
      {isMine && stage === 'open' && (
        <LinkField
          label={say.friends.linkToJoin}
          hint={say.friends.linkHint}
          link={linkTo({ page: 'at', id: around.table })}
        />
      )}
      {isMine && stage === 'open' && isOnlyHere(location.hostname) && (
        <p className="only-here">{say.friends.onlyHere}</p>
      )}
      <h2>{say.friends.seats}</h2>
      <ul className="gathered">
        {seats.map((one) => (
          <li key={one.seat} className={`seat-${one.seat}`}>
            <span className={`of-seat seat-${one.seat}`}>
              <strong>{say.seat(one.seat)}</strong> <Sitter of={one} />
            </span>
            <Taken of={one} game={game} language={language} />
            {isMine && stage === 'open' && one.player !== 'person' && (
              <Choice
                label={say.friends.seatBot(say.seat(one.seat))}
                value={one.player ?? ''}
                options={[
                  ['', say.friends.stayFree],
                  ...[...game.bots].reverse().map((bot) => [bot, say.bot(bot)] as const),
                ]}
                onChange={(bot) => void seatBot(one.seat, bot)}
              />
            )}
          </li>
        ))}
      </ul>
      {problem !== null && (
        <p role="alert" className="alarm">
          {problem}
        </p>
      )}
      <LinkField
        label={say.friends.linkToWatch}
        hint={say.friends.watchHint}
        link={linkTo({ page: 'at', id: around.watch })}
      />
      {isMine && (
        <button type="button" className="plain" onClick={() => void giveBack()}>
          {say.friends.giveBack}
        </button>
      )}
    </section>
  )
}

interface TakenProps {
  readonly of: SeatAround
  readonly game: GameOnOffer
  readonly language: Language
}

/** What was chosen there, if nobody else may take it. */
export function Taken({ of: { force }, game, language }: TakenProps) {
  const chosen = game.forces.find(({ id }) => id === force)
  return chosen === undefined ? null : <small>{chosen.name[language]}</small>
}

/** Who has a seat, and whether they are here. */
export function Sitter({ of: { player, name, isMine, isHere } }: { readonly of: SeatAround }) {
  const say = useWords()
  if (player === null) return <i>{say.friends.free}</i>
  if (player !== 'person') return <span>{say.bot(player)}</span>
  const where = isMine ? say.friends.you : isHere ? say.friends.here : say.friends.notHere
  return (
    <span>
      {name} <small>({where})</small>
    </span>
  )
}
