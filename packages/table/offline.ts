import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url))

/** The service worker, built when everything else is there: it names all files of the page. */
export function offline(): Plugin {
  let outDir = ''
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      outDir = fileURLToPath(new URL(config.build.outDir, `file://${config.root}/`))
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        define: {
          builtFiles: JSON.stringify(filesIn(outDir)),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir,
          emptyOutDir: false,
          lib: { entry, formats: ['iife'], name: 'keeper', fileName: () => 'service-worker.js' },
        },
      })
    },
  }
}

/** Files below `assets` are named after what is in them; the others get its fingerprint. */
function filesIn(folder: string): { url: string; revision: string | null }[] {
  const urls = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return urls
    .filter((url) => /\.(?:html|js|css|svg|png|webmanifest)$/.test(url) && url !== 'service-worker.js')
    .toSorted()
    .map((url) => ({
      url,
      revision: url.startsWith('assets/')
        ? null
        : createHash('sha256')
            .update(readFileSync(`${folder}/${url}`))
            .digest('hex')
            .slice(0, 12),
    }))
}
