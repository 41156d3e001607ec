import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { bundle } from '../bundle.ts'
import { keptFile, readSuspects, type Suspect, scratchFolder } from '../sources.ts'
import { choose } from './choose.ts'
import type { Fought } from './fight.ts'
import type { Work } from './worker.ts'

/** From src as from dist: a worker runs what is built. */
const program = new URL('../../dist/keep/worker.js', import.meta.url)

/** Games are played in rounds of so many, until a round brings nothing new or there were enough. */
const round = 24
const mostGames = 96

/** Plays games of a game that are fought, keeps those that show something new, and tells how many. */
export async function keep(suspect: Suspect, progress: (line: string) => void): Promise<string> {
  const suspects = readSuspects(suspect)
  const scratch = scratchFolder(suspect)
  try {
    const file = await bundle(suspect, suspects, scratch)
    const work = { bundle: file, game: suspect.id, mutants: suspects.mutants.length }
    const { version, fought } = await fightAll(work, progress)
    const lines = choose(fought, { id: suspect.id, version })
    const path = keptFile(suspect)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, lines.join(''))
    return `${lines.length} of ${fought.length} games of ${suspect.id} are kept in ${path}.`
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function fightAll(
  work: Work,
  progress: (line: string) => void,
): Promise<{ readonly version: string; readonly fought: readonly Fought[] }> {
  const workers = Array.from({ length: availableParallelism() }, () => {
    return new Worker(program, { workerData: work, execArgv: [] })
  })
  try {
    const [version] = await Promise.all(workers.map((worker) => heardFrom(worker)))
    const fought: Fought[] = []
    const known = new Set<string>()
    while (fought.length < mostGames) {
      const more = await fightSome(workers, fought.length)
      const fresh = more.flatMap(({ firsts }) => firsts.map(([key]) => key)).filter((key) => !known.has(key))
      for (const key of fresh) known.add(key)
      fought.push(...more)
      progress(`${fought.length} games of ${work.game} show ${known.size} things`)
      if (fresh.length === 0) break
    }
    return { version: String(version), fought }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** The games of a round, in the order of their numbers, whoever plays them. */
async function fightSome(workers: readonly Worker[], from: number): Promise<Fought[]> {
  const fought: Fought[] = []
  let next = from
  await Promise.all(
    workers.map(async (worker) => {
      while (next < from + round) {
        const number = next++
        worker.postMessage(number)
        fought[number - from] = (await heardFrom(worker)) as Fought
      }
    }),
  )
  return fought
}

function heardFrom(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.off('message', hear).off('error', fail)
      settle()
    }
    const hear = (message: unknown) => end(() => resolve(message))
    const fail = (error: unknown) => end(() => reject(error))
    worker.on('message', hear).on('error', fail)
  })
}
