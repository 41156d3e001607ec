import type { Game } from '@sandtable/kernel'
import type { Store } from './store/store.ts'
import { headOf } from './table/around.ts'
import { liveFrom, reconciled, takeUp } from './table/live.ts'

/** What became of a live match under the rules that are installed. */
export interface Checked {
  readonly table: string
  readonly game: string
  /** `kept`: the rules are those it began with. `missing`: the game is not installed. */
  readonly result: 'kept' | 'stamped' | 'frozen' | 'still frozen' | 'missing'
  readonly from: string
  readonly to: string | null
  readonly problem: string | null
}

/** So many are looked at before the next are read. */
const some = 100

/**
 * Plays all matches that are not over again, under the rules that are installed, and writes down which go on by them
 * and which cannot. Nothing is deleted; hosts may run meanwhile.
 */
export async function* checkTables(
  store: Store,
  games: ReadonlyMap<string, Game>,
  now: () => number,
): AsyncGenerator<Checked> {
  for (let after = ''; ; ) {
    const heads = await store.unfinished(after, some)
    for (const { id } of heads) {
      const checked = await checkTable(store, games, id, now())
      if (checked !== null) yield checked
    }
    const last = heads.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

async function checkTable(
  store: Store,
  games: ReadonlyMap<string, Game>,
  id: string,
  at: number,
): Promise<Checked | null> {
  for (;;) {
    const kept = await store.read(id)
    if (kept === null) return null
    const { game: name, version: from } = kept.head
    const game = games.get(name)
    if (game === undefined) return { table: id, game: name, result: 'missing', from, to: null, problem: null }
    const live = liveFrom(kept, () => game, at)
    if (live.course.begun === null) return null
    const entry = reconciled(live, game)
    const common = { table: id, game: name, from, to: game.version, problem: live.misplayed }
    if (entry === null) return { ...common, result: live.misplayed === null ? 'kept' : 'still frozen' }
    const before = live.entries
    takeUp(live, entry, at, () => game)
    const entries = [{ at, entry: JSON.stringify(entry) }]
    if (await store.append({ head: headOf(live, game, at), from: before, entries }))
      return { ...common, result: entry.type === 'frozen' ? 'frozen' : 'stamped' }
    // Somebody played there meanwhile.
  }
}
