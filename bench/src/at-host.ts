import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { common, ofTheTable } from './stage.ts'

/** What a file in `packages/table/test` exports: the host and a page without a browser, which are written for a bundler. */
export async function ofTestsOfTheTable<T>(name: string): Promise<T> {
  const outDir = await mkdtemp(`${tmpdir()}/sandtable-host-`)
  try {
    const { build } = ofTheTable('vite') as typeof import('vite')
    await build({
      ...common,
      ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
      build: {
        ssr: `test/${name}.ts`,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
      },
    })
    return (await import(pathToFileURL(`${outDir}/${name}.mjs`).href)) as T
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
