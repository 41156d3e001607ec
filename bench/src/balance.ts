import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type BalanceGame, type Played, playBalance } from './balance-game.ts'

/**
 * How even Apex is between two steady bots: by board and mode, legend, weapon card, and how often each card is played.
 * `node bench/dist/balance.js --games 300 --seed spring`; `--random` equips legends by chance, so that every weapon
 * card comes to be used; `--board foundry --size 3` plays on one board, in one mode; `--json` tells every game, a line
 * each.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'balance' },
    random: { type: 'boolean', default: false },
    board: { type: 'string' },
    size: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
})

interface Share {
  won: number
  of: number
}

if (isMainThread) await measure()
else {
  const { first, every, games, asked } = workerData as Portion
  for (let number = first; number < games; number += every)
    parentPort?.postMessage(playBalance(asked, number))
}

/** What one worker plays. */
interface Portion {
  readonly first: number
  readonly every: number
  readonly games: number
  readonly asked: BalanceGame
}

function asked(): BalanceGame {
  const { seed, random, board, size } = values
  return { seed, random, ...(board && { board }), ...(size && { size: Number(size) }) }
}

async function measure(): Promise<void> {
  const shares: Record<string, Map<string, Share>> = {}
  const cards = new Map<string, Share>()
  let stuck = 0
  const count = (heading: string, what: string, won: number) => {
    shares[heading] ??= new Map()
    const share = shares[heading].get(what) ?? { won: 0, of: 0 }
    shares[heading].set(what, { won: share.won + won, of: share.of + 1 })
  }
  const note = (one: Played) => {
    if (values.json) console.log(JSON.stringify(one))
    if (one.problem !== null) {
      stuck++
      console.error(`game ${one.number}: ${one.problem}`)
      return
    }
    const { board, size, winner, reason } = one
    const wonBy = (squad: string) => (winner === null ? 0.5 : winner === squad ? 1 : 0)
    const mode = `${size}v${size}`
    count('red, by board and mode', `${board} ${mode}`, wonBy('red'))
    count('red, by mode', mode, wonBy('red'))
    count('red, by way of ending', reason, wonBy('red'))
    for (const { id, squad, weapons, used } of one.legends) {
      count('legends', id, wonBy(squad))
      count('legends by mode', `${id} ${mode}`, wonBy(squad))
      for (const card of weapons) count('weapon cards', card, wonBy(squad))
      for (const [card, times] of Object.entries(used)) {
        const share = cards.get(card) ?? { won: 0, of: 0 }
        cards.set(card, { won: share.won + wonBy(squad) * times, of: share.of + times })
      }
    }
  }
  const games = Number(values.games)
  const every = Math.max(1, Math.min(Number(values.workers), games))
  const done = Array.from({ length: every }, (_, first) => {
    const workerData: Portion = { first, every, games, asked: asked() }
    const worker = new Worker(new URL(import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    })
    worker.on('message', note)
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  })
  await Promise.all(done)
  if (!values.json) {
    for (const [heading, found] of Object.entries(shares)) table(heading, found)
    table('cards and abilities, how often used for what they say', cards, ([, a], [, b]) => a.of - b.of)
  }
  if (stuck > 0) process.exitCode = 1
}

type Row = readonly [string, Share]

function table(
  heading: string,
  found: ReadonlyMap<string, Share>,
  order = ([, a]: Row, [, b]: Row) => a.won / a.of - b.won / b.of,
): void {
  console.log(heading)
  for (const [what, { won, of }] of [...found].sort(order))
    console.log(
      `  ${what.padEnd(32)} ${((100 * won) / of).toFixed(1).padStart(5)} ± ${(50 / Math.sqrt(of)).toFixed(1)} of ${of}`,
    )
}
