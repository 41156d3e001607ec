import { loaders } from '@sandtable/games/lazy'
import type { Game, Odds } from '@sandtable/kernel'
import { type Counted, type Job, type Preparation, weighed } from './odds-desk.ts'
import { sentenceOf } from './sentence.ts'

const scope = self as unknown as DedicatedWorkerGlobalScope
const post = (counted: Counted) => scope.postMessage(counted)

/** Whoever has waited so long hears what is counted so far, and then so often. */
const firstWord = 500
const nextWord = 250

scope.onmessage = async ({ data }: MessageEvent<Job | Preparation>) => {
  if (!('prepare' in data)) await count(data)
  // What cannot be fetched now is tried again when somebody asks for odds.
  else await gameNamed(data.prepare).catch(() => undefined)
}

async function count({ job, game: id, state, seat, answer }: Job): Promise<void> {
  let game: Game | undefined
  try {
    game = await gameNamed(id)
  } catch (error) {
    post({ job, odds: null, problem: sentenceOf(error), done: true })
    return
  }
  let next = performance.now() + firstWord
  const soFar = (counted: () => Odds) => {
    if (performance.now() < next) return
    post({ job, odds: counted(), problem: null, done: false })
    next = performance.now() + nextWord
  }
  post({ job, ...weighed(() => game?.odds?.(state, seat, answer, soFar) ?? null), done: true })
}

async function gameNamed(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined
}
