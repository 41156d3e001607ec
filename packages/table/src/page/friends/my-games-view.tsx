import type { MyGame, TableInList } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import { type Language, seatedOn } from '@sandtable/kernel'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useLine, useLineState } from '../line/use-line.ts'
import { goTo, linkTo } from '../route.ts'
import { useWords } from '../say.ts'
import { when } from '../when.ts'
import { HaveFinished } from './have-finished.tsx'
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
          go={group.title === say.ended ? say.watchAgain : say.goThere}
          more={
            group.title === say.ended
              ? (game: MyGame) => <HaveFinished game={game} offered={offered} inList />
              : undefined
          }
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

interface ListProps<T extends TableInList> {
  readonly title: string
  readonly tables: readonly T[]
  readonly offered: readonly GameOnOffer[]
  readonly language: Language
  readonly isMain: boolean
  /** What is pressed to go there. */
  readonly go: string
  /** What else can be done with it. */
  readonly more?: ((table: T) => ReactNode) | undefined
}

/** As many as one sees before one asks for all. */
const some = 6

function TableList<T extends TableInList & { readonly over?: MyGame['over'] }>(props: ListProps<T>) {
  const { title, tables, offered, language, isMain, go, more } = props
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
          const nameOf = ({ name, player }: (typeof one.seats)[number]) =>
            player === null ? say.friends.free : player === 'person' ? (name ?? '') : say.bot(player)
          const sides = game === undefined ? one.seats.map((seat) => [seat]) : sidesOf(one, game)
          const called = sides.map((side) => side.map(nameOf).join(', ')).join(` ${say.against} `)
          const winner = one.over?.winner
          return (
            <li key={one.table}>
              <div className="what">
                <strong>
                  {sides.map((side, at) => (
                    <Fragment key={side[0]?.seat}>
                      {at > 0 && <i> {say.against} </i>}
                      {side.map((seat, place) => (
                        <Fragment key={seat.seat}>
                          {place > 0 && ', '}
                          <span className={`of-seat seat-${seat.seat}`}>{nameOf(seat)}</span>
                        </Fragment>
                      ))}
                    </Fragment>
                  ))}
                </strong>
                {one.over && (
                  <em className={winner ? `of-seat seat-${winner}` : ''}>
                    {winner ? say.wins(winnersIn(sides, winner, nameOf) ?? say.seat(winner)) : say.draw}
                  </em>
                )}
                <small>
                  {[
                    game?.name[language] ?? one.game,
                    ...factsOf(one, game, say, language, { inShort: true }),
                    when(one.changed, language),
                  ].join(' · ')}
                </small>
              </div>
              <div className="do">
                <button
                  type="button"
                  className={isMain ? 'go small' : ''}
                  aria-label={`${go}: ${called}`}
                  onClick={() => goTo({ page: 'at', id: one.table })}
                >
                  {go}
                </button>
                {more?.(one)}
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

type ListedSeat = TableInList['seats'][number]

/** Those who fight together, side by side. */
function sidesOf({ seats, terms }: TableInList, game: GameOnOffer): readonly (readonly ListedSeat[])[] {
  const { sides, sideOf } = seatedOn(game, terms)
  return sides.map((side) => seats.filter(({ seat }) => (sideOf[seat] ?? seat) === side))
}

/** Whoever won, by name: a team is called by its side, or by the one seat that is of it. */
function winnersIn(
  sides: readonly (readonly ListedSeat[])[],
  winner: string,
  nameOf: (seat: ListedSeat) => string,
): string | null {
  const side = sides.find((seats) => seats.some(({ seat }) => seat === winner))
  return side === undefined ? null : side.map(nameOf).join(', ')
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
