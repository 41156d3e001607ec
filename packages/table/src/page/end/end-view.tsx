import type { Shown } from '@sandtable/keeper/protocol'
import { type Account, type Language, type Seat, seatsOf, teamsOf } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import { useEscape } from '../escape.ts'
import { useWords } from '../say.ts'
import { useCompany } from '../table/company.ts'
import { CourseView } from './course-view.tsx'
import { harmOf, roundOf } from './figures.ts'
import { LuckView } from './luck-view.tsx'
import { type Again, waysAgain } from './play-again.ts'
import { verdictOn } from './verdict.ts'

interface Props {
  readonly shown: Shown
  /** Null while it is being made, or where the game keeps none. */
  readonly account: Account | null
  readonly language: Language
  onTurnTo(move: number): void
  onAgain(how: Again): void
  onClose(): void
}

/** How a game ended and what it came to; closed to look at the table, and opened again from where questions are asked. */
export function EndView({ shown, account, language, onTurnTo, onAgain, onClose }: Props) {
  const say = useWords()
  const words = say.ending
  const company = useCompany()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEscape(true, onClose)
  const { title, why } = verdictOn(shown, say, company)
  const ends = account?.harms.filter((harm) => harm.defeated) ?? []
  return (
    <section className="ending" role="dialog" aria-label={words.summary} aria-busy={account === null}>
      <header>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{why}</p>
        </div>
        <button type="button" onClick={onClose}>
          {say.close}
        </button>
      </header>
      <div className="keys">
        {company?.again}
        {(company === null ? waysAgain(shown) : []).map((how) => (
          <button
            type="button"
            key={how}
            className={how === 'rematch' ? 'go small' : ''}
            onClick={() => onAgain(how)}
          >
            {words[how]}
          </button>
        ))}
      </div>
      {account !== null && (
        <>
          <CourseView
            account={account}
            seats={oneOfEachSide(shown)}
            moves={shown.moves}
            language={language}
          />
          {account.turn !== null && (
            <p className="turned">
              {words.turned(roundOf(account, account.turn))}
              <button type="button" onClick={() => onTurnTo((account.turn ?? 1) - 1)}>
                {words.lookThere}
              </button>
            </p>
          )}
          <HarmTable account={account} shown={shown} />
          <LuckView account={account} seats={shown.seats} language={language} />
          <section>
            <h3>{words.ends}</h3>
            {ends.length === 0 && <p>{words.nobodyFell}</p>}
            <ol className="ends">
              {ends.map(({ move, by, to }) => (
                <li key={`${move} ${to.piece}`}>
                  <button type="button" className="plain" onClick={() => onTurnTo(move)}>
                    <small>
                      {say.round} {roundOf(account, move)}
                    </small>
                    <span className={`whose seat-${by?.seat ?? 'nobody'}`}>
                      {by?.name[language] ?? words.byNobody}
                    </span>
                    {' → '}
                    <span className={`whose seat-${to.seat ?? 'nobody'}`}>{to.name[language]}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </section>
  )
}

/** Points are a side's: one line for all who are of it. */
function oneOfEachSide(shown: Shown): readonly Seat[] {
  return teamsOf(shown).flatMap((team) => seatsOf(shown, team).slice(0, 1))
}

function HarmTable({ account, shown }: { readonly account: Account; readonly shown: Shown }) {
  const say = useWords()
  const words = say.ending
  return (
    <section>
      <h3>{words.harm}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.side}</th>
            <th scope="col">{words.dealt}</th>
            <th scope="col">{words.taken}</th>
            <th scope="col">{words.defeated}</th>
            <th scope="col">{words.lost}</th>
          </tr>
        </thead>
        <tbody>
          {harmOf(account, shown.seats).map(({ seat, dealt, taken, defeated, lost }) => (
            <tr key={seat}>
              <th scope="row">
                <span className={`whose seat-${seat}`}>{say.seat(seat)}</span>
              </th>
              <td>{dealt}</td>
              <td>{taken}</td>
              <td>{defeated}</td>
              <td>{lost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
