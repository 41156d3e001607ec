import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language, Seat } from '@sandtable/kernel'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { BuilderHeader } from '../builder/builder-header.tsx'
import type { Connection } from '../connection.ts'
import type { Refused } from '../line/line.ts'
import { useLineState } from '../line/use-line.ts'
import { IfNewVersion } from '../not-fetched.tsx'
import { goTo } from '../route.ts'
import { useWords } from '../say.ts'
import { GatheringView } from './gathering-view.tsx'
import { holdTable } from './held-table.ts'
import { HostedTable } from './hosted-table.tsx'
import { JoinView } from './join-view.tsx'
import { LineNotice } from './line-notice.tsx'
import { NoHost } from './no-host.tsx'
import { problemIn } from './problem-in.ts'
import { useAround } from './use-around.ts'

interface Props {
  /** The engine beside the page. */
  readonly connection: Connection
  /** The same, with tables at the host. */
  readonly hosted: Connection
  readonly games: readonly GameOnOffer[]
  readonly id: string
  readonly language: Language
  onLanguage(): void
}

/** A table at the host: people gather there, play, and look at how it ended. */
export function HostedPage(props: Props) {
  const { connection, hosted, games, id, language } = props
  const say = useWords()
  const { is } = useLineState()
  const held = useMemo(() => holdTable(hosted, id), [hosted, id])
  useEffect(() => held.listen(), [held])
  const { around, refused, sat, again } = useAround(id, language, held.heard)
  /** The seat that whoever reads this had, since the page was opened. */
  const wasMine = useRef<Seat | null>(null)
  const frame = (children: ReactNode) => <Frame {...props}>{children}</Frame>

  // A table that is open stays open: what is refused for a moment is tried again with the next line.
  if (refused !== null && (around === null || refused.code === 'no table'))
    return frame(<CannotOpen refused={refused} onAgain={again} />)
  if (around === null) return frame(is === 'none' ? <NoHost /> : null)
  const game = games.find((one) => one.id === around.game)
  if (game === undefined) return frame(<Closed text={say.friends.noGame} />)

  const { stage } = around
  const mine = around.seats.find((one) => one.isMine)
  const isMine = mine !== undefined
  const isWatcher = around.id === null
  if (isMine) wasMine.current = mine.seat
  if (stage === 'given up') return frame(<Closed text={say.friends.isGivenUp} game={game} />)
  if (stage === 'open' || stage === 'dice') {
    const isFree = around.seats.some((one) => one.player === null)
    if (isMine || isWatcher)
      return frame(<GatheringView around={around} game={game} language={language} isMine={isMine} />)
    if (isFree)
      return frame(<JoinView connection={connection} around={around} game={game} language={language} />)
    return frame(<Closed text={say.friends.isFull} game={game} watch={around} />)
  }
  if (!isMine && !isWatcher) {
    const lost = around.seats.find((one) => one.seat === wasMine.current)?.lost ?? null
    const why = wasMine.current
      ? [lost && say.friends.lostBy[lost](null), say.friends.takenOver].filter(Boolean).join(' ')
      : stage === 'over'
        ? say.friends.isOver
        : say.friends.isFull
    return frame(<Closed text={why} game={game} watch={around} />)
  }
  return (
    <HostedTable
      connection={hosted}
      around={around}
      held={held}
      sat={sat}
      games={games}
      watch={isWatcher}
      language={language}
      onLanguage={props.onLanguage}
    />
  )
}

function Frame({ onLanguage, children }: Pick<Props, 'onLanguage'> & { readonly children: ReactNode }) {
  return (
    <main className="start friend" aria-busy={children === null}>
      <BuilderHeader onBack={() => goTo({ page: 'start' })} onLanguage={onLanguage}>
        {null}
      </BuilderHeader>
      <LineNotice />
      {children}
    </main>
  )
}

interface CannotOpenProps {
  readonly refused: Refused
  onAgain(): void
}

/** Why this table cannot be opened, in the host's words, and the ways on. */
function CannotOpen({ refused, onAgain }: CannotOpenProps) {
  const say = useWords()
  return (
    <section className="closed" role="alert">
      <h1>{say.friends.cannotOpen}</h1>
      <p>{problemIn(refused, say)}</p>
      <IfNewVersion />
      <div className="keys">
        <button type="button" className="go small" onClick={() => goTo({ page: 'start' })}>
          {say.back}
        </button>
        <button type="button" onClick={onAgain}>
          {say.again}
        </button>
      </div>
    </section>
  )
}

interface ClosedProps {
  readonly text: string
  readonly game?: GameOnOffer
  /** Those who have no seat may look on. */
  readonly watch?: Around
}

function Closed({ text, game, watch }: ClosedProps) {
  const say = useWords()
  return (
    <section className="closed" role="alert">
      <h1>{text}</h1>
      <IfNewVersion />
      <div className="keys">
        {watch !== undefined && (
          <button type="button" className="go small" onClick={() => goTo({ page: 'at', id: watch.watch })}>
            {watch.stage === 'over' ? say.friends.lookAtIt : say.friends.justWatch}
          </button>
        )}
        {game !== undefined && (
          <button type="button" onClick={() => goTo({ page: 'friend', id: game.id })}>
            {say.friends.ownTable}
          </button>
        )}
        <button type="button" onClick={() => goTo({ page: 'start' })}>
          {say.back}
        </button>
      </div>
    </section>
  )
}
