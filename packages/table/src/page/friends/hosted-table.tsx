import type { Around } from '@sandtable/keeper/hosted'
import type { GameOnOffer } from '@sandtable/keeper/protocol'
import type { Language } from '@sandtable/kernel'
import { useCallback, useEffect, useState } from 'react'
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

interface Props {
  readonly connection: Connection
  readonly around: Around
  readonly held: HeldTable
  readonly games: readonly GameOnOffer[]
  readonly watch: boolean
  readonly language: Language
  onLanguage(): void
}

/** A table that the host keeps, played or watched: the same table, with company. */
export function HostedTable(props: Props) {
  const { connection, around, held, games, watch, language, onLanguage } = props
  const say = useWords()
  const { line } = useLine()
  const { table, stage } = around
  const { speed, pace, choose } = useSpeed()
  const [refused, setRefused] = useState<Refused | null>(null)
  const onRefused = useCallback((one: Refused) => setRefused(one), [])
  const useSit: UseSitting = (show) =>
    useHostedSitting({ connection, line, table, held, language, games, onRefused }, show)
  const at = useTable(connection, table, pace, useSit)
  const mine = around.seats.find((one) => one.isMine)?.seat ?? null
  const chat = useChat(table, watch ? null : mine)
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
        {refused !== null && <RefusedNotice refused={refused} onClose={() => setRefused(null)} />}
      </>
    ),
    again: <AgainView around={around} onRefused={onRefused} />,
    mayDrawUp: shown.over !== null,
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

interface RefusedProps {
  readonly refused: Refused
  onClose(): void
}

/** What the host did not do, and why; the table shows what happened meanwhile. */
function RefusedNotice({ refused, onClose }: RefusedProps) {
  const say = useWords()
  return (
    <Notice text={problemIn(refused, say)}>
      <button type="button" onClick={onClose}>
        {say.understood}
      </button>
    </Notice>
  )
}
