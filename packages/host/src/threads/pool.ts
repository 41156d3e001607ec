import { Worker } from 'node:worker_threads'
import { clone, type Odds } from '@sandtable/kernel'
import type { Job, Ordered, Results, Thought } from './job.ts'

/** From src as from dist: a thread runs what is built. */
const program = new URL('../../dist/threads/thread.js', import.meta.url)

export interface Pool {
  /** What comes of a job; it fails if it is given up (`signal`), takes too long, or goes wrong. */
  think<J extends Job>(
    job: J,
    how?: { readonly signal?: AbortSignal; readonly soFar?: (odds: Odds) => void },
  ): Promise<Results[J['type']]>
  /** How many wait for a thread. */
  waiting(): number
  close(): Promise<void>
}

interface Wanted {
  readonly ordered: Ordered
  readonly keep: (result: Results[Job['type']]) => void
  readonly fail: (error: Error) => void
  readonly soFar: ((odds: Odds) => void) | undefined
  isGivenUp: boolean
}

/** Odds can be counted for very long; then they are not told at all. */
const longest = 20_000
/** A thread that is no longer needed may yet come to an end by itself: a new one would have to read the games. */
const grace = 1_000
/** Whoever comes later is told to do without. */
const mostWaiting = 2_000

/** Threads that think, so many at once; moves of bots come before odds. */
export function poolOf(threads: number): Pool {
  const idle: Worker[] = []
  const busy = new Map<Worker, { readonly wanted: Wanted; readonly timer: NodeJS.Timeout }>()
  const queue: Wanted[] = []
  let orders = 0
  let isClosed = false

  function hire(): Worker {
    const worker = new Worker(program, { execArgv: [] })
    worker.on('message', (thought: Thought) => hear(worker, thought))
    worker.on('error', (error) => end(worker, error as Error))
    worker.unref()
    return worker
  }

  function hear(worker: Worker, thought: Thought): void {
    const at = busy.get(worker)
    if (at === undefined || at.wanted.ordered.order !== thought.order) return
    if ('soFar' in thought) {
      if (!at.wanted.isGivenUp) at.wanted.soFar?.(thought.soFar)
      return
    }
    clearTimeout(at.timer)
    busy.delete(worker)
    idle.push(worker)
    if ('result' in thought) at.wanted.keep(thought.result)
    else at.wanted.fail(new Error(thought.problem))
    next()
  }

  /** A thread that thinks hears nothing: to stop it is to end it. */
  function end(worker: Worker, error: Error): void {
    const at = busy.get(worker)
    busy.delete(worker)
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
    void worker.terminate()
    if (at === undefined) return
    clearTimeout(at.timer)
    at.wanted.fail(error)
    next()
  }

  function next(): void {
    while (queue.length > 0 && busy.size < threads && !isClosed) {
      const wanted = queue.shift() as Wanted
      if (wanted.isGivenUp) continue
      const worker = idle.pop() ?? hire()
      const timer = setTimeout(() => end(worker, new Error('it takes too long')), longest)
      busy.set(worker, { wanted, timer })
      worker.postMessage(wanted.ordered)
    }
  }

  return {
    think: (job, { signal, soFar } = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed || queue.length >= mostWaiting)
          return reject(new Error('too much is being thought about'))
        const wanted: Wanted = {
          // The game goes on while it waits, and a state is changed in place.
          ordered: { order: ++orders, job: busy.size < threads ? job : clone(job) },
          // A result is of the kind that was asked for: the number says so.
          keep: resolve as Wanted['keep'],
          fail: reject,
          soFar,
          isGivenUp: false,
        }
        signal?.addEventListener('abort', () => {
          wanted.isGivenUp = true
          reject(new Error('given up'))
          setTimeout(() => {
            for (const [worker, at] of busy) if (at.wanted === wanted) end(worker, new Error('given up'))
          }, grace).unref()
        })
        const before = isLeisure(wanted) ? -1 : queue.findIndex(isLeisure)
        queue.splice(before < 0 ? queue.length : before, 0, wanted)
        next()
      }),
    waiting: () => queue.length,
    close: async () => {
      isClosed = true
      for (const one of queue.splice(0)) one.fail(new Error('the host stops'))
      const all = [...idle, ...busy.keys()]
      for (const { wanted, timer } of busy.values()) {
        clearTimeout(timer)
        wanted.fail(new Error('the host stops'))
      }
      busy.clear()
      await Promise.all(all.map((worker) => worker.terminate()))
    },
  }
}

function isLeisure({ ordered }: Wanted): boolean {
  return ordered.job.type === 'odds' || ordered.job.type === 'account'
}
