import type { Seat } from '@sandtable/kernel'
import type { Table } from './table.ts'

type Around = Pick<Table, 'match' | 'players' | 'holds'>

/**
 * Seed and moves tell everything: they are given out once nobody has a secret left, or where all seats are at one page,
 * which could not keep the game otherwise.
 */
export function mayHaveRecord({ match, holds }: Around): boolean {
  return match.state.over !== null || match.state.seats.every((seat) => holds.includes(seat))
}

/** Does a person at the page that asks play this seat? */
export function plays({ players, holds }: Around, seat: Seat): boolean {
  return holds.includes(seat) && players[seat] === 'person'
}

/** What a seat sees is for whoever plays it; what nobody in particular sees, and what is over, for everybody. */
export function mayLook(table: Around, seat: Seat | null): boolean {
  return seat === null || table.match.state.over !== null || plays(table, seat)
}

export function notYours(seat: Seat | null): string {
  return `nobody at this page plays ${seat}`
}
