import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import type { Result } from './measure.ts'
import { common, ofTheTable } from './stage.ts'

/** What `packages/table/test/long-game.ts` exports. */
interface LongGame {
  readonly playable: readonly string[]
  bytesByDecision(game: string, bot: string, seed: string): number[]
  mean(values: readonly number[]): number
}

/** What a page hears of whole games between bots: how much a decision costs, early and late. */
export async function messageResults(): Promise<Result[]> {
  const outDir = await mkdtemp(`${tmpdir()}/sandtable-host-`)
  try {
    const { playable, bytesByDecision, mean } = await built(outDir)
    const kilobytes = (name: string, bytes: readonly number[], aim?: number): Result => ({
      name: `messages: ${name}`,
      value: Number((mean(bytes) / 1000).toFixed(1)),
      unit: 'KB',
      vs: {},
      ...(aim !== undefined && { aim }),
    })
    return playable.flatMap((game) =>
      ['random', 'steady'].flatMap((bot) => {
        const bytes = bytesByDecision(game, bot, 'long 0')
        const whole = kilobytes(`${game}, ${bot} players, a decision`, bytes, 20)
        if (bytes.length < 200) return [whole]
        return [
          whole,
          kilobytes(`${game}, ${bot} players, a decision of the first hundred`, bytes.slice(0, 100)),
          kilobytes(`${game}, ${bot} players, a decision of the last hundred`, bytes.slice(-100)),
        ]
      }),
    )
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** The host and a page without a browser, in one file: they are written for a bundler. */
async function built(outDir: string): Promise<LongGame> {
  const { build } = ofTheTable('vite') as typeof import('vite')
  await build({
    ...common,
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
    build: {
      ssr: 'test/long-game.ts',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'long-game.mjs' } },
    },
  })
  return (await import(pathToFileURL(`${outDir}/long-game.mjs`).href)) as LongGame
}
