import { games } from '@sandtable/games'
import { onOffer } from '@sandtable/keeper/offer'
import { headers, policyOfPage } from '@sandtable/keeper/policy'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { offline } from './offline.ts'

/** What there is to play, written into the page when it is built: no game is fetched to show the list of games. */
function offer(): Plugin {
  const id = 'virtual:offer'
  return {
    name: 'offer',
    resolveId: (asked) => (asked === id ? id : null),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(games.flatMap(onOffer))}` : null),
  }
}

/** Only what is built has the policy: while somebody works on the page, the tools put scripts of their own into it. */
function policy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: policyOfPage }
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  }
}

export default defineConfig({
  plugins: [react(), offer(), policy(), offline()],
  // The engine is built from its sources, as in the tests.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist/page', sourcemap: true },
  server: { port: 4173 },
  preview: { port: 4173, headers },
})
