import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The engine is built from its sources, as in the tests.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist/page', sourcemap: true },
  server: { port: 4173 },
  preview: { port: 4173 },
})
