import { games } from '@sandtable/games'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { onOffer } from './src/host/offer.ts'

/** What there is to play, written into the page when it is built: no game is fetched to show the list of games. */
function offer(): Plugin {
  const id = 'virtual:offer'
  return {
    name: 'offer',
    resolveId: (asked) => (asked === id ? id : null),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(games.flatMap(onOffer))}` : null),
  }
}

export default defineConfig({
  plugins: [react(), offer()],
  // The engine is built from its sources, as in the tests.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist/page', sourcemap: true },
  server: { port: 4173 },
  preview: { port: 4173 },
})
