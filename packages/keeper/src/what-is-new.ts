import { sightAt } from './cloth.ts'
import type { Update } from './protocol.ts'
import { shownOf } from './shown.ts'
import type { Table } from './table.ts'
import { updateFor } from './update.ts'

/** What is new for the page that sits here, which has heard it then; with what the record grew by, if it may have that. */
export function whatIsNew(id: string, table: Table, withRecord: boolean): Update {
  const { match, past, players, lesson } = table
  const { seen, cloth } = sightAt(table)
  const around = { players, lesson, whole: match, before: table.seen, cloth }
  const [shown, now] = shownOf(past ?? match, seen, table.reader.language, around)
  const [update, told] = updateFor(
    id,
    table.told,
    shown,
    match.record.moves.length,
    withRecord ? match : null,
  )
  table.seen = now
  table.told = told
  return update
}
