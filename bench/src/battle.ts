import { Worker } from 'node:worker_threads'
import { type BattleRow, battleRows } from './battle-rows.ts'
import type { Result } from './measure.ts'

/**
 * Each game and its peer in a thread of their own, as `simulate` plays them: whoever plays one game has not played three
 * others before, which would leave the engine's code fit for all and best for none.
 */
export async function battleResults(): Promise<Result[]> {
  const results: Result[] = []
  for (const name of battleRows) results.push(await apart(name))
  return results
}

function apart(name: BattleRow): Promise<Result> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./battle-thread.js', import.meta.url), {
      workerData: name,
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
