import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import {
  backUp,
  type Checked,
  checkTables,
  gamesNamed,
  jsonLog,
  type Keeping,
  openStore,
  startApart,
} from '@sandtable/host'
import { type Command, type ExitCode, exit, isMistake, type Mistake } from '../command.ts'
import { type Options, readOptions, wholeNumber } from '../options.ts'
import type { Outside } from '../outside.ts'

const usualPort = 4173
const usualData = '.sandtable/host'

export const command: Command = {
  help: `sandtable host check [--data FOLDER | --database URL] [--json]
sandtable host backup FILE [--data FOLDER]
sandtable host [--port N] [--data FOLDER | --database URL] [--address ADDRESS] [--origin URL] [--proxy] [--open]

Serves the page, and tables for people at several machines. What is played is kept in a file; it goes on where
it was when the host starts again. SIGTERM or Ctrl-C stops it: everybody is told, and no move is lost.

  --port N           ${usualPort} unless said
  --data FOLDER      where tables are kept; ${usualData} unless said
  --database URL     in PostgreSQL instead (postgres://…); several hosts may use one database
  --address ADDRESS  127.0.0.1 (only this machine) unless said; 0.0.0.0 for everybody who can reach it
  --origin URL       pages from there may connect, too
  --proxy            a proxy in front says where people are (X-Forwarded-For)
  --open             opens the page

check plays all matches that are not over again, under the rules that are installed, and says which come out the
same (they go on, stamped with the new version) and which do not (they are frozen: they can be read, and ended by
agreement). It ends with 1 if there are any of those. backup copies everything into a new file while a host runs.

  sandtable host
  sandtable host check --data /var/lib/sandtable
  sandtable host --address 0.0.0.0 --port 8080 --data /var/lib/sandtable`,

  async run(args, outside) {
    const options = readOptions(args, {
      port: 'value',
      data: 'value',
      database: 'value',
      address: 'value',
      origin: 'value',
      proxy: 'flag',
      open: 'flag',
      json: 'flag',
    })
    if (isMistake(options)) return options
    const [word, ...more] = options.words
    if (word === 'check' && more.length === 0) return check(options, outside)
    if (word === 'backup') return backup(more, options, outside)
    if (word !== undefined)
      return { mistake: `sandtable host has no part “${[word, ...more].join(' ')}”. Parts: check, backup.` }
    return run(options, outside)
  },
}

async function run(options: Options, outside: Outside): Promise<ExitCode | Mistake> {
  const { values, flags } = options
  const port = wholeNumber(options, 'port', usualPort, 65_535)
  if (isMistake(port)) return port
  const keeping = keepingOf(options, outside)
  if (isMistake(keeping)) return keeping
  const address = values.get('address') ?? '127.0.0.1'
  const started = await startApart(
    {
      port,
      address,
      keeping,
      origins: values.has('origin') ? [values.get('origin') as string] : [],
      isBehindProxy: flags.has('proxy'),
      log: jsonLog((line) => outside.warn(line)),
    },
    (error) => {
      throw error
    },
  )
  if ('problem' in started) return { mistake: started.problem }
  const url = `http://${address === '0.0.0.0' ? 'localhost' : address}:${started.port}/`
  outside.say(`The table is at ${url} (Ctrl-C stops it).`)
  if (!started.hasPage) outside.warn('The page has not been built: npm start builds it.')
  if (flags.has('open')) open(url)
  await new Promise<void>((stop) => {
    process.once('SIGTERM', () => stop())
    outside.onStop(() => stop())
  })
  await started.stop()
  return exit.well
}

async function check(options: Options, outside: Outside): Promise<ExitCode | Mistake> {
  const keeping = keepingOf(options, outside)
  if (isMistake(keeping)) return keeping
  const opened = await openStore(
    keeping,
    jsonLog((line) => outside.warn(line)),
    false,
  )
  if ('problem' in opened) return { mistake: opened.problem }
  const found: Checked[] = []
  for await (const one of checkTables(opened.store, await gamesNamed(), Date.now)) found.push(one)
  await opened.store.close()
  const many = (...results: readonly Checked['result'][]) =>
    found.filter(({ result }) => results.includes(result)).length
  if (options.flags.has('json')) outside.say(JSON.stringify(found.map(withoutLink)))
  else {
    for (const { table, game, result, from, to, problem } of found)
      if (result !== 'kept')
        outside.say(
          `${table.slice(0, 6)}… ${game} ${from} → ${to ?? '?'}: ${result}${problem === null ? '' : ` (${problem})`}`,
        )
    outside.say(
      `${found.length} live matches: ${many('kept')} under their own rules, ${many('stamped')} go on under new ones, ${many('frozen', 'still frozen')} frozen, ${many('missing')} of games that are not here`,
    )
  }
  return many('frozen', 'still frozen', 'missing') === 0 ? exit.well : exit.found
}

/** Whoever reads the report should not be able to join a table. */
function withoutLink(checked: Checked): Checked {
  return { ...checked, table: checked.table.slice(0, 6) }
}

function backup(words: readonly string[], options: Options, outside: Outside): ExitCode | Mistake {
  const [file, ...more] = words
  if (file === undefined || more.length > 0)
    return { mistake: 'Say into which file, as in: sandtable host backup tables-monday.db.' }
  const keeping = keepingOf(options, outside)
  if (isMistake(keeping)) return keeping
  if ('database' in keeping) return { mistake: 'PostgreSQL has its own way to do this: pg_dump.' }
  const problem = backUp(keeping.data, resolve(outside.folder, file))
  if (problem !== null) return { mistake: problem }
  outside.say(`Everything is in ${file}.`)
  return exit.well
}

function keepingOf({ values }: Options, { folder }: Outside): Keeping | Mistake {
  const database = values.get('database')
  if (database === undefined) return { data: resolve(folder, values.get('data') ?? usualData) }
  if (values.has('data')) return { mistake: 'Either --data or --database, not both.' }
  return /^postgres(ql)?:\/\//.test(database)
    ? { database }
    : {
        mistake: '--database must be the address of a database, as in postgres://user:password@machine/name.',
      }
}

/** In the browser that somebody usually uses; if there is none, the address was told. */
function open(url: string): void {
  const [program, ...words] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open']
  spawn(program as string, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
