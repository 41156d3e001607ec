import { startHost } from '@sandtable/host'
import { unending } from './unending.ts'

/** A host in a process of its own: where it keeps its tables stands behind the program's name. */
const started = await startHost({
  port: 0,
  address: '127.0.0.1',
  keeping: { data: process.argv[2] ?? '' },
  origins: [],
  isBehindProxy: false,
  games: ['xwing'],
  others: [unending],
  log: () => {},
  settings: {
    messagesASecond: 1e7,
    lines: 1e6,
    linesFromOne: 1e6,
    tables: 1e6,
    pause: [1e8, 1e8],
    idle: 1e9,
  },
})
if ('problem' in started) throw new Error(started.problem)
process.stdout.write(`${started.port}\n`)
process.once('SIGTERM', () => void started.stop().then(() => process.exit(0)))
