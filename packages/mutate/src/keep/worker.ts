import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@sandtable/kernel'
import { coveringSetups, exercise } from '@sandtable/kernel/contract'
import { installSwitchboard } from '../switchboard.ts'
import { fight } from './fight.ts'

export interface Work {
  readonly bundle: string
  readonly game: string
  readonly mutants: number
}

const work: Work = workerData
const switches = installSwitchboard(work.mutants)
const exported: Record<string, unknown> = await import(work.bundle)
const game = exported[work.game] as Game
const exercised = exercise(game)
const setups = coveringSetups(game, work.game)

parentPort?.on('message', (number: number) => {
  const seed = `${work.game} ${number}`
  parentPort?.postMessage(fight(exercised, switches, setups(number), seed))
})
parentPort?.postMessage(game.version)
