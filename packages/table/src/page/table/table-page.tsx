import type { Language } from '@sandtable/kernel'
import { useEffect } from 'react'
import { GameLooks } from '../board/game-looks.tsx'
import type { Connection } from '../connection.ts'
import { fetchAllFor } from '../parts.ts'
import { Covered } from './cloth-views.tsx'
import { PlayedTable } from './played-table.tsx'
import { useSpeed } from './settings.ts'
import { TroublePage } from './trouble-page.tsx'
import { useSitting } from './use-sitting.ts'
import { type UseSitting, useTable } from './use-table.ts'

interface Props {
  readonly connection: Connection
  readonly id: string
  readonly watch: boolean
  readonly language: Language
  onLanguage(): void
}

/** A table that is played or watched; covered while another person at this screen is to look. */
export function TablePage({ connection, id, watch, language, onLanguage }: Props) {
  const { speed, pace, choose } = useSpeed()
  const useSit: UseSitting = (show) => useSitting(connection, id, language, watch, show)
  const at = useTable(connection, id, pace, useSit)
  const { shown } = at.playback
  const game = shown?.game
  useEffect(() => {
    if (game !== undefined) void fetchAllFor(game)
  }, [game])
  if (at.trouble !== null) return <TroublePage at={at} trouble={at.trouble} />
  if (shown === null) return <main className="start" aria-busy="true" />
  const next = shown.cloth?.covers ?? null
  const onlyLooks = watch || at.follows
  if (!onlyLooks && at.playback.latest && next !== null && shown.move === shown.moves)
    return <Covered next={next} onLift={() => at.look(next, true)} />
  return (
    <GameLooks connection={connection} game={shown.game}>
      <PlayedTable
        id={id}
        at={at}
        told={shown}
        connection={connection}
        watch={onlyLooks}
        language={language}
        pace={pace}
        speed={speed}
        onSpeed={choose}
        onLanguage={onLanguage}
      />
    </GameLooks>
  )
}
