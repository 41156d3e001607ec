import type { Seat } from '@sandtable/kernel'
import { createContext, type ReactNode, useContext } from 'react'

/** At a table with people at other machines: what is shown of them, each where the table has room for it. */
export interface Company {
  /** What whoever plays a seat is called. */
  nameOf(seat: Seat): string
  /** In the bar: clocks. */
  readonly clocks: ReactNode
  /** Beside the table: who is here, and what is said. */
  readonly panel: ReactNode
  /** How much was said that nobody has seen. */
  readonly unread: number
  /** Over the table: what must be said. */
  readonly notices: ReactNode
  /** How the game was lost otherwise than by playing: by the clock, or by staying away; null: it was not. */
  readonly lostBy: string | null
  /** Nothing is asked here any more, though it is not over: its rules are gone. */
  readonly isFrozen: boolean
  /** When it is over: another game. */
  readonly again: ReactNode
  /** May the game be had as a file? */
  readonly mayDrawUp: boolean
}

const CompanyHere = createContext<Company | null>(null)
export const CompanyProvider = CompanyHere.Provider

/** Null: everybody who plays here is at this machine. */
export function useCompany(): Company | null {
  return useContext(CompanyHere)
}
