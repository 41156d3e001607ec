import { parentPort, workerData } from 'node:worker_threads'
import { type Starting, startHost } from './start.ts'
import type { FromApart } from './start-apart.ts'

/** The thread of a host: see `startApart`. */
const say = (said: FromApart) => parentPort?.postMessage(said)

const started = await startHost({
  ...(workerData as Omit<Starting, 'log'>),
  log: (...words) => say({ log: words }),
})
if ('problem' in started) say(started)
else {
  const { port, hasPage, stop } = started
  say({ started: { port, hasPage } })
  parentPort?.once('message', () => void stop().then(() => say({ stopped: true })))
}
