import { battleResults } from './battle.ts'
import { gridResults } from './grid.ts'
import { kernelResults } from './kernel.ts'
import type { Result } from './measure.ts'
import { oddsResults } from './odds.ts'
import { planeResults } from './plane.ts'

const parts: readonly (() => Result[])[] = [
  kernelResults,
  oddsResults,
  planeResults,
  gridResults,
  battleResults,
]
const json = process.argv.includes('--json')
const results: Result[] = []

for (const part of parts) {
  for (const result of part()) {
    results.push(result)
    if (!json) console.log(line(result))
  }
}
if (json) console.log(JSON.stringify({ results }))

function line({ name, value, unit, vs }: Result): string {
  const peers = Object.entries(vs).map(([peer, ratio]) => `${ratio} × ${peer}`)
  return `${name.padEnd(52)} ${value.toLocaleString('en').padStart(12)} ${unit.padEnd(12)} ${peers.join(', ')}`
}
