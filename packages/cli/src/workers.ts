import { Worker } from 'node:worker_threads'
import { addTally, emptyTally, type Tally } from './tally.ts'
import type { Chunk, ChunkReport, SavedGame, Work } from './work.ts'

/** A series of games played by several workers. */
export interface Series {
  readonly work: Work
  readonly games: number
  readonly workers: number
  readonly teams: readonly string[]
  /** Called when some more have been played. */
  onProgress(played: number): void
  onStop(stop: () => void): () => void
}

export interface SeriesResult {
  readonly tally: Tally
  readonly played: number
  /** In the order of their numbers. */
  readonly broken: readonly SavedGame[]
  /** How long the busiest worker played, by the clock on the wall. */
  readonly seconds: number
  /** What was exercised, if it was noted. */
  readonly exercised: ReadonlySet<string>
  readonly end: 'done' | 'stopped' | { readonly died: string }
}

/** From src as from dist: a worker runs what is built. */
const program = new URL('../dist/simulate-worker.js', import.meta.url)

/** In megabytes. What a move leaves behind is soon of no use: with room for it, far less is looked through. */
const room = { maxYoungGenerationSizeMb: 192 }

/** Small enough to share the work fairly, large enough that handing it out costs nothing. */
export function chunkSize(games: number, workers: number): number {
  return Math.min(100, Math.max(1, Math.floor(games / (workers * 16))))
}

/** Plays the games in chunks, the next one to whoever is free. */
export function playOnWorkers(series: Series): Promise<SeriesResult> {
  const { games, work } = series
  const size = chunkSize(games, series.workers)
  const tally = emptyTally(series.teams)
  const broken: SavedGame[] = []
  const exercised = new Set<string>()
  const team: Worker[] = []
  let handedOut = 0
  let played = 0
  let seconds = 0

  return new Promise((resolve) => {
    let over = false
    const finish = async (end: SeriesResult['end']) => {
      if (over) return
      over = true
      stopListening()
      await Promise.all(team.map((worker) => worker.terminate()))
      broken.sort((a, b) => a.number - b.number)
      resolve({ tally, played, broken, seconds, exercised, end })
    }
    const stopListening = series.onStop(() => finish('stopped'))

    for (let count = Math.ceil(games / size); team.length < Math.min(series.workers, count); ) {
      // Without the flags of this process: under a test runner they lead to sources that Node cannot read.
      const worker = new Worker(program, { workerData: work, execArgv: [], resourceLimits: room })
      team.push(worker)
      let chunk: Chunk | null = null
      let busy = 0
      worker.on('message', (report: ChunkReport | null) => {
        if (over) return
        if (report !== null && chunk !== null) {
          addTally(tally, report.tally)
          broken.push(...report.broken)
          for (const one of report.exercised) exercised.add(one)
          played += chunk.to - chunk.from
          // They play side by side: the busiest took as long as all of them together.
          busy += report.seconds
          seconds = Math.max(seconds, busy)
          series.onProgress(played)
        }
        chunk = handedOut < games ? { from: handedOut, to: Math.min(games, handedOut + size) } : null
        handedOut = chunk?.to ?? handedOut
        if (chunk !== null) worker.postMessage(chunk)
        else if (played === games) finish('done')
      })
      const died = (why: string) => finish({ died: `A worker ended ${during(chunk)}: ${why}.` })
      worker.on('error', (error) => died(error instanceof Error ? error.message : String(error)))
      worker.on('exit', (code) => died(`it left with code ${code}`))
    }
  })
}

function during(chunk: Chunk | null): string {
  return chunk === null ? 'before its first game' : `while playing games ${chunk.from} to ${chunk.to - 1}`
}
