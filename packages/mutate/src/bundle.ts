import { join } from 'node:path'
import { build } from 'vite'
import { type Suspect, type Suspects, withMutants } from './sources.ts'

/** The game in one file with all its mutants, which a worker loads in a moment. The engine stays what was built. */
export async function bundle(game: Suspect, suspects: Suspects, outDir: string): Promise<string> {
  await build({
    root: game.folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [withMutants(suspects.texts)],
    ssr: { external: true },
    build: {
      ssr: join(game.folder, 'src', 'index.ts'),
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'game.js' } },
    },
  })
  return join(outDir, 'game.js')
}
