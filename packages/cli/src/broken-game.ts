import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Game, type GameRecord, hashOf, openMatch, submit } from '@sandtable/kernel'

/** Stands for the state after a move that could not be played. */
export const unknownHash = ''

/** Writes a broken game down as a replay file; gives back its path. */
export function saveBroken(folder: string, game: Game, number: number, record: GameRecord): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, fileName(record, number))
  writeFileSync(path, `${JSON.stringify(withHashes(game, record))}\n`)
  return path
}

/** The record with the hashes of all states that can be reached; the move that breaks the game stays in it. */
export function withHashes(game: Game, record: GameRecord): GameRecord {
  const hashes = hashesOf(game, record)
  if (hashes.length === 0) return record
  while (hashes.length <= record.moves.length) hashes.push(unknownHash)
  return { ...record, hashes }
}

function hashesOf(game: Game, record: GameRecord): string[] {
  let hashes: string[] = []
  try {
    const match = openMatch(game, record.setup as object, record.seed)
    hashes = match.record.hashes
    for (const move of record.moves) if (submit(match, move) !== null) break
  } catch {
    // This is where it breaks: what came before is all there is.
  }
  return hashes
}

/** A seed can be any text, a file name cannot. */
function fileName({ game, seed }: GameRecord, number: number): string {
  const name = seed.slice(0, seed.lastIndexOf('/'))
  const tame = name.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 60)
  return `${game}-${tame === name ? name : `${tame}-${hashOf(name)}`}-${number}.json`
}
