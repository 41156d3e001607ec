import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { jsonLog, type Keeping, startHost } from '@sandtable/host'
import { type Command, type ExitCode, exit, isMistake, type Mistake } from '../command.ts'
import { type Options, readOptions, wholeNumber } from '../options.ts'
import type { Outside } from '../outside.ts'

const usualPort = 4173
const usualData = '.sandtable/host'

export const command: Command = {
  help: `sandtable host [--port N] [--data FOLDER | --database URL] [--address ADDRESS] [--origin URL] [--proxy] [--open]

Serves the page, and tables for people at several machines. What is played is kept in a file; it goes on where
it was when the host starts again. SIGTERM or Ctrl-C stops it: everybody is told, and no move is lost.

  --port N           ${usualPort} unless said
  --data FOLDER      where tables are kept; ${usualData} unless said
  --database URL     in PostgreSQL instead (postgres://…); several hosts may use one database
  --address ADDRESS  127.0.0.1 (only this machine) unless said; 0.0.0.0 for everybody who can reach it
  --origin URL       pages from there may connect, too
  --proxy            a proxy in front says where people are (X-Forwarded-For)
  --open             opens the page

  sandtable host
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
    })
    if (isMistake(options)) return options
    const [word] = options.words
    if (word !== undefined) return { mistake: `sandtable host has no part “${word}”.` }
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
  const started = await startHost({
    port,
    address,
    keeping,
    origins: values.has('origin') ? [values.get('origin') as string] : [],
    isBehindProxy: flags.has('proxy'),
    log: jsonLog((line) => outside.warn(line)),
  })
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
