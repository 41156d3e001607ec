import { parentPort, workerData } from 'node:worker_threads'
import { botNamed } from '@sandtable/bots'
import type { Bot, Game } from '@sandtable/kernel'
import { coveringSetups, exercise, fighterOf } from '@sandtable/kernel/contract'
import { saveBroken } from './broken-game.ts'
import { shelfOf } from './outside.ts'
import { fileTrouble } from './paths.ts'
import { seatsAt } from './seats.ts'
import { type BrokenGame, emptyTally, type Pairing, playOne } from './tally.ts'
import type { Chunk, ChunkReport, SavedGame, Work } from './work.ts'

const work = workerData as Work
const game = await gameOf(work)
const noted = work.noting ? exercise(game) : null
const pairing = pairingOf(work)
const told = new Set<string>()

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
  const exercised = [...(noted?.seen ?? [])].filter((one) => !told.has(one))
  for (const one of exercised) told.add(one)
  return { tally, broken: broken.map(saved), seconds, exercised }
}

function saved({ record, ...rest }: BrokenGame): SavedGame {
  if (record === null) return { ...rest, path: null, unsaved: null }
  try {
    return { ...rest, path: saveBroken(work.folder, pairing.game, rest.number, record), unsaved: null }
  } catch (error) {
    const trouble = fileTrouble(error)
    if (trouble === undefined) throw error
    return { ...rest, path: null, unsaved: trouble }
  }
}

async function gameOf(asked: Work): Promise<Game> {
  const found = (await shelfOf(asked)).find(({ id }) => id === asked.game)?.game
  if (!found) throw new Error(`no game “${asked.game}” on the shelf`)
  return { ...found, randomSetup: (random, wanted) => found.randomSetup(random, wanted, asked.on) }
}

function pairingOf({ seed, bots }: Work): Pairing {
  const named = botsOf(bots)
  if (noted === null) return { game, bots: named, seed }
  const fighters = Object.fromEntries(seatsAt(game).map((seat) => [seat, fighterOf(game)]))
  return {
    game: noted.game,
    bots: { ...fighters, ...named },
    seed,
    setups: coveringSetups(game, seed),
    noting: noted.noting,
  }
}

function botsOf(bots: Work['bots']): Record<string, Bot> {
  const found: Record<string, Bot> = {}
  for (const [seat, id] of Object.entries(bots)) {
    const bot = botNamed(game, id)
    if (bot === undefined) throw new Error(`no bot “${id}”`)
    found[seat] = bot
  }
  return found
}
