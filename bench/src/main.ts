import { parseArgs } from 'node:util'
import { battleResults } from './battle.ts'
import { gridResults } from './grid.ts'
import { hostResults } from './host.ts'
import { kernelResults } from './kernel.ts'
import { legionResults } from './legion.ts'
import type { Result } from './measure.ts'
import { messageResults } from './messages.ts'
import { oddsResults } from './odds.ts'
import { oddsInPlayResults } from './odds-in-play.ts'
import { planeResults } from './plane.ts'
import { tableResults } from './table.ts'

type Outcome = readonly Result[] | { readonly leftOut: string }

const sections: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  kernel: kernelResults,
  odds: () => [...oddsResults(), ...oddsInPlayResults()],
  plane: planeResults,
  grid: gridResults,
  battle: battleResults,
  legion: legionResults,
  messages: messageResults,
  host: hostResults,
  table: tableResults,
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, only: { type: 'string', multiple: true } },
})
const unknown = values.only?.find((name) => sections[name] === undefined)
if (unknown !== undefined) {
  console.error(`There is no section ${unknown}. Sections: ${Object.keys(sections).join(', ')}`)
  process.exit(1)
}

const results: Result[] = []
const leftOut: Record<string, string> = {}

for (const [name, section] of Object.entries(sections)) {
  if (values.only !== undefined && !values.only.includes(name)) continue
  const outcome = await section()
  if ('leftOut' in outcome) {
    leftOut[name] = outcome.leftOut
    if (!values.json) console.log(`${name}: left out, ${outcome.leftOut}`)
    continue
  }
  for (const result of outcome) {
    results.push(result)
    if (!values.json) console.log(line(result))
  }
}
if (values.json) console.log(JSON.stringify({ results, leftOut }))

function line({ name, value, unit, vs, aim, atLeast }: Result): string {
  const beside = Object.entries(vs).map(([peer, ratio]) => `${ratio} × ${peer}`)
  if (aim !== undefined) beside.push(`aim: at most ${aim.toLocaleString('en')} ${unit}`)
  if (atLeast !== undefined) beside.push(`aim: at least ${atLeast.toLocaleString('en')} ${unit}`)
  return `${name.padEnd(68)} ${value.toLocaleString('en').padStart(12)} ${unit.padEnd(12)} ${beside.join(', ')}`
}
