import type { Shown } from '@sandtable/keeper/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { AtTable } from '../table/use-table.ts'

export interface Ending {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Closes it, and shows the table as it was after so many moves. */
  lookAt(move: number): void
}

/** The summary opens by itself where a game has just been played to its end, and whenever somebody asks for it. */
export function useEnding(at: AtTable, { over }: Shown, watch: boolean): Ending {
  const isOver = over !== null && at.playback.latest
  const [isOpen, setOpen] = useState(false)
  const { askAccount, turnTo } = at
  useEffect(() => {
    if (isOver && !watch) setOpen(true)
  }, [isOver, watch])
  useEffect(() => {
    if (isOpen) askAccount()
  }, [isOpen, askAccount])
  return {
    isOpen: isOpen && isOver,
    open: () => setOpen(true),
    close: useCallback(() => setOpen(false), []),
    lookAt: (move) => {
      setOpen(false)
      turnTo(move)
    },
  }
}
