import type { MyGame, TableInList } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'
import { goTo, linkTo } from '../route.ts'
import { useWords } from '../say.ts'
import { when } from '../when.ts'
import { LineNotice } from './line-notice.tsx'
import { LinkField } from './link-field.tsx'
import { NameField } from './name-field.tsx'
import { NotifyChoice } from './notify-choice.tsx'
import { factsOf } from './table-facts.ts'
import { useMyGames } from './use-my-games.ts'

interface Props {
  readonly games: readonly GameOnOffer[]
  readonly language: Language
}

/** At the host: games of one's own, mine to move first, tables that anybody may join, and who one is there. */
export function MyGamesView({ games: offered, language }: Props) {
  const say = useWords().friends
  const { person } = useLine()
  const games = useMyGames()
  const mine = games.map((one) => one.table)
  const open = useOpenTables().filter((one) => !mine.includes(one.table))
  const groups = [
    { title: say.waits, games: games.filter((one) => !one.isMyTurn && isGoing(one)) },
    {
      title: say.gathers,
      games: games.filter((one) => !one.isMyTurn && one.stage === 'open'),
    },
    { title: say.ended, games: games.filter((one) => one.stage === 'over') },
  ]
  return (
    <section className="with-others" aria-label={say.myGames}>
      <header>
        <h2>{say.myGames}</h2>
        <NameField />
      </header>
      <LineNotice />
      {groups.map((group) => (
        <TableList
          key={group.title}
          title={group.title}
          tables={group.games}
          offered={offered}
          language={language}
          isMain={false}
          go={say.goThere}
        />
      ))}
      <TableList
        title={say.openTables}
        tables={open}
        offered={offered}
        language={language}
        isMain={false}
        go={say.join}
      />
      <div className="person">
        <NotifyChoice />
        <details>
          <summary>{say.otherDevice}</summary>
          <LinkField
            label={say.otherDevice}
            hint={say.otherDeviceHint}
            link={linkTo({ page: 'key', id: person.secret })}
          />
        </details>
      </div>
    </section>
  )
}

/** What waits for whoever reads this stands above everything else. */
export function YourTurnView({ games: offered, language }: Props) {
  const say = useWords().friends
  const games = useMyGames().filter((one) => one.isMyTurn)
  if (games.length === 0) return null
  return (
    <div className="your-turn">
      <TableList
        title={say.mine}
        tables={games}
        offered={offered}
        language={language}
        isMain
        go={say.goThere}
      />
    </div>
  )
}

function isGoing({ stage }: MyGame): boolean {
  return stage === 'on' || stage === 'dice' || stage === 'frozen'
}

interface ListProps {
  readonly title: string
  readonly tables: readonly (TableInList & { readonly over?: MyGame['over'] })[]
  readonly offered: readonly GameOnOffer[]
  readonly language: Language
  readonly isMain: boolean
  /** What is pressed to go there. */
  readonly go: string
}

/** As many as one sees before one asks for all. */
const some = 6

function TableList({ title, tables, offered, language, isMain, go }: ListProps) {
  const say = useWords()
  const [all, setAll] = useState(false)
  if (tables.length === 0) return null
  return (
    <section className="shelf" aria-label={title}>
      <h3>
        {title} <small>{tables.length}</small>
      </h3>
      <ul>
        {tables.slice(0, all ? tables.length : some).map((one) => {
          const game = offered.find((other) => other.id === one.game)
          const names = one.seats.map(({ name, player }) =>
            player === null ? say.friends.free : player === 'person' ? (name ?? '') : say.bot(player),
          )
          const winner = one.over?.winner
          return (
            <li key={one.table}>
              <div className="what">
                <strong>
                  {one.seats.map(({ seat }, at) => (
                    <span key={seat}>
                      {at > 0 && <i> {say.against} </i>}
                      <span className={`of-seat seat-${seat}`}>{names[at]}</span>
                    </span>
                  ))}
                </strong>
                {one.over && (
                  <em className={winner ? `of-seat seat-${winner}` : ''}>
                    {winner ? say.wins(say.seat(winner)) : say.draw}
                  </em>
                )}
                <small>
                  {[
                    game?.name[language] ?? one.game,
                    ...factsOf(one, game, say, language),
                    when(one.changed, language),
                  ].join(' · ')}
                </small>
              </div>
              <div className="do">
                <button
                  type="button"
                  className={isMain ? 'go small' : ''}
                  aria-label={`${go}: ${names.join(` ${say.against} `)}`}
                  onClick={() => goTo({ page: 'at', id: one.table })}
                >
                  {go}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {tables.length > some && !all && (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {say.showAll(tables.length)}
        </button>
      )}
    </section>
  )
}

/** So often it is asked for what is new there. */
const often = 15_000

function useOpenTables(): readonly TableInList[] {
  const { line } = useLine()
  const { greeted } = useLineState()
  const [tables, setTables] = useState<readonly TableInList[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the host has greeted this page
  useEffect(() => {
    let left = false
    const ask = () =>
      void line.call('open tables', {}).then((told) => {
        if (!left && !('problem' in told)) setTables(told.reply)
      })
    ask()
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), often)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [line, greeted])
  return tables
}
