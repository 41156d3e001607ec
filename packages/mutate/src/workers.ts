import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { patience } from './switchboard.ts'
import type { Told, Work } from './witness-worker.ts'

/** From src as from dist: a worker runs what is built. */
const program = new URL('../dist/witness-worker.js', import.meta.url)

/** How a worker ended: it did all of its work, it broke down, or it was not heard of for too long. */
export type End = 'done' | 'died' | 'silent'

/**
 * Lets a worker of its own do some work: what a mutant leaves behind in the memory of one is gone with it. It must
 * be heard of: within many times of what its longest piece of work usually takes (in milliseconds; null: it has
 * all the time there is), and never at once, since loading takes its time on a busy machine.
 */
export function atWork(work: Work, longest: number | null, hear: (told: Told) => void): Promise<End> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      workerData: work,
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    })
    let timer: NodeJS.Timeout | undefined
    const finish = (end: End) => {
      clearTimeout(timer)
      resolve(end)
      worker.terminate()
    }
    const wait = () => {
      clearTimeout(timer)
      if (longest !== null) timer = setTimeout(() => finish('silent'), 15_000 + longest * patience)
    }
    wait()
    worker.on('message', (told: Told) => {
      wait()
      hear(told)
    })
    worker.on('error', () => finish('died'))
    worker.on('exit', (code) => finish(code === 0 ? 'done' : 'died'))
  })
}

/** Does something for each, as many at a time as there are cores. */
export async function shared<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const hand = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, hand))
}
