import { loaders } from '@sandtable/games/lazy'
import {
  type Counted,
  fromTimeToTime,
  type Job,
  type Preparation,
  weighed,
} from '@sandtable/keeper/odds-desk'
import { sentenceOf } from '@sandtable/keeper/sentence'
import type { Game, Odds } from '@sandtable/kernel'

const scope = self as unknown as DedicatedWorkerGlobalScope
const post = (counted: Counted) => scope.postMessage(counted)

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
  const say = (odds: Odds) => post({ job, odds, problem: null, done: false })
  const soFar = fromTimeToTime(say, () => performance.now())
  post({ job, ...weighed(() => game?.odds?.(state, seat, answer, soFar) ?? null), done: true })
}

async function gameNamed(id: string): Promise<Game | undefined> {
  return Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined
}
