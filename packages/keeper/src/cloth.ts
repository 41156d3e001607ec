import {
  awaited,
  look,
  lookTogether,
  type Match,
  type Seat,
  type Seen,
  type State,
  same,
  sameTeam,
} from '@sandtable/kernel'
import type { Cloth } from './protocol.ts'
import { plays } from './secrets.ts'
import { askedToAgree } from './shown.ts'
import type { Table } from './table.ts'

/** What a screen shows of a match: with whose eyes, and what of it is covered. */
export interface Sight {
  readonly seen: Seen
  readonly cloth: Cloth | null
}

/**
 * Where several people share the screen, whoever is asked sees what all of them may see: their question, and nothing
 * that is anybody's secret. Only what is secret altogether is covered first. The cloth stays lifted until somebody else
 * is asked.
 */
export function sightAt(table: Table): Sight {
  const { match, reader, past } = table
  const shown = past ?? match
  if (!isShared(table) || match.state.over !== null || reader.seat === null)
    return { seen: look(shown.state, reader.seat), cloth: null }
  const next = past === null ? (nextPerson(table) ?? reader.seat) : reader.seat
  if (next !== reader.seat) table.reader = { ...reader, seat: next }
  if (next !== table.lifted) table.lifted = null
  if (areOpen(table, shown.state)) return { seen: look(shown.state, next), cloth: null }
  return sightFor(shown, next, table.lifted !== null)
}

export function sightFor({ state }: Match, seat: Seat, isLifted: boolean): Sight {
  const [own, all] = [look(state, seat), look(state, null)]
  const cloth = { covers: null, isLifted, hides: !same(own.table, all.table) }
  if (isLifted) return { seen: own, cloth }
  const isAsked = own.question !== null && state.proposal === null
  const together = isAsked ? lookTogether(state, seat) : { ...all, seat }
  return together === null
    ? { seen: { ...all, seat }, cloth: { ...cloth, covers: seat } }
    : { seen: together, cloth }
}

function isShared(table: Table): boolean {
  return !table.watched && peopleAt(table).length > 1
}

function peopleAt(table: Table): Seat[] {
  return table.match.state.seats.filter((seat) => plays(table, seat))
}

/** Have the people at this screen nothing to hide from each other, as those of one side who see the same? */
function areOpen(table: Table, state: State): boolean {
  const [first = '', ...others] = peopleAt(table)
  if (!others.every((seat) => sameTeam(state, first, seat))) return false
  const seen = look(state, first).table
  return others.every((seat) => same(look(state, seat).table, seen))
}

/** Who at this screen has something to say: the one who looks, if they may; null: nobody here. */
function nextPerson(table: Table): Seat | null {
  const { match, reader } = table
  const asked = match.state.proposal === null ? awaited(match.state) : askedToAgree(match.state)
  const people = asked.filter((seat) => plays(table, seat))
  return people.find((seat) => seat === reader.seat) ?? people[0] ?? null
}
