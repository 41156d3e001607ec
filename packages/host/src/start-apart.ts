import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from './log.ts'
import type { Started, Starting } from './start.ts'

/** What the thread of a host says. */
export type FromApart =
  | { readonly started: Pick<Started, 'port' | 'hasPage'> }
  | { readonly problem: string }
  | { readonly log: Parameters<Log> }
  | { readonly stopped: true }

/** From src as from dist: a thread runs what is built. */
const program = new URL('../dist/start-thread.js', import.meta.url)

/**
 * How much memory a host may use, in megabytes. What a move leaves behind is soon of no use: with room for more of it
 * at once, far less of it is looked through. A thread can be given that room, a process only by whoever starts it.
 */
const room = {
  maxYoungGenerationSizeMb: 192,
  maxOldGenerationSizeMb: Math.floor(
    (Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20) * 0.6,
  ),
}

/** A host in a thread of its own, with all the memory that it may need. `failed`: it has come to an end by itself. */
export function startApart(
  { log, ...starting }: Omit<Starting, 'others'>,
  failed: (error: Error) => void,
): Promise<Started | { readonly problem: string }> {
  const thread = new Worker(program, { workerData: starting, execArgv: [], resourceLimits: room })
  thread.on('error', (error) => failed(error as Error))
  return new Promise((resolve) => {
    let gone = () => {}
    thread.on('message', (said: FromApart) => {
      if ('log' in said) log(...said.log)
      else if ('problem' in said) resolve(said)
      else if ('stopped' in said) gone()
      else
        resolve({
          ...said.started,
          stop: () =>
            new Promise<void>((stopped) => {
              gone = () => void thread.terminate().then(() => stopped())
              thread.postMessage('stop')
            }),
        })
    })
  })
}
