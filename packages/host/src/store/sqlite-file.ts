import Database from 'libsql'
import type { Adding, Head, Kept, Logged, Person, Utterance } from './store.ts'

/**
 * A store in a file of SQLite, as one thread works with it: one call after the other. Several writes can be put into one
 * transaction (`together`), which is on the disk when that is done.
 */
export type SqliteFile = ReturnType<typeof openSqlite>

const schema = `
create table if not exists tables (
  id text primary key, watch text not null unique, game text not null, version text not null, stage text not null,
  listed integer not null, over integer not null, entries integer not null, made integer not null,
  changed integer not null, due integer, about text not null, keys text not null
) without rowid;
create index if not exists tables_listed on tables (changed) where listed = 1;
create index if not exists tables_due on tables (due) where due is not null;
create table if not exists entries (
  table_id text not null, number integer not null, at integer not null, entry text not null,
  primary key (table_id, number)
) without rowid;
create table if not exists sitters (
  key text not null, table_id text not null, primary key (key, table_id)
) without rowid;
create table if not exists people (key text primary key, name text not null, since integer not null) without rowid;
create table if not exists chat (
  table_id text not null, number integer not null, at integer not null, said text not null,
  primary key (table_id, number)
) without rowid;
create table if not exists seen (
  table_id text not null, key text not null, at integer not null, primary key (table_id, key)
) without rowid;
`

/** As the database has it. */
type Row = Omit<Head, 'listed' | 'over' | 'keys'> & { listed: number; over: number; keys: string }

export function openSqlite(path: string) {
  const db = new Database(path)
  db.pragma('journal_mode = WAL')
  // What is acknowledged survives a loss of power, not only the death of this process.
  db.pragma('synchronous = FULL')
  db.pragma('busy_timeout = 5000')
  db.exec(schema)

  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const putTable = db.prepare(`insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const movedOn = db.prepare(
    `update tables set version = ?, stage = ?, listed = ?, over = ?, entries = ?, changed = ?, due = ?, about = ?,
     keys = ? where id = ? and entries = ?`,
  )
  const putEntry = db.prepare('insert into entries values (?, ?, ?, ?)')
  const putSitter = db.prepare('insert or ignore into sitters values (?, ?)')
  const dropSitters = db.prepare('delete from sitters where table_id = ?')
  const oneTable = db.prepare('select * from tables where id = ?')
  const someEntries = db.prepare(
    'select at, entry from entries where table_id = ? and number >= ? order by number',
  )
  const watched = db.prepare('select id from tables where watch = ?')
  const listedTables = db.prepare('select * from tables where listed = 1 order by changed desc limit ?')
  const tablesOfKey = db.prepare(
    'select t.* from sitters s join tables t on t.id = s.table_id where s.key = ? order by t.over, t.changed desc limit ?',
  )
  const unfinishedOfKey = db.prepare(
    'select count(*) as many from sitters s join tables t on t.id = s.table_id where s.key = ? and t.over = 0',
  )
  const dueTables = db.prepare('select id from tables where due is not null and due <= ? limit 1000')
  const unfinishedTables = db.prepare('select * from tables where over = 0 and id > ? order by id limit ?')
  const onePerson = db.prepare('select name, since from people where key = ?')
  const putPerson = db.prepare(
    'insert into people values (?, ?, ?) on conflict (key) do update set name = excluded.name',
  )
  const putSaid = db.prepare(
    `insert into chat select ?, coalesce(max(number), 0) + 1, ?, ? from chat where table_id = ?`,
  )
  const lastSaid = db.prepare('select max(number) as number from chat where table_id = ?')
  const someSaid = db.prepare(
    'select number, at, said from chat where table_id = ? and number >= ? order by number limit ?',
  )
  const putSeen = db.prepare(
    `insert into seen values (?, ?, ?) on conflict (table_id, key) do update set at = excluded.at`,
  )
  const allSeen = db.prepare('select key, at from seen where table_id = ?')

  function put(id: string, from: number, entries: readonly Logged[]): void {
    for (const [at, one] of entries.entries()) putEntry.run(id, from + at, one.at, one.entry)
  }

  function seat({ id, keys }: Head): void {
    dropSitters.run(id)
    for (const key of keys) putSitter.run(key, id)
  }

  return {
    /** Does all of this in one transaction. Whatever throws undoes everything. */
    together<T>(work: () => T): T {
      begin.run()
      try {
        const done = work()
        commit.run()
        return done
      } catch (error) {
        if (db.inTransaction) db.exec('rollback')
        throw error
      }
    },

    make(head: Head, entries: readonly Logged[]): void {
      putTable.run(
        head.id,
        head.watch,
        head.game,
        head.version,
        head.stage,
        Number(head.listed),
        Number(head.over),
        entries.length,
        head.made,
        head.changed,
        head.due,
        head.about,
        JSON.stringify(head.keys),
      )
      seat(head)
      put(head.id, 0, entries)
    },

    append({ head, from, entries, reseats = false }: Adding): boolean {
      const { changes } = movedOn.run(
        head.version,
        head.stage,
        Number(head.listed),
        Number(head.over),
        from + entries.length,
        head.changed,
        head.due,
        head.about,
        JSON.stringify(head.keys),
        head.id,
        from,
      )
      if (changes === 0) return false
      put(head.id, from, entries)
      if (reseats) seat(head)
      return true
    },

    read(id: string, from = 0): Kept | null {
      const row = oneTable.get(id) as Row | undefined
      if (row === undefined) return null
      const entries = (someEntries.all(id, from) as Logged[]).map(({ at, entry }) => ({ at, entry }))
      return { head: headOf(row), entries }
    },

    watchedAs: (watch: string): string | null =>
      (watched.get(watch) as { id: string } | undefined)?.id ?? null,
    listed: (most: number): Head[] => (listedTables.all(most) as Row[]).map(headOf),
    tablesOf: (key: string, most: number): Head[] => (tablesOfKey.all(key, most) as Row[]).map(headOf),
    unfinishedOf: (key: string): number => (unfinishedOfKey.get(key) as { many: number }).many,
    due: (before: number): string[] => (dueTables.all(before) as { id: string }[]).map(({ id }) => id),
    unfinished: (after: string, most: number): Head[] =>
      (unfinishedTables.all(after, most) as Row[]).map(headOf),

    person(key: string): Person | null {
      const row = onePerson.get(key) as Person | undefined
      return row === undefined ? null : { name: row.name, since: row.since }
    },
    know: (key: string, { name, since }: Person): void => void putPerson.run(key, name, since),

    say(table: string, said: string, at: number): number {
      putSaid.run(table, at, said, table)
      return (lastSaid.get(table) as { number: number }).number
    },
    said: (table: string, from: number, most: number): Utterance[] =>
      (someSaid.all(table, from, most) as Utterance[]).map(({ number, at, said }) => ({ number, at, said })),

    seen: (table: string, key: string, at: number): void => void putSeen.run(table, key, at),
    lastSeen: (table: string): [string, number][] =>
      (allSeen.all(table) as { key: string; at: number }[]).map(({ key, at }) => [key, at]),

    check: (): void => void db.prepare('select 1').get(),
    /** A copy as of now, while others go on. */
    copyTo: (file: string): void => void db.prepare('vacuum into ?').run(file),
    close: (): void => void db.close(),
  }
}

function headOf({ id, watch, game, version, stage, entries, made, changed, due, about, ...row }: Row): Head {
  return {
    id,
    watch,
    game,
    version,
    stage,
    listed: row.listed === 1,
    over: row.over === 1,
    entries,
    made,
    changed,
    due,
    about,
    keys: JSON.parse(row.keys) as string[],
  }
}
