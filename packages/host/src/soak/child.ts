import { type Starting, startHost } from '../start.ts'

/** A host in a process of its own, which can be killed. What it is to do stands behind the program's name, as JSON. */
const starting = JSON.parse(process.argv[2] ?? '{}') as Omit<Starting, 'log'>
const started = await startHost({
  ...starting,
  log: (what, about) => {
    if (what === 'failed') process.stderr.write(`${JSON.stringify(about)}\n`)
  },
})
if ('problem' in started) {
  process.stderr.write(`${started.problem}\n`)
  process.exit(1)
}
process.stdout.write(`${started.port}\n`)
process.once('SIGTERM', () => void started.stop().then(() => process.exit(0)))
