import { parentPort, workerData } from 'node:worker_threads'
import { type BattleRow, battleRow } from './battle-rows.ts'

parentPort?.postMessage(battleRow(workerData as BattleRow))
