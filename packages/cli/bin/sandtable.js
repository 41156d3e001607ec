#!/usr/bin/env node
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../dist/main.js', import.meta.url))) {
  console.error('sandtable is not built yet: run `npm ci` (or `npm run build`) in its folder first.')
  process.exit(2)
}
await import('../dist/main.js')
