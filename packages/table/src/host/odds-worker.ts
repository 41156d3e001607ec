import { loaders } from '@sandtable/games/lazy'
import type { Odds } from '@sandtable/kernel'
import { type Counted, type Job, weighed } from './odds-desk.ts'

const scope = self as unknown as DedicatedWorkerGlobalScope
const post = (counted: Counted) => scope.postMessage(counted)

/** Whoever has waited so long hears what is counted so far, and then so often. */
const firstWord = 500
const nextWord = 250

scope.onmessage = async ({ data }: MessageEvent<Job>) => {
  const { job, game: id, state, seat, answer } = data
  const game = Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined
  let next = performance.now() + firstWord
  const soFar = (counted: () => Odds) => {
    if (performance.now() < next) return
    post({ job, odds: counted(), problem: null, done: false })
    next = performance.now() + nextWord
  }
  post({ job, ...weighed(() => game?.odds?.(state, seat, answer, soFar) ?? null), done: true })
}
