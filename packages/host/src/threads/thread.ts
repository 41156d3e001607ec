import { parentPort } from 'node:worker_threads'
import { botNamed, placeAt } from '@sandtable/bots'
import { loaders } from '@sandtable/games/lazy'
import { shownWhere } from '@sandtable/keeper/hint'
import { fromTimeToTime } from '@sandtable/keeper/odds-desk'
import { sentenceOf } from '@sandtable/keeper/sentence'
import { accountOf, type Game, type Odds, randomFrom, replay } from '@sandtable/kernel'
import type { Job, Ordered, Results, Thought } from './job.ts'

const post = (thought: Thought) => parentPort?.postMessage(thought)

parentPort?.on('message', async ({ order, job }: Ordered) => {
  try {
    post({ order, result: await done(job, (soFar) => post({ order, soFar })) })
  } catch (error) {
    post({ order, problem: sentenceOf(error) })
  }
})

async function done(job: Job, say: (odds: Odds) => void): Promise<Results[Job['type']]> {
  if (job.type === 'account') {
    const match = replay(await gameNamed(job.record.game), job.record)
    if ('problem' in match) throw new Error(match.problem)
    return accountOf(match)
  }
  const game = await gameNamed(job.game)
  if (job.type === 'odds') {
    const soFar = fromTimeToTime(say, () => performance.now())
    return game.odds?.(job.state, job.seat, job.answer, soFar) ?? null
  }
  const bot = botNamed(game, job.bot)
  if (bot === undefined) throw new Error(`no bot ${job.bot}`)
  const place = placeAt(job.state, job.seat)
  const chance = randomFrom(job.seed)
  return job.type === 'choose'
    ? bot.choose(place, chance)
    : shownWhere(game, job.state, job.seat, bot.advise?.(place, chance) ?? null)
}

async function gameNamed(id: string): Promise<Game> {
  const game = Object.hasOwn(loaders, id) ? await loaders[id]?.() : undefined
  if (game === undefined) throw new Error(`no game ${id}`)
  return game
}
