import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Words } from '../../words/words.ts'
import { GameLooks } from '../board/game-looks.tsx'
import type { Connection } from '../connection.ts'
import { useEscape } from '../escape.ts'
import type { Refused } from '../line/line.ts'
import { useLine } from '../line/use-line.ts'
import { Notice } from '../notice.tsx'
import { fetchAllFor } from '../parts.ts'
import { useWords } from '../say.ts'
import { type Company, CompanyProvider } from '../table/company.ts'
import { PlayedTable } from '../table/played-table.tsx'
import { useSpeed } from '../table/settings.ts'
import { type UseSitting, useTable } from '../table/use-table.ts'
import { AgainView } from './again-view.tsx'
import { ChatView } from './chat-view.tsx'
import { ClocksView } from './clocks-view.tsx'
import { FrozenNotice } from './frozen-notice.tsx'
import type { HeldTable } from './held-table.ts'
import { LineNotice } from './line-notice.tsx'
import { PeopleView } from './people-view.tsx'
import { problemIn } from './problem-in.ts'
import { useTurnHere } from './turn-signs.ts'
import { useChat } from './use-chat.ts'
import { useHostedSitting } from './use-hosted-sitting.ts'
import { useMissed } from './use-missed.ts'

interface Props {
  readonly connection: Connection
  readonly around: Around
  readonly held: HeldTable
  /** How often this page has sat down here. */
  readonly sat: number
  readonly games: readonly GameOnOffer[]
  readonly watch: boolean
  readonly language: Language
  onLanguage(): void
}

/** A table that the host keeps, played or watched: the same table, with company. */
export function HostedTable(props: Props) {
  const { connection, around, held, sat, games, watch, language, onLanguage } = props
  const say = useWords()
  const { line } = useLine()
  const { table, stage } = around
  const isOver = stage === 'over'
  const { speed, pace, choose } = useSpeed()
  const [refused, setRefused] = useState<Refused | null>(null)
  const onRefused = useCallback((one: Refused) => setRefused(one), [])
  const useSit: UseSitting = (show) =>
    useHostedSitting({ connection, line, table, held, language, games, isOver, onRefused }, show)
  const at = useTable(connection, table, pace, useSit)
  const mine = around.seats.find((one) => one.isMine)?.seat ?? null
  const chat = useChat(table, watch ? null : mine)
  const missed = useMissed(held, sat)
  useEscape(missed.text !== null, missed.forget)
  useEscape(refused !== null, () => setRefused(null))
  const { shown } = at.playback
  const asked = [...(shown?.awaited ?? []), ...(shown?.proposal?.asked ?? [])]
  const isAsked = mine !== null && asked.includes(mine)
  useTurnHere(table, around.game, !watch && stage === 'on' && isAsked)
  useEffect(() => void fetchAllFor(around.game), [around.game])
  if (shown === null)
    return (
      <main className="start" aria-busy="true">
        <LineNotice />
      </main>
    )

  const nameOf = (seat: string): string => {
    const one = around.seats.find((other) => other.seat === seat)
    if (one === undefined || one.player === null) return say.seat(seat)
    if (one.player !== 'person') return say.bot(one.player)
    return one.isMine ? say.you : (one.name ?? say.seat(seat))
  }
  const company: Company = {
    nameOf,
    clocks: <ClocksView around={around} />,
    unread: chat.unread,
    panel: (
      <>
        {watch && <p className="soft">{say.friends.watching}</p>}
        <PeopleView around={around} onRefused={onRefused} />
        {mine !== null && (
          <ChatView table={table} mine={mine} chat={chat} language={language} onRefused={onRefused} />
        )}
      </>
    ),
    notices: (
      <>
        <LineNotice isPlaying={!watch && stage === 'on'} />
        {stage === 'frozen' && <FrozenNotice around={around} language={language} onRefused={onRefused} />}
        {missed.text !== null && (
          <Dismissed text={`${say.friends.meanwhile} ${missed.text}`} onClose={missed.forget} />
        )}
        {refused !== null && <Dismissed text={problemIn(refused, say)} onClose={() => setRefused(null)} />}
      </>
    ),
    isFrozen: stage === 'frozen',
    lostBy: isOver ? lostBy(around, say) : null,
    again: <AgainView around={around} over={shown.over} games={games} onRefused={onRefused} />,
    mayDrawUp: isOver,
  }
  return (
    <CompanyProvider value={company}>
      <GameLooks connection={connection} game={shown.game}>
        <PlayedTable
          id={table}
          at={at}
          told={shown}
          connection={connection}
          watch={watch || stage === 'frozen'}
          language={language}
          pace={pace}
          speed={speed}
          onSpeed={choose}
          onLanguage={onLanguage}
        />
      </GameLooks>
    </CompanyProvider>
  )
}

/** Who lost the game by the clock, or by staying away. */
function lostBy({ seats }: Around, { friends }: Words): string | null {
  const one = seats.find(({ player, lost }) => player === 'person' && lost !== null)
  return one?.lost == null ? null : friends.lostBy[one.lost](one.isMine ? null : (one.name ?? ''))
}

interface DismissedProps {
  readonly text: string
  onClose(): void
}

/** What is to be known once: what the host did not do and why, or what happened meanwhile. */
function Dismissed({ text, onClose }: DismissedProps) {
  const say = useWords()
  return (
    <Notice text={text}>
      <button type="button" onClick={onClose}>
        {say.understood}
      </button>
    </Notice>
  )
}
