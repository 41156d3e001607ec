import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { grouped } from './grouped.ts'
import { append, make, schema, setupLock } from './postgres-schema.ts'
import type { Adding, Head, Hearing, Logged, Person, Store, Utterance } from './store.ts'

/** What another host says: that it added to a table, or a note. */
const channel = 'sandtable'
/** Nobody waits longer for a database that does not answer. */
const patience = 8_000
/** So many tables are written at once. */
const mostAtOnce = 200

type Row = Omit<Head, 'keys' | 'made' | 'changed' | 'due'> & {
  keys: string
  made: string
  changed: string
  due: string | null
}

/**
 * A store in PostgreSQL, for several hosts beside each other: any of them serves any table, and each hears what the
 * others add.
 */
export async function postgresStore(url: string): Promise<Store> {
  const me = randomBytes(6).toString('hex')
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    statement_timeout: patience,
    keepAlive: true,
  })
  // A connection that dies while nobody uses it is replaced when one is needed.
  pool.on('error', () => {})
  const hearings: Hearing[] = []
  const ear = listenOn(url, me, hearings)
  await setUp(pool)
  await ear.begin()

  async function rows<R>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return (await pool.query(text, [...values])).rows as R[]
  }

  const add = grouped<Adding, boolean>(async (group) => {
    const heads = group.map(({ head }) => head)
    const entries = group.flatMap(({ from, entries }, place) =>
      entries.map((one, at) => ({ place: place + 1, number: from + at, ...one })),
    )
    const values = [
      heads.map(({ id }) => id),
      group.map(({ from }) => from),
      group.map(({ entries }) => entries.length),
      heads.map(({ version }) => version),
      heads.map(({ stage }) => stage),
      heads.map(({ listed }) => listed),
      heads.map(({ over }) => over),
      heads.map(({ changed }) => whole(changed)),
      heads.map(({ due }) => (due === null ? null : whole(due))),
      heads.map(({ about }) => about),
      heads.map(({ keys }) => JSON.stringify(keys)),
      group.map(({ reseats = false }) => reseats),
      entries.map(({ place }) => place),
      entries.map(({ number }) => number),
      entries.map(({ at }) => whole(at)),
      entries.map(({ entry }) => entry),
      `added ${me}`,
    ]
    const moved = await again(() => pool.query({ name: 'append', text: append, values }))
    const stored = new Set((moved.rows as { place: number }[]).map(({ place }) => place))
    return group.map((_, place) => stored.has(place + 1))
  }, mostAtOnce)

  return {
    make: async (head, entries) => {
      const { id, watch, game, version, stage, listed, over, made, changed, due, about, keys } = head
      const values = [
        id,
        watch,
        game,
        version,
        stage,
        listed,
        over,
        entries.length,
        whole(made),
        whole(changed),
        due === null ? null : whole(due),
        about,
        JSON.stringify(keys),
        entries.map(({ at }) => whole(at)),
        entries.map(({ entry }) => entry),
        keys,
      ]
      await pool.query({ name: 'make', text: make, values })
    },
    append: add,
    async read(id, from = 0) {
      const [[row], entries] = await Promise.all([
        rows<Row>('select * from tables where id = $1', [id]),
        rows<{ at: string; entry: string }>(
          'select at, entry from entries where table_id = $1 and number >= $2 order by number',
          [id, from],
        ),
      ])
      return row === undefined ? null : { head: headOf(row), entries: entries.map(loggedOf) }
    },
    watchedAs: async (watch) =>
      (await rows<{ id: string }>('select id from tables where watch = $1', [watch]))[0]?.id ?? null,
    listed: async (most) =>
      (await rows<Row>('select * from tables where listed order by changed desc limit $1', [most])).map(
        headOf,
      ),
    tablesOf: async (key, most) =>
      (
        await rows<Row>(
          `select t.* from sitters s join tables t on t.id = s.table_id where s.key = $1
           order by t.over, t.changed desc limit $2`,
          [key, most],
        )
      ).map(headOf),
    unfinishedOf: async (key) => {
      const text = `select count(*)::int as many from sitters s join tables t on t.id = s.table_id
        where s.key = $1 and not t.over`
      return (await rows<{ many: number }>(text, [key]))[0]?.many ?? 0
    },
    due: async (before) =>
      (await rows<{ id: string }>('select id from tables where due <= $1 limit 1000', [whole(before)])).map(
        ({ id }) => id,
      ),
    unfinished: async (after, most) =>
      (
        await rows<Row>(
          'select * from tables where not over and id collate "C" > $1 order by id collate "C" limit $2',
          [after, most],
        )
      ).map(headOf),
    person: async (key) => {
      const [row] = await rows<{ name: string; since: string }>(
        'select name, since from people where key = $1',
        [key],
      )
      return row === undefined ? null : ({ name: row.name, since: Number(row.since) } satisfies Person)
    },
    know: async (key, { name, since }) => {
      const text =
        'insert into people values ($1, $2, $3) on conflict (key) do update set name = excluded.name'
      await rows(text, [key, name, whole(since)])
    },
    say: (table, said, at) =>
      // Two who speak at once want the same number: one of them speaks again.
      again(async () => {
        const [row] = await rows<{ number: number }>(
          `insert into chat select $1, coalesce(max(number), 0) + 1, $2, $3 from chat where table_id = $1
           returning number`,
          [table, whole(at), said],
        )
        return row?.number ?? 0
      }),
    said: async (table, from, most) =>
      (
        await rows<{ number: number; at: string; said: string }>(
          'select number, at, said from chat where table_id = $1 and number >= $2 order by number limit $3',
          [table, from, most],
        )
      ).map(({ number, at, said }) => ({ number, at: Number(at), said }) satisfies Utterance),
    seen: async (table, key, at) => {
      const text = `insert into seen values ($1, $2, $3)
        on conflict (table_id, key) do update set at = greatest(seen.at, excluded.at)`
      await rows(text, [table, key, whole(at)])
    },
    lastSeen: async (table) =>
      new Map(
        (
          await rows<{ key: string; at: string }>('select key, at from seen where table_id = $1', [table])
        ).map(({ key, at }) => [key, Number(at)]),
      ),
    tell: (note) => {
      // What is told this way can be missed: it is about who is here now.
      rows('select pg_notify($1, $2)', [channel, `note ${me} ${note}`]).catch(() => {})
    },
    listen: (hear) => void hearings.push(hear),
    check: async () => {
      await rows('select 1 from tables limit 1')
    },
    close: async () => {
      await ear.end()
      await pool.end()
    },
  }
}

/** Makes what is missing. Several hosts may come at once. */
async function setUp(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  // A connection that breaks while it is ours says so; what was asked on it fails anyway.
  client.on('error', ignored)
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock])
    await client.query(schema)
    await client.query('select pg_advisory_unlock($1)', [setupLock])
  } finally {
    client.off('error', ignored)
    client.release()
  }
}

const ignored = () => {}

/** Hears what other hosts say, on a connection of its own; one that breaks is made anew, and everything looked at. */
function listenOn(url: string, me: string, hearings: readonly Hearing[]) {
  let client: pg.Client | null = null
  let isEnded = false

  async function begin(): Promise<void> {
    const made = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: patience })
    made.on('notification', ({ payload = '' }) => hear(payload))
    made.on('error', () => {})
    made.on('end', () => {
      if (client === made && !isEnded) void beginAgain()
    })
    await made.connect()
    await made.query(`listen ${channel}`)
    client = made
  }

  async function beginAgain(): Promise<void> {
    client = null
    for (let pause = 200; !isEnded; pause = Math.min(pause * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        await begin()
        for (const one of hearings) one.missed()
        return
      } catch {
        // Still away.
      }
    }
  }

  function hear(payload: string): void {
    const [type, from, ...rest] = payload.split(' ')
    if (from === me) return
    const [table = '', entries = ''] = rest
    for (const one of hearings)
      if (type === 'added') one.added(table, Number(entries))
      else if (type === 'note') one.told(rest.join(' '))
  }

  return {
    begin,
    end: async () => {
      isEnded = true
      await client?.end().catch(() => {})
    },
  }
}

/** What failed only since somebody else was at it is tried again: nothing of it was done. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      // Deadlock, serialization, or a number that was taken meanwhile.
      if (attempt === 5 || !['40P01', '40001', '23505'].includes(code)) throw error
    }
  }
}

function whole(time: number): number {
  return Math.round(time)
}

function loggedOf({ at, entry }: { at: string; entry: string }): Logged {
  return { at: Number(at), entry }
}

function headOf({ made, changed, due, keys, ...row }: Row): Head {
  return {
    ...row,
    made: Number(made),
    changed: Number(changed),
    due: due === null ? null : Number(due),
    keys: JSON.parse(keys) as string[],
  }
}
