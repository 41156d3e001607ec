import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '@sandtable/bots'
import type { Bot, Game } from '@sandtable/kernel'
import { saveBroken } from './broken-game.ts'
import { shelfOf } from './outside.ts'
import { type BrokenGame, emptyTally, type Pairing, playOne } from './tally.ts'
import type { Chunk, ChunkReport, SavedGame, Work } from './work.ts'

const work = workerData as Work
const game = await gameOf(work)
const pairing: Pairing = { game, bots: botsOf(work, game), seed: work.seed }

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(play(chunk)))
parentPort?.postMessage(null)

function play({ from, to }: Chunk): ChunkReport {
  const tally = emptyTally()
  const broken: BrokenGame[] = []
  const begun = performance.now()
  for (let number = from; number < to; number++) {
    const one = playOne(pairing, number, tally)
    if (one !== null) broken.push(one)
  }
  const seconds = (performance.now() - begun) / 1000
  return { tally, broken: broken.map(saved), seconds }
}

function saved({ record, ...rest }: BrokenGame): SavedGame {
  const path = record === null ? null : saveBroken(work.folder, pairing.game, rest.number, record)
  return { ...rest, path }
}

async function gameOf(asked: Work): Promise<Game> {
  const found = (await shelfOf(asked)).find(({ id }) => id === asked.game)?.game
  if (!found) throw new Error(`no game “${asked.game}” on the shelf`)
  return found
}

function botsOf({ bots }: Work, of: Game): Record<string, Bot> {
  const found: Record<string, Bot> = {}
  for (const [seat, id] of Object.entries(bots)) {
    const bot = botNamed(of, id)
    if (bot === undefined) throw new Error(`no bot “${id}”`)
    found[seat] = bot
  }
  return found
}
