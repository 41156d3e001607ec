import { type Patch, patchOf } from '@sandtable/kernel'
import { sightAt } from './cloth.ts'
import type { Shown, Update } from './protocol.ts'
import { shownOf } from './shown.ts'
import type { LastSeen, Table } from './table.ts'
import { updateFor } from './update.ts'

/** What was put together for somebody who watches, at one moment: all who watch in one language see the same. */
export type Alike = Map<string, Alikeness>

interface Alikeness {
  readonly shown: Shown
  readonly now: LastSeen
  /** What leads there from what was shown before. */
  readonly patches: Map<Shown | null, Patch | null>
}

/**
 * What is new for the page that sits here, which has heard it then; with what the record grew by, if it may have that.
 * `alike`: others are shown the same moment of the same match.
 */
export function whatIsNew(id: string, table: Table, withRecord: boolean, alike?: Alike): Update {
  const { match } = table
  const { shown, now, patches } = alike === undefined ? seenBy(table) : seenAlike(table, alike)
  const patchTo = (before: Shown | null, after: Shown) => {
    const known = patches.get(before)
    if (known !== undefined) return known
    const patch = patchOf(before, after)
    patches.set(before, patch)
    return patch
  }
  const made = match.record.moves.length
  const [update, told] = updateFor(id, table.told, shown, made, withRecord ? match : null, patchTo)
  table.seen = now
  table.told = told
  return update
}

function seenBy(table: Table): Alikeness {
  const { match, past, players, lesson } = table
  const { seen, cloth } = sightAt(table)
  const around = { players, lesson, whole: match, before: table.seen, cloth }
  const [shown, now] = shownOf(past ?? match, seen, table.reader.language, around)
  return { shown, now, patches: new Map() }
}

function seenAlike(table: Table, alike: Alike): Alikeness {
  const { reader, past, seen } = table
  if (reader.seat !== null || past !== null) return seenBy(table)
  const key = `${reader.language} ${seen === null ? '' : seen.seen.decision} ${seen?.isOpen}`
  const known = alike.get(key) ?? seenBy(table)
  alike.set(key, known)
  return known
}
