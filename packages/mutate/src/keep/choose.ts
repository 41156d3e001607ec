import { type Game, type GameRecord, recordFormat } from '@sandtable/kernel'
import { every, type Fought } from './fight.ts'

/** More than this is not kept: the file is read by every test run and lies in the repository. */
const mostBytes = 350_000

/**
 * Some of the games, each no longer than it must be: again and again the one that brings most that is new for its
 * length, up to the move that brings the last of it. It ends when nothing new comes or there is no more room.
 */
export function choose(fought: readonly Fought[], { id, version }: Pick<Game, 'id' | 'version'>): string[] {
  const known = new Set<string>()
  const lines: string[] = []
  let left = [...fought]
  let bytes = 0
  while (left.length > 0) {
    const judged = left.map((game) => judge(game, known)).filter(({ fresh }) => fresh.length > 0)
    const best = judged.reduce((one, other) => (other.worth > one.worth ? other : one), judged[0] ?? nothing)
    if (best === nothing) break
    left = judged.map(({ game }) => game).filter((game) => game !== best.game)
    const line = `${JSON.stringify(recordOf(best.game, best.length, id, version))}\n`
    if (bytes + line.length > mostBytes) continue
    bytes += line.length
    lines.push(line)
    for (const [key, moves] of best.game.firsts) if (moves <= best.length) known.add(key)
  }
  // The short ones first: they are the quickest witnesses.
  return lines.sort((a, b) => a.length - b.length)
}

interface Judged {
  readonly game: Fought
  readonly fresh: readonly (readonly [string, number])[]
  readonly length: number
  readonly worth: number
}

const nothing: Judged = {
  game: { setup: null, seed: '', moves: [], hashes: [], firsts: [] },
  fresh: [],
  length: 0,
  worth: 0,
}

/** A setup takes as much room as so many moves. */
const setupLength = 30

function judge(game: Fought, known: ReadonlySet<string>): Judged {
  const fresh = game.firsts.filter(([key]) => !known.has(key))
  const last = fresh.reduce((most, [, moves]) => Math.max(most, moves), 0)
  const length = Math.min(game.moves.length, Math.ceil(last / every) * every)
  return { game, fresh, length, worth: fresh.length / (length + setupLength) }
}

function recordOf(fought: Fought, length: number, game: string, version: string): GameRecord {
  const { setup, seed, moves, hashes } = fought
  return {
    sandtable: 'replay',
    format: recordFormat,
    game,
    version,
    setup,
    seed,
    moves: moves.slice(0, length),
    hashes: hashes.slice(0, 1 + Math.ceil(length / every)),
    every,
  }
}
